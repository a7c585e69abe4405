// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

interface IPairFactory {
    /// The pair of two tokens, in any order; the zero address where there is none.
    function getPair(address tokenA, address tokenB) external view returns (address pair);
}
