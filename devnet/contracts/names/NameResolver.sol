// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {INameResolver} from "../interfaces/INameService.sol";
import {NameRegistry} from "./NameRegistry.sol";

/// @dev ENS-style resolver (EIP-137, EIP-1577, EIP-634). The owner of a name writes its records.
contract NameResolver is INameResolver {
    NameRegistry private immutable registry;
    mapping(bytes32 => address) private addresses;
    mapping(bytes32 => bytes) private hashes;
    mapping(bytes32 => mapping(string => string)) private texts;

    constructor(NameRegistry names) {
        registry = names;
    }

    modifier onlyOwnerOf(bytes32 node) {
        require(registry.owner(node) == msg.sender, "Not the owner");
        _;
    }

    function setAddr(bytes32 node, address who) external onlyOwnerOf(node) {
        addresses[node] = who;
    }

    function setContenthash(bytes32 node, bytes calldata hash) external onlyOwnerOf(node) {
        hashes[node] = hash;
    }

    function setText(bytes32 node, string calldata key, string calldata value) external onlyOwnerOf(node) {
        texts[node][key] = value;
    }

    function addr(bytes32 node) external view override returns (address) {
        return addresses[node];
    }

    function contenthash(bytes32 node) external view override returns (bytes memory) {
        return hashes[node];
    }

    function text(bytes32 node, string calldata key) external view returns (string memory) {
        return texts[node][key];
    }
}
