// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice Operator approvals of an NFT collection (ERC-721; ERC-1155 has the same functions).
interface IErc721 {
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

    function balanceOf(address owner) external view returns (uint256);
    function setApprovalForAll(address operator, bool approved) external;
    function isApprovedForAll(address owner, address operator) external view returns (bool);
}
