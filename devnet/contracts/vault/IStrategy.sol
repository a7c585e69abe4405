// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// Where a vault's underlying works. Only its vault may move it.
interface IStrategy {
    /// Underlying held, at work or idle; without rewards that are still to be collected or swapped.
    function value() external view returns (uint256);
    /// About how much underlying `harvest` would add.
    function pendingYield() external view returns (uint256);
    /// Puts idle underlying to work.
    function invest() external;
    /// Sends `amount` underlying to the vault.
    function withdraw(uint256 amount) external;
    /// Collects rewards, turns them into underlying and puts all to work.
    function harvest() external;
    /// Sends a token that the strategy does not work with.
    function rescue(address token, address to) external;
}
