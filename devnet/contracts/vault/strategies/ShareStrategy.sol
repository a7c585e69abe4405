// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {StrategyBase} from "./StrategyBase.sol";

/// Holds shares of something whose underlying grows by itself.
abstract contract ShareStrategy is StrategyBase {
    using SafeERC20 for IERC20;
    using Math for uint256;

    address private immutable _shares;

    constructor(address vault_, address underlying_, address shares) StrategyBase(vault_, underlying_) {
        _shares = shares;
        IERC20(underlying_).forceApprove(shares, type(uint256).max);
    }

    /// The growth is in the value already.
    function pendingYield() external pure returns (uint256) {
        return 0;
    }

    /// Underlying that all shares stand for now.
    function _totalAssets() internal view virtual returns (uint256);
    function _enter(uint256 amount) internal virtual;
    function _leave(uint256 shares) internal virtual;

    function _atWork() internal view override returns (uint256) {
        uint256 supply = IERC20(_shares).totalSupply();
        return supply == 0 ? 0 : _held(_shares).mulDiv(_totalAssets(), supply);
    }

    function _invest() internal override {
        uint256 idle = _held(underlying);
        uint256 supply = IERC20(_shares).totalSupply();
        // What is worth no share stays idle.
        if (supply == 0 ? idle > 0 : idle.mulDiv(supply, _totalAssets()) > 0) _enter(idle);
    }

    function _divest(uint256 amount) internal override {
        uint256 supply = IERC20(_shares).totalSupply();
        if (supply == 0) return;
        _leave(Math.min(amount.mulDiv(supply, _totalAssets(), Math.Rounding.Ceil), _held(_shares)));
    }

    /// There is nothing to collect. What is idle waits for the next deposit, which bears the rounding of its shares.
    function harvest() external override onlyVault {}

    function _harvest() internal override {}

    function _worksWith(address token) internal view override returns (bool) {
        return token == underlying || token == _shares;
    }
}
