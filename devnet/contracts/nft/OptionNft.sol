// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {ERC721Burnable} from "@openzeppelin/contracts/token/ERC721/extensions/ERC721Burnable.sol";
import {ERC721Enumerable} from "@openzeppelin/contracts/token/ERC721/extensions/ERC721Enumerable.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {IOptionNft} from "../interfaces/INft.sol";
import {OnChainArt} from "./OnChainArt.sol";

contract OptionNft is IOptionNft, ERC721Enumerable, ERC721Burnable {
    uint256 public constant maxSupply = 1000;
    uint256 public constant price = 100 ether;

    address payable public immutable treasury;
    uint256 public minted;

    constructor(address payable treasury_) ERC721("Option NFT", "OPTION") {
        treasury = treasury_;
    }

    function mint(uint256 quantity) external payable {
        require(quantity > 0, "Nothing to mint");
        require(quantity <= maxSupply - minted, "Sale has ended");
        require(msg.value == price * quantity, "Wrong price");
        for (uint256 i = 0; i < quantity; ++i) _mint(msg.sender, ++minted);
        Address.sendValue(treasury, msg.value);
    }

    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        _requireOwned(tokenId);
        return OnChainArt.tokenUri(name(), tokenId, "#20254a", "#f2b544");
    }

    function balanceOf(address account) public view override(IOptionNft, ERC721, IERC721) returns (uint256) {
        return super.balanceOf(account);
    }

    function tokenOfOwnerByIndex(address account, uint256 index) public view override(IOptionNft, ERC721Enumerable) returns (uint256) {
        return super.tokenOfOwnerByIndex(account, index);
    }

    function setApprovalForAll(address operator, bool approved) public override(IOptionNft, ERC721, IERC721) {
        super.setApprovalForAll(operator, approved);
    }

    function isApprovedForAll(address account, address operator) public view override(IOptionNft, ERC721, IERC721) returns (bool) {
        return super.isApprovedForAll(account, operator);
    }

    function supportsInterface(bytes4 id) public view override(ERC721, ERC721Enumerable) returns (bool) {
        return super.supportsInterface(id);
    }

    function _update(address to, uint256 tokenId, address auth) internal override(ERC721, ERC721Enumerable) returns (address) {
        return super._update(to, tokenId, auth);
    }

    function _increaseBalance(address account, uint128 value) internal override(ERC721, ERC721Enumerable) {
        super._increaseBalance(account, value);
    }
}
