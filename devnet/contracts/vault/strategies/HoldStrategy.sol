// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {StrategyBase} from "./StrategyBase.sol";

/// Holds its underlying, whose farm has ended. What is sent to it is its only yield.
contract HoldStrategy is StrategyBase {
    constructor(address vault_, address underlying_) StrategyBase(vault_, underlying_) {}

    function pendingYield() external pure returns (uint256) {
        return 0;
    }

    function _atWork() internal pure override returns (uint256) {
        return 0;
    }

    function _invest() internal override {}

    function _divest(uint256) internal override {}

    function _harvest() internal override {}

    function _worksWith(address token) internal view override returns (bool) {
        return token == underlying;
    }
}
