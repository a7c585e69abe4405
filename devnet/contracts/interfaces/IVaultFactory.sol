// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

interface IVaultFactory {
    event StrategyCreated(address indexed token, address indexed vault);

    /// The share token of the vault for `token`, or the zero address where none was created.
    function getToken(address token) external view returns (address);
    function createCandyStrategy(address token) external returns (address vault);
}
