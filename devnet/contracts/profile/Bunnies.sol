// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ERC721Enumerable} from "@openzeppelin/contracts/token/ERC721/extensions/ERC721Enumerable.sol";
import {BunnyArt} from "./BunnyArt.sol";

/// @dev Implements IBunnies without inheriting it, because Solidity would want an override of each ERC-721 function.
/// Unlike in the original, nobody can burn another's bunny, and pictures need no server.
contract Bunnies is ERC721Enumerable, AccessControl {
    bytes32 public constant MINTER_ROLE = keccak256("MINTER_ROLE");

    BunnyArt public immutable art;
    mapping(uint8 bunnyId => uint256) public bunnyCount;
    mapping(uint8 bunnyId => uint256) public bunnyBurnCount;
    uint256 private _nextTokenId;
    mapping(uint8 bunnyId => string) private _names;
    mapping(uint256 tokenId => uint8) private _bunnyIds;

    event BunnyName(uint8 indexed bunnyId, string name);

    constructor(string memory name_, string memory symbol_, BunnyArt art_) ERC721(name_, symbol_) {
        art = art_;
        _grantRole(DEFAULT_ADMIN_ROLE, msg.sender);
    }

    function supportsInterface(bytes4 interfaceId) public view override(ERC721Enumerable, AccessControl) returns (bool) {
        return super.supportsInterface(interfaceId);
    }

    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        uint8 bunnyId = getBunnyId(tokenId);
        return art.tokenUri(_names[bunnyId], bunnyId, tokenId);
    }

    function getBunnyId(uint256 tokenId) public view returns (uint8) {
        _requireOwned(tokenId);
        return _bunnyIds[tokenId];
    }

    function getBunnyName(uint8 bunnyId) external view returns (string memory) {
        return _names[bunnyId];
    }

    function getBunnyNameOfTokenId(uint256 tokenId) external view returns (string memory) {
        return _names[getBunnyId(tokenId)];
    }

    function mint(address to, uint8 bunnyId) external onlyRole(MINTER_ROLE) returns (uint256 tokenId) {
        require(bytes(_names[bunnyId]).length > 0, "Kind has no name");
        tokenId = _nextTokenId++;
        _bunnyIds[tokenId] = bunnyId;
        ++bunnyCount[bunnyId];
        _mint(to, tokenId);
    }

    function burn(uint256 tokenId) external {
        uint8 bunnyId = getBunnyId(tokenId);
        --bunnyCount[bunnyId];
        ++bunnyBurnCount[bunnyId];
        _update(address(0), tokenId, msg.sender);
    }

    /// @dev Letters, digits and spaces only, because a name is part of JSON.
    function setBunnyName(uint8 bunnyId, string calldata bunnyName) external onlyRole(DEFAULT_ADMIN_ROLE) {
        bytes calldata characters = bytes(bunnyName);
        require(characters.length > 0 && characters.length <= 32, "Name must have 1 to 32 bytes");
        for (uint256 i = 0; i < characters.length; ++i) require(_isPlain(characters[i]), "Name has other characters");
        _names[bunnyId] = bunnyName;
        emit BunnyName(bunnyId, bunnyName);
    }

    function _isPlain(bytes1 character) private pure returns (bool) {
        if (character == " ") return true;
        if (character >= "0" && character <= "9") return true;
        return (character >= "A" && character <= "Z") || (character >= "a" && character <= "z");
    }
}
