// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice What the squad's collection has beyond ERC-721 (enumerable, with metadata), with the function names of
/// PancakeSwap's PancakeSquad. Only the sale can mint, and set and lock the base URI.
interface ISquad {
    event Lock();

    /// @notice Number of NFTs once all are minted; their ids are 0 to `maxSupply` - 1.
    function maxSupply() external view returns (uint256);
    /// @notice SHA-256 of the metadata of all NFTs: of their SHA-256 hashes in lower-case hex, by token id, joined.
    function provenanceHash() external view returns (bytes32);
    /// @notice `tokenURI` is this with the token id.
    function baseURI() external view returns (string memory);
    /// @notice Whether the base URI can't change any more.
    function isLocked() external view returns (bool);
    /// @notice NFTs of an account from the index `cursor`, at most `size`.
    /// @return tokenIds in no particular order
    /// @return next cursor of the next page
    function tokensOfOwnerBySize(address user, uint256 cursor, uint256 size)
        external
        view
        returns (uint256[] memory tokenIds, uint256 next);
}
