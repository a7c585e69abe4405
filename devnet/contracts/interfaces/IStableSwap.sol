// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// A pool of two or three coins of like worth, of the Saddle family.
interface IStableSwap {
    function lpToken() external view returns (address);
    function getToken(uint8 index) external view returns (address);
    function getTokenBalance(uint8 index) external view returns (uint256);
    /// Coins that one LP token stands for at their par, scaled by 1e18; it only grows.
    function getVirtualPrice() external view returns (uint256);
    function calculateSwap(uint8 from, uint8 to, uint256 amountIn) external view returns (uint256);
    function calculateTokenAmount(uint256[] calldata amounts, bool isDeposit) external view returns (uint256);
}
