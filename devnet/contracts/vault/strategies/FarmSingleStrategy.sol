// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {FarmConfig, FarmStrategy} from "./FarmStrategy.sol";

/// @dev Stakes a single token in a farm.
contract FarmSingleStrategy is FarmStrategy {
    constructor(address vault_, address underlying_, FarmConfig memory farm) FarmStrategy(vault_, underlying_, farm) {}

    function pendingYield() external view returns (uint256) {
        (uint256 first, uint256 second) = _rewards();
        return _quote(rewardToken, underlying, first) + _quote(secondRewardToken, underlying, second);
    }

    function _reinvest() internal override {
        _swapAll(rewardToken, underlying);
        _swapAll(secondRewardToken, underlying);
    }

    function _isStakedToken(address token) internal view override returns (bool) {
        return token == underlying;
    }
}
