// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {FarmLpStrategy} from "./strategies/FarmLpStrategy.sol";
import {FarmPlace} from "./strategies/FarmStrategy.sol";

/// Holds the strategy's code for the factory, which would be too large with it.
contract FarmLpStrategyCreator {
    function create(address vault, address underlying, FarmPlace calldata place) external returns (address) {
        return address(new FarmLpStrategy(vault, underlying, place));
    }
}
