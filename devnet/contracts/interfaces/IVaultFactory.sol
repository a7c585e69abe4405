// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

interface IVaultFactory {
    event StrategyCreated(address indexed token, address indexed vault);

    /// @notice Vault of `token`; the zero address if none was created.
    function getToken(address token) external view returns (address);
    function createCandyStrategy(address token) external returns (address vault);
}
