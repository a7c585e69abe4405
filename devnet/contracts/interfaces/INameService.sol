// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// A registry of names as ENS has it (EIP-137). A node is the hash of a name.
interface INameRegistry {
    /// The contract that knows what belongs to a name; zero where nobody set one.
    function resolver(bytes32 node) external view returns (address);
}

/// What belongs to a name (EIP-137, EIP-1577).
interface INameResolver {
    /// Who is called so; zero where nobody is.
    function addr(bytes32 node) external view returns (address);

    /// Where the content of a name is, as a code of its protocol and an address in it; empty where nothing was set.
    function contenthash(bytes32 node) external view returns (bytes memory);
}
