// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice ENS-style name registry (EIP-137). A node is the namehash of a name.
interface INameRegistry {
    /// @notice Resolver of the name; the zero address if none is set.
    function resolver(bytes32 node) external view returns (address);
}

/// @notice ENS-style resolver (EIP-137, EIP-1577).
interface INameResolver {
    /// @notice Address that the name resolves to; the zero address if none is set.
    function addr(bytes32 node) external view returns (address);

    /// @notice Content hash of the name (EIP-1577): protocol code and address. Empty if none is set.
    function contenthash(bytes32 node) external view returns (bytes memory);
}
