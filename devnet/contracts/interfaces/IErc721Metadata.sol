// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// Where a collection of NFTs says what each is (ERC-721, metadata extension).
interface IErc721Metadata {
    /// The address of a JSON document with `name` and `image`; reverts for a token that does not exist.
    function tokenURI(uint256 tokenId) external view returns (string memory);
}
