// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

interface IPairFactory {
    /// @notice Pair of the two tokens, in either order; the zero address if there is none.
    function getPair(address tokenA, address tokenB) external view returns (address pair);
}
