// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice Swaps acceptable tokens for its base token at fixed rates, less a fee that belongs to those who provide its
/// liquidity. Tokens, rates and fee never change.
interface ISwapPool {
    event LiquidityAdded(address indexed account, address indexed token, uint256 amount, uint256 shares);
    /// @dev Amounts in the order of `tokens`.
    event LiquidityRemoved(address indexed account, uint256 shares, uint256[] amounts);
    event Swap(address indexed account, address indexed token, uint256 amount, uint256 amountOut);

    function baseToken() external view returns (address);
    /// @notice In basis points.
    function feeBps() external view returns (uint256);
    /// @notice The base token, then the acceptable ones.
    function tokens() external view returns (address[] memory);
    /// @notice Whether the token can be swapped for the base token.
    function isAcceptable(address token) external view returns (bool);
    /// @notice Base units of the base token for 1e18 base units of a token, before the fee; 0 for other tokens.
    function rateOf(address token) external view returns (uint256);
    /// @notice What was added and swapped. Transfers to the contract don't count.
    function reserveOf(address token) external view returns (uint256);
    /// @notice Includes 1,000 shares of nobody, which stay in the pool.
    function totalShares() external view returns (uint256);
    function sharesOf(address account) external view returns (uint256);
    /// @notice All reserves in base units of the base token, at the rates, rounded up.
    function totalValue() external view returns (uint256);
    /// @notice What `swap` pays for an amount that arrives without a transfer fee.
    function getAmountOut(address token, uint256 amount) external view returns (uint256);
    /// @notice Adds the base token, or an acceptable one for what `swap` would pay. The first account to add gets 1,000 shares
    /// less.
    function addLiquidity(address token, uint256 amount) external returns (uint256 shares);
    /// @notice Pays the share of every reserve.
    function removeLiquidity(uint256 shares) external returns (uint256[] memory amounts);
    /// @notice Takes an acceptable token and pays the base token. Pays in full or reverts with 'Not enough liquidity'.
    function swap(address token, uint256 amount) external returns (uint256 amountOut);
}
