// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";
import {BunnyFigure} from "./BunnyFigure.sol";
import {BunnyOutfit} from "./BunnyOutfit.sol";
import {BunnyScene} from "./BunnyScene.sol";

/// @dev Draws a bunny from its kind, which decides what it wears or holds, and its token id, which decides the rest. A
/// contract of its own, because it would not fit the size limit together with the collection.
contract BunnyArt {
    using Strings for uint256;

    struct Traits {
        uint256 hour;
        uint256 land;
        uint256 fur;
        uint256 ears;
        uint256 eyes;
        uint256 mouth;
        uint256 mark;
    }

    /// @notice Data URI of JSON with `name`, `description`, `image` and `attributes`.
    /// @param name without characters that JSON escapes
    function tokenUri(string calldata name, uint8 bunnyId, uint256 tokenId) external pure returns (string memory) {
        Traits memory traits = _traitsOf(bunnyId, tokenId);
        bytes memory json = abi.encodePacked(
            '{"name":"', name, " #", tokenId.toString(), '","description":"A collectible bunny, drawn by its contract.","image":"',
            _imageUri(traits, bunnyId, tokenId), '","attributes":[', _attributes(traits, bunnyId), "]}"
        );
        return string.concat("data:application/json;base64,", Base64.encode(json));
    }

    /// @notice The picture as SVG.
    function image(uint8 bunnyId, uint256 tokenId) external pure returns (string memory) {
        return _image(_traitsOf(bunnyId, tokenId), bunnyId, tokenId);
    }

    function _traitsOf(uint8 bunnyId, uint256 tokenId) private pure returns (Traits memory traits) {
        uint256 seed = _seed(bunnyId, tokenId);
        traits.hour = uint16(seed) % BunnyScene.HOURS;
        traits.land = uint16(seed >> 16) % BunnyScene.LANDS;
        traits.fur = uint16(seed >> 32) % BunnyFigure.FURS;
        traits.ears = uint16(seed >> 48) % BunnyFigure.EARS;
        traits.eyes = uint16(seed >> 64) % BunnyFigure.EYES;
        traits.mouth = uint16(seed >> 80) % BunnyFigure.MOUTHS;
        traits.mark = uint16(seed >> 96) % BunnyFigure.MARKS;
    }

    function _seed(uint8 bunnyId, uint256 tokenId) private pure returns (uint256) {
        return uint256(keccak256(abi.encode(bunnyId, tokenId)));
    }

    function _imageUri(Traits memory traits, uint8 bunnyId, uint256 tokenId) private pure returns (string memory) {
        return string.concat("data:image/svg+xml;base64,", Base64.encode(bytes(_image(traits, bunnyId, tokenId))));
    }

    function _image(Traits memory traits, uint8 bunnyId, uint256 tokenId) private pure returns (string memory) {
        return string.concat(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320">',
            BunnyScene.draw(traits.hour, traits.land, _seed(bunnyId, tokenId) >> 112),
            BunnyFigure.draw(traits.fur, traits.ears, traits.eyes, traits.mouth, traits.mark),
            BunnyOutfit.draw(bunnyId),
            "</svg>"
        );
    }

    /// @dev `bunnyId` is the attribute's name in the market's data.
    function _attributes(Traits memory traits, uint8 bunnyId) private pure returns (string memory) {
        return string.concat(
            _attribute("bunnyId", uint256(bunnyId).toString()),
            ",", _attribute("Hour", BunnyScene.hourName(traits.hour)),
            ",", _attribute("Land", BunnyScene.landName(traits.land)),
            ",", _attribute("Fur", BunnyFigure.furName(traits.fur)),
            ",", _attribute("Ears", BunnyFigure.earsName(traits.ears)),
            ",", _attribute("Eyes", BunnyFigure.eyesName(traits.eyes))
        );
    }

    function _attribute(string memory trait, string memory value) private pure returns (string memory) {
        return string.concat('{"trait_type":"', trait, '","value":"', value, '"}');
    }
}
