// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice Staking bar (xSUSHI style): its token is a share of the staked tokens it holds.
interface IStakingBar {
    /// @notice The staked token.
    function token() external view returns (address);
    /// @notice Staked tokens per bar token, scaled by 1e18.
    function ratio() external view returns (uint256);
    function totalSupply() external view returns (uint256);
    function balanceOf(address account) external view returns (uint256);
    function enter(uint256 amount) external;
    function leave(uint256 shares) external;
}
