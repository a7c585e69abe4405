// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {LendingMarket} from "../../lending/LendingMarket.sol";
import {StrategyBase} from "./StrategyBase.sol";

/// @dev Supplies to a money market. The yield is its interest.
contract LendingStrategy is StrategyBase {
    using SafeERC20 for IERC20;
    using Math for uint256;

    uint256 private constant SCALE = 1e18;

    LendingMarket public immutable market;

    constructor(address vault_, LendingMarket market_) StrategyBase(vault_, market_.underlying()) {
        market = market_;
        IERC20(underlying).forceApprove(address(market_), type(uint256).max);
    }

    /// @dev Always 0: `value` includes the interest.
    function pendingYield() external pure returns (uint256) {
        return 0;
    }

    function _investedBalance() internal view override returns (uint256) {
        return market.balanceOfUnderlying(address(this));
    }

    function _invest() internal override {
        uint256 idle = _held(underlying);
        // Less than one market token stays idle.
        if (idle.mulDiv(SCALE, market.exchangeRateCurrent()) > 0) market.mint(idle);
    }

    function _divest(uint256 amount) internal override {
        uint256 tokens = amount.mulDiv(SCALE, market.exchangeRateCurrent());
        // One extra token covers rounding; the market rejects amounts below one token.
        market.redeem(tokens == 0 ? 0 : Math.min(tokens + 1, market.balanceOf(address(this))));
    }

    function _harvest() internal override {}

    function _isStrategyToken(address token) internal view override returns (bool) {
        return token == underlying || token == address(market);
    }
}
