// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice Decides which tokens of a collection may be listed on the NFT market.
interface ICollectionWhitelistChecker {
    function canList(uint256 tokenId) external view returns (bool);
}
