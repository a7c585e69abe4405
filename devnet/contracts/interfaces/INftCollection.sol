// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice What the app calls of an ERC-721 collection with the metadata and enumerable extensions. A collection need not
/// have the enumerable one.
interface INftCollection {
    event Transfer(address indexed from, address indexed to, uint256 indexed tokenId);
    event Approval(address indexed owner, address indexed approved, uint256 indexed tokenId);
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

    function name() external view returns (string memory);
    function symbol() external view returns (string memory);
    /// @notice URI of a JSON document with `name`, `description` and `image` of the collection (ERC-7572).
    function contractURI() external view returns (string memory);
    function tokenURI(uint256 tokenId) external view returns (string memory);
    function totalSupply() external view returns (uint256);
    function tokenByIndex(uint256 index) external view returns (uint256 tokenId);
    function tokenOfOwnerByIndex(address owner, uint256 index) external view returns (uint256 tokenId);
    function balanceOf(address owner) external view returns (uint256);
    function ownerOf(uint256 tokenId) external view returns (address);
    function getApproved(uint256 tokenId) external view returns (address);
    function isApprovedForAll(address owner, address operator) external view returns (bool);
    function approve(address to, uint256 tokenId) external;
    function setApprovalForAll(address operator, bool approved) external;
    function safeTransferFrom(address from, address to, uint256 tokenId) external;
}
