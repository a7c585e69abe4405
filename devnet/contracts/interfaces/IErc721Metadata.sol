// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice Metadata extension of ERC-721.
interface IErc721Metadata {
    /// @notice URI of a JSON document with `name` and `image`. Reverts for a token that does not exist.
    function tokenURI(uint256 tokenId) external view returns (string memory);
}
