// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

interface IPriceRouter {
    /// `to` base units that `amount` base units of `from` would buy by the best pool path, without moving the pools.
    function getAmountOut(address from, address to, uint256 amount) external view returns (uint256);
}
