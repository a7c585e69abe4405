// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice Converts any token or LP token into any other through the pools. The zero address is native CRO.
interface IZap {
    event Zapped(
        address indexed account,
        address indexed tokenIn,
        address indexed tokenOut,
        uint256 amountIn,
        uint256 amountOut,
        address recipient,
        address referrer
    );

    /// @notice Sends `tokenOut` to `recipient` and refunds leftovers to the caller.
    /// @dev There is no minimum output, so simulate before sending. Native input must be sent as exactly `amount` wei.
    /// For a fee-on-transfer token, `amountOut` is the amount received. Reverts with 'No route' if the pools do not
    /// connect the two tokens; also reverts if one token of an output LP token charges a fee on transfer.
    /// @param referrer may be the zero address
    function zap(address tokenIn, address tokenOut, uint256 amount, address referrer, address recipient)
        external
        payable
        returns (uint256 amountOut);

    /// @notice Path with the highest output for `amount`: direct, or through WCRO and USDC. Empty if there is no path.
    /// @dev Neither token may be native or an LP token.
    function bestPath(address from, address to, uint256 amount) external view returns (address[] memory path, uint256 amountOut);
}
