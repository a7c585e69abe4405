// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {ERC721Enumerable} from "@openzeppelin/contracts/token/ERC721/extensions/ERC721Enumerable.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {ILoyaltyNft} from "../interfaces/INft.sol";
import {OnChainArt} from "./OnChainArt.sol";
import {TimeWindow} from "./TimeWindow.sol";

/// @dev Limited to one NFT per account, for mints and transfers.
contract LoyaltyNft is ILoyaltyNft, ERC721Enumerable, TimeWindow {
    uint256 public constant price = 50 ether;

    address payable public immutable treasury;
    uint256 private lastTokenId;

    constructor(address payable treasury_, uint256 opensAt_, uint256 closesAt_)
        ERC721("Loyalty NFT 2023", "LOYAL23")
        TimeWindow(opensAt_, closesAt_)
    {
        treasury = treasury_;
    }

    function mint() external payable whileOpen {
        require(msg.value == price, "Wrong price");
        _mint(msg.sender, ++lastTokenId);
        Address.sendValue(treasury, msg.value);
    }

    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        _requireOwned(tokenId);
        return OnChainArt.tokenUri(name(), tokenId, "#17683f", "#f4efe2");
    }

    function tokenOfOwnerByIndex(address account, uint256 index) public view override(ILoyaltyNft, ERC721Enumerable) returns (uint256) {
        return super.tokenOfOwnerByIndex(account, index);
    }

    function balanceOf(address account) public view override(ILoyaltyNft, ERC721, IERC721) returns (uint256) {
        return super.balanceOf(account);
    }

    function _update(address to, uint256 tokenId, address auth) internal override returns (address from) {
        from = super._update(to, tokenId, auth);
        require(balanceOf(to) == 1, "Holds one already");
    }
}
