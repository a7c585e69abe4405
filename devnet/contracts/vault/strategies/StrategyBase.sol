// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {IStrategy} from "../IStrategy.sol";

/// @dev Common base of the strategies: access control and accounting of idle underlying.
abstract contract StrategyBase is IStrategy {
    using SafeERC20 for IERC20;

    address public immutable vault;
    address public immutable underlying;

    modifier onlyVault() {
        require(msg.sender == vault, "only the vault");
        _;
    }

    constructor(address vault_, address underlying_) {
        vault = vault_;
        underlying = underlying_;
    }

    function value() external view returns (uint256) {
        return _held(underlying) + _investedBalance();
    }

    function invest() external onlyVault {
        _invest();
    }

    function withdraw(uint256 amount) external onlyVault {
        _divest(amount);
        IERC20(underlying).safeTransfer(vault, amount);
    }

    function harvest() external virtual onlyVault {
        _harvest();
        _invest();
    }

    function rescue(address token, address to) external onlyVault {
        require(!_isStrategyToken(token), "strategy uses this token");
        IERC20(token).safeTransfer(to, _held(token));
    }

    function _investedBalance() internal view virtual returns (uint256);
    function _invest() internal virtual;
    /// @dev Makes at least `amount` idle.
    function _divest(uint256 amount) internal virtual;
    /// @dev Swaps everything earned to idle underlying.
    function _harvest() internal virtual;
    function _isStrategyToken(address token) internal view virtual returns (bool);

    function _held(address token) internal view returns (uint256) {
        return IERC20(token).balanceOf(address(this));
    }
}
