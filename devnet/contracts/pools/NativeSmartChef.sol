// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {INativeSmartChef} from "../interfaces/ISmartChef.sol";
import {SmartChefBase, SmartChefParams} from "./SmartChefBase.sol";

/// @dev Stakes CRO and pays a token. `stakedToken` is wrapped CRO, which has the same price.
contract NativeSmartChef is INativeSmartChef, SmartChefBase {
    /// @dev Accounts that can't stake more. They can always withdraw, with their reward.
    mapping(address account => bool) public isBlacklisted;

    constructor(SmartChefParams memory params) SmartChefBase(params) {}

    function deposit() external payable nonReentrant {
        require(!isBlacklisted[msg.sender], "account is blacklisted");
        _stake(msg.value);
    }

    function setBlacklisted(address account, bool isBlocked) external onlyOwner {
        isBlacklisted[account] = isBlocked;
    }

    function _sendStake(address to, uint256 amount) internal override {
        Address.sendValue(payable(to), amount);
    }
}
