// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {StrategyBase} from "./StrategyBase.sol";

/// @dev Holds shares whose value in underlying grows.
abstract contract ShareStrategy is StrategyBase {
    using SafeERC20 for IERC20;
    using Math for uint256;

    address private immutable _shares;

    constructor(address vault_, address underlying_, address shares) StrategyBase(vault_, underlying_) {
        _shares = shares;
        IERC20(underlying_).forceApprove(shares, type(uint256).max);
    }

    /// @dev Always 0: `value` includes the growth.
    function pendingYield() external pure returns (uint256) {
        return 0;
    }

    /// @dev Underlying that backs all shares now.
    function _totalAssets() internal view virtual returns (uint256);
    function _enter(uint256 amount) internal virtual;
    function _leave(uint256 shares) internal virtual;

    function _investedBalance() internal view override returns (uint256) {
        uint256 supply = IERC20(_shares).totalSupply();
        return supply == 0 ? 0 : _held(_shares).mulDiv(_totalAssets(), supply);
    }

    function _invest() internal override {
        uint256 idle = _held(underlying);
        uint256 supply = IERC20(_shares).totalSupply();
        // Amounts worth less than one share stay idle.
        if (supply == 0 ? idle > 0 : idle.mulDiv(supply, _totalAssets()) > 0) _enter(idle);
    }

    function _divest(uint256 amount) internal override {
        uint256 supply = IERC20(_shares).totalSupply();
        if (supply == 0) return;
        _leave(Math.min(amount.mulDiv(supply, _totalAssets(), Math.Rounding.Ceil), _held(_shares)));
    }

    /// @dev Nothing to collect. Idle underlying waits for the next deposit, which bears the rounding of its shares.
    function harvest() external override onlyVault {}

    function _harvest() internal override {}

    function _isStrategyToken(address token) internal view override returns (bool) {
        return token == underlying || token == _shares;
    }
}
