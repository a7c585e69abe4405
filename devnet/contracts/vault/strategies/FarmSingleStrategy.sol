// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {FarmPlace, FarmStrategy} from "./FarmStrategy.sol";

/// Stakes one token.
contract FarmSingleStrategy is FarmStrategy {
    constructor(address vault_, address underlying_, FarmPlace memory place) FarmStrategy(vault_, underlying_, place) {}

    function pendingYield() external view returns (uint256) {
        (uint256 first, uint256 second) = _rewards();
        return _quote(rewardToken, underlying, first) + _quote(secondRewardToken, underlying, second);
    }

    function _reinvest() internal override {
        _swapAll(rewardToken, underlying);
        _swapAll(secondRewardToken, underlying);
    }

    function _isPart(address token) internal view override returns (bool) {
        return token == underlying;
    }
}
