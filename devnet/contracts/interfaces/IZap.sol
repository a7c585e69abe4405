// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// Turns any token or LP token into any other over the pools. The zero address stands for native CRO.
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

    /// Sends `tokenOut` to `recipient`; what is left over goes back to the caller. There is no minimum output:
    /// simulate before sending. Native CRO is sent along as exactly `amount` wei. `referrer` may be the zero address.
    /// Of a token that keeps a part of each transfer, `amountOut` is what arrived. Reverts with 'No route' where the
    /// pools do not connect the two, and for an LP token one of whose tokens keeps such a part.
    function zap(address tokenIn, address tokenOut, uint256 amount, address referrer, address recipient)
        external
        payable
        returns (uint256 amountOut);

    /// The path among the direct one and those through WCRO and USDC that gives the most for `amount`, neither being
    /// an LP token nor native. Empty where there is none.
    function bestPath(address from, address to, uint256 amount) external view returns (address[] memory path, uint256 amountOut);
}
