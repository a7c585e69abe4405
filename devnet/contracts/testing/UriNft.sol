// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";

/// @dev Collection that anyone can mint of, with any URI.
contract UriNft is ERC721("Any URI", "URI") {
    mapping(uint256 tokenId => string) private _uris;

    function mint(address to, uint256 tokenId, string calldata uri) external {
        _uris[tokenId] = uri;
        _mint(to, tokenId);
    }

    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        return _uris[tokenId];
    }
}
