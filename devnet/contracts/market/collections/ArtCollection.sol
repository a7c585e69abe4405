// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {IERC721Enumerable} from "@openzeppelin/contracts/token/ERC721/extensions/IERC721Enumerable.sol";
import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";
import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";
import {INftTraits} from "../../interfaces/INftTraits.sol";

/// @dev Collection whose tokens 1 to `totalSupply` all belong to one holder at first, which costs no storage for each, and
/// whose pictures and traits follow from the token id alone. Nothing can be minted or burned.
abstract contract ArtCollection is ERC721, IERC721Enumerable, INftTraits {
    using Strings for uint256;

    uint256 internal constant TRAITS = 5;

    uint256 public immutable totalSupply;
    address private immutable _firstHolder;
    /// @dev 0 for a token that has always been the first holder's: token i + 1 at index i.
    mapping(address account => mapping(uint256 index => uint256)) private _ownedIds;
    /// @dev Index in the owner's list plus 1; 0 for the index that a token has in the first holder's list at first.
    mapping(uint256 tokenId => uint256) private _positions;

    /// @dev Of ERC-2309, which replaces a Transfer event for each token.
    event ConsecutiveTransfer(uint256 indexed fromTokenId, uint256 toTokenId, address indexed fromAddress, address indexed toAddress);

    constructor(string memory name_, string memory symbol_, uint256 supply, address firstHolder) ERC721(name_, symbol_) {
        (totalSupply, _firstHolder) = (supply, firstHolder);
        _increaseBalance(firstHolder, uint128(supply));
        emit ConsecutiveTransfer(1, supply, address(0), firstHolder);
    }

    function tokenByIndex(uint256 index) external view returns (uint256) {
        if (index >= totalSupply) revert("index out of range");
        return index + 1;
    }

    function tokenOfOwnerByIndex(address account, uint256 index) external view returns (uint256) {
        require(index < balanceOf(account), "index out of range");
        return _idAt(account, index);
    }

    function traitNames() public pure virtual returns (string[] memory);
    function traitValues(uint256 trait) public pure virtual returns (string[] memory);
    function _description() internal pure virtual returns (string memory);
    /// @dev For each value but the last, the first of 256 equally likely numbers that no longer means it.
    function _odds(uint256 trait) internal pure virtual returns (bytes memory);
    function _picture(uint256 seed, uint8[TRAITS] memory traits) internal pure virtual returns (string memory);

    function traitsOf(uint256 firstTokenId, uint256 count) external view returns (bytes memory all) {
        all = new bytes(count * TRAITS);
        bytes[TRAITS] memory odds = _allOdds();
        for (uint256 i = 0; i < count; ++i) {
            uint8[TRAITS] memory traits = _draw(_seedOf(firstTokenId + i), odds);
            for (uint256 trait = 0; trait < TRAITS; ++trait) all[i * TRAITS + trait] = bytes1(traits[trait]);
        }
    }

    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        _requireOwned(tokenId);
        uint256 seed = _seedOf(tokenId);
        uint8[TRAITS] memory traits = _draw(seed, _allOdds());
        string memory title = string.concat(name(), " #", tokenId.toString());
        return _jsonUri(title, _imageUri(_picture(seed, traits)), _attributes(traits));
    }

    function contractURI() external view returns (string memory) {
        uint256 seed = _seedOf(1);
        return _jsonUri(name(), _imageUri(_picture(seed, _draw(seed, _allOdds()))), "");
    }

    function supportsInterface(bytes4 id) public view override(ERC721, IERC165) returns (bool) {
        return id == type(IERC721Enumerable).interfaceId || super.supportsInterface(id);
    }

    function _ownerOf(uint256 tokenId) internal view override returns (address owner) {
        owner = super._ownerOf(tokenId);
        if (owner == address(0) && tokenId != 0 && tokenId <= totalSupply) return _firstHolder;
    }

    function _update(address to, uint256 tokenId, address auth) internal override returns (address from) {
        from = super._update(to, tokenId, auth);
        if (from == to) return from;
        uint256 position = _positions[tokenId];
        uint256 index = position == 0 ? tokenId - 1 : position - 1;
        uint256 last = balanceOf(from);
        if (index != last) {
            uint256 moved = _idAt(from, last);
            _ownedIds[from][index] = moved;
            _positions[moved] = index + 1;
        }
        uint256 end = balanceOf(to);
        _ownedIds[to][end - 1] = tokenId;
        _positions[tokenId] = end;
    }

    function _idAt(address account, uint256 index) private view returns (uint256 tokenId) {
        tokenId = _ownedIds[account][index];
        if (tokenId == 0) return index + 1;
    }

    function _seedOf(uint256 tokenId) private view returns (uint256) {
        return uint256(keccak256(abi.encode(symbol(), tokenId)));
    }

    function _allOdds() private pure returns (bytes[TRAITS] memory odds) {
        for (uint256 trait = 0; trait < TRAITS; ++trait) odds[trait] = _odds(trait);
    }

    function _draw(uint256 seed, bytes[TRAITS] memory odds) private pure returns (uint8[TRAITS] memory traits) {
        for (uint256 trait = 0; trait < TRAITS; ++trait) {
            uint8 number = uint8(seed >> (8 * trait));
            uint8 value = 0;
            while (value < odds[trait].length && number >= uint8(odds[trait][value])) ++value;
            traits[trait] = value;
        }
    }

    function _attributes(uint8[TRAITS] memory traits) private pure returns (string memory json) {
        string[] memory names = traitNames();
        for (uint256 trait = 0; trait < TRAITS; ++trait) {
            string memory value = traitValues(trait)[traits[trait]];
            json = string.concat(json, trait == 0 ? "" : ",", '{"trait_type":"', names[trait], '","value":"', value, '"}');
        }
        return string.concat(',"attributes":[', json, "]");
    }

    function _imageUri(string memory svg) private pure returns (string memory) {
        return string.concat("data:image/svg+xml;base64,", Base64.encode(bytes(svg)));
    }

    function _jsonUri(string memory title, string memory image, string memory more) private pure returns (string memory) {
        string memory json = string.concat('{"name":"', title, '","description":"', _description(), '","image":"', image, '"', more, "}");
        return string.concat("data:application/json;base64,", Base64.encode(bytes(json)));
    }

    /// @dev The parts of a text between commas.
    function _list(string memory text) internal pure returns (string[] memory parts) {
        bytes memory letters = bytes(text);
        uint256 count = 1;
        for (uint256 i = 0; i < letters.length; ++i) if (letters[i] == ",") ++count;
        parts = new string[](count);
        uint256 start = 0;
        for (uint256 part = 0; part < count; ++part) {
            uint256 end = start;
            while (end < letters.length && letters[end] != ",") ++end;
            bytes memory found = new bytes(end - start);
            for (uint256 i = start; i < end; ++i) found[i - start] = letters[i];
            parts[part] = string(found);
            start = end + 1;
        }
    }
}
