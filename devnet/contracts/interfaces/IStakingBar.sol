// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// A staking bar: its token stands for a part of what it holds of another, which only grows.
interface IStakingBar {
    /// What is staked.
    function token() external view returns (address);
    /// Staked tokens for one token of the bar, scaled by 1e18.
    function ratio() external view returns (uint256);
    function totalSupply() external view returns (uint256);
    function balanceOf(address account) external view returns (uint256);
    function enter(uint256 amount) external;
    function leave(uint256 shares) external;
}
