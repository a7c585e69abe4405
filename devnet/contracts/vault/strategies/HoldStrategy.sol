// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {StrategyBase} from "./StrategyBase.sol";

/// @dev Holds its underlying without investing it, because the farm has ended. Its only yield is what is sent to it.
contract HoldStrategy is StrategyBase {
    constructor(address vault_, address underlying_) StrategyBase(vault_, underlying_) {}

    function pendingYield() external pure returns (uint256) {
        return 0;
    }

    function _investedBalance() internal pure override returns (uint256) {
        return 0;
    }

    function _invest() internal override {}

    function _divest(uint256) internal override {}

    function _harvest() internal override {}

    function _isStrategyToken(address token) internal view override returns (bool) {
        return token == underlying;
    }
}
