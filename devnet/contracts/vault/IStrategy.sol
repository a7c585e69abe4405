// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @dev Invests a vault's underlying. Only its vault can move the funds.
interface IStrategy {
    /// @dev Underlying held, invested or idle, excluding unharvested rewards.
    function value() external view returns (uint256);
    /// @dev Approximate underlying that `harvest` would add.
    function pendingYield() external view returns (uint256);
    /// @dev Invests idle underlying.
    function invest() external;
    /// @dev Sends `amount` underlying to the vault.
    function withdraw(uint256 amount) external;
    /// @dev Collects rewards, swaps them to underlying and reinvests.
    function harvest() external;
    /// @dev Sends a token that the strategy does not use.
    function rescue(address token, address to) external;
}
