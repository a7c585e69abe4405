// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice Liquidity events of a pair. Separate from IPair, which every page loads.
interface IPairLiquidity {
    event Mint(address indexed sender, uint256 amount0, uint256 amount1);
    event Burn(address indexed sender, uint256 amount0, uint256 amount1, address indexed to);
}
