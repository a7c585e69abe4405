// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {FarmLpStrategy} from "./strategies/FarmLpStrategy.sol";
import {FarmConfig} from "./strategies/FarmStrategy.sol";

/// @dev Holds the strategy's creation code, which would push the factory over the contract size limit.
contract FarmLpStrategyCreator {
    function create(address vault, address underlying, FarmConfig calldata farm) external returns (address) {
        return address(new FarmLpStrategy(vault, underlying, farm));
    }
}
