// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IVaultFactory} from "../interfaces/IVaultFactory.sol";
import {FarmLpStrategyCreator} from "./FarmLpStrategyCreator.sol";
import {FarmConfig} from "./strategies/FarmStrategy.sol";
import {Vault} from "./Vault.sol";
import {VaultParams} from "./VaultBase.sol";

/// @dev Creates the vault of a farm's LP token on request, for tokens that the owner has registered.
contract VaultFactory is IVaultFactory, Ownable {
    struct Plan {
        VaultParams params;
        FarmConfig farm;
    }

    mapping(address token => Plan) private _plans;
    mapping(address token => address vault) public getToken;

    FarmLpStrategyCreator private immutable _strategies;

    constructor(FarmLpStrategyCreator strategies) Ownable(msg.sender) {
        _strategies = strategies;
    }

    function register(Plan calldata plan) external onlyOwner {
        _plans[plan.params.underlying] = plan;
    }

    function createCandyStrategy(address token) external returns (address) {
        Plan memory plan = _plans[token];
        require(plan.params.underlying == token && token != address(0), "no farm for this token");
        require(getToken[token] == address(0), "the vault exists");
        address owner = plan.params.owner;
        plan.params.owner = address(this);
        Vault vault = new Vault(plan.params);
        vault.setStrategy(_strategies.create(address(vault), token, plan.farm));
        vault.transferOwnership(owner);
        getToken[token] = address(vault);
        emit StrategyCreated(token, address(vault));
        return address(vault);
    }
}
