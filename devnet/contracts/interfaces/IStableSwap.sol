// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice Stable swap pool with two or three coins, in the manner of Saddle.
interface IStableSwap {
    function lpToken() external view returns (address);
    function getToken(uint8 index) external view returns (address);
    function getTokenBalance(uint8 index) external view returns (uint256);
    /// @notice Value of one LP token in coins at par, scaled by 1e18. It never decreases.
    function getVirtualPrice() external view returns (uint256);
    function calculateSwap(uint8 from, uint8 to, uint256 amountIn) external view returns (uint256);
    function calculateTokenAmount(uint256[] calldata amounts, bool isDeposit) external view returns (uint256);
}
