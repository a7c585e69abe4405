// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {INameRegistry} from "../interfaces/INameService.sol";

/// @dev ENS-style registry of name owners (EIP-137). The deployer owns the root.
contract NameRegistry is INameRegistry {
    struct Entry {
        address owner;
        address resolver;
    }

    mapping(bytes32 => Entry) private entries;

    modifier onlyOwnerOf(bytes32 node) {
        require(entries[node].owner == msg.sender, "Not the owner");
        _;
    }

    constructor() {
        entries[bytes32(0)].owner = msg.sender;
    }

    /// @dev Assigns the subdomain `label` of `node` to `holder`.
    /// @param label keccak256 of the label's text
    function setSubnodeOwner(bytes32 node, bytes32 label, address holder) external onlyOwnerOf(node) returns (bytes32 subnode) {
        subnode = keccak256(abi.encodePacked(node, label));
        entries[subnode].owner = holder;
    }

    function setResolver(bytes32 node, address to) external onlyOwnerOf(node) {
        entries[node].resolver = to;
    }

    function owner(bytes32 node) external view returns (address) {
        return entries[node].owner;
    }

    function resolver(bytes32 node) external view override returns (address) {
        return entries[node].resolver;
    }
}
