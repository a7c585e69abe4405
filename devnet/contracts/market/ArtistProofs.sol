// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ICollectionWhitelistChecker} from "../interfaces/ICollectionWhitelistChecker.sol";

/// @dev Keeps the first tokens of a collection, the artist's proofs, off the market.
contract ArtistProofs is ICollectionWhitelistChecker {
    uint256 public immutable lastProof;

    constructor(uint256 lastProof_) {
        lastProof = lastProof_;
    }

    function canList(uint256 tokenId) external view returns (bool) {
        return tokenId > lastProof;
    }
}
