// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {StakingBar} from "../../staking/StakingBar.sol";
import {ShareStrategy} from "./ShareStrategy.sol";

/// @dev Stakes in a staking bar. The yield is the growth of its ratio.
contract BarStrategy is ShareStrategy {
    StakingBar public immutable bar;

    constructor(address vault_, StakingBar bar_) ShareStrategy(vault_, bar_.token(), address(bar_)) {
        bar = bar_;
    }

    function _totalAssets() internal view override returns (uint256) {
        return bar.totalStaked();
    }

    function _enter(uint256 amount) internal override {
        bar.enter(amount);
    }

    function _leave(uint256 shares) internal override {
        bar.leave(shares);
    }
}
