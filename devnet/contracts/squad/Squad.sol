// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ERC721Enumerable} from "@openzeppelin/contracts/token/ERC721/extensions/ERC721Enumerable.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {ISquad} from "../interfaces/ISquad.sol";

contract Squad is ISquad, ERC721Enumerable, Ownable {
    uint256 public immutable maxSupply;
    /// @dev Immutable, so that it is committed before the first ticket is sold.
    bytes32 public immutable provenanceHash;
    string public baseURI;
    bool public isLocked;

    constructor(string memory name_, string memory symbol_, uint256 maxSupply_, bytes32 provenanceHash_)
        ERC721(name_, symbol_)
        Ownable(msg.sender)
    {
        require(provenanceHash_ != 0, "provenance hash is 0");
        (maxSupply, provenanceHash) = (maxSupply_, provenanceHash_);
    }

    function tokensOfOwnerBySize(address user, uint256 cursor, uint256 size)
        external
        view
        returns (uint256[] memory tokenIds, uint256 next)
    {
        tokenIds = new uint256[](Math.min(size, Math.saturatingSub(balanceOf(user), cursor)));
        for (uint256 i = 0; i < tokenIds.length; ++i) tokenIds[i] = tokenOfOwnerByIndex(user, cursor + i);
        next = cursor + tokenIds.length;
    }

    function mint(address to, uint256 tokenId) external onlyOwner {
        require(tokenId < maxSupply, "no such NFT");
        _mint(to, tokenId);
    }

    function setBaseURI(string calldata uri) external onlyOwner {
        require(!isLocked, "base URI is locked");
        baseURI = uri;
    }

    function lock() external onlyOwner {
        require(!isLocked, "base URI is locked");
        require(bytes(baseURI).length > 0, "base URI is empty");
        isLocked = true;
        emit Lock();
    }

    function _baseURI() internal view override returns (string memory) {
        return baseURI;
    }
}
