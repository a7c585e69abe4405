// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";

/// @dev Landscape behind a picture of 320 x 320, at one of eight hours of a day.
library BunnyScene {
    using Strings for uint256;

    uint256 internal constant HOURS = 8;
    uint256 internal constant LANDS = 4;
    /// @dev From this hour on there are stars, and a moon instead of a sun.
    uint256 private constant NIGHTFALL = 6;
    /// @dev Colors of an hour, six digits each: upper sky, lower sky, sun, far hills, near ground.
    bytes private constant COLORS = "f7a98bfde3b8fff1c9b98aa6577a62" "8ec9e8fdf0d0ffd866a7c48f5d9a5b" "4fa8e0c9ecf7fff2a097c98f4f9150"
        "6fb7d6f6e6c2ffc95cc2a878829a4e" "ef7f5af9c97dffe08fa5685f6d5a41" "7a5aa0f0a08cffc1825f4a7a3f4657" "1b2450435a94f3eedd2c3a686a7a5c" "0e1630274a5ed8e6f0203046405a55";

    function hourName(uint256 hour) internal pure returns (string memory) {
        string[8] memory names = ["Dawn", "Morning", "Noon", "Afternoon", "Sunset", "Dusk", "Night", "Midnight"];
        return names[hour];
    }

    function landName(uint256 land) internal pure returns (string memory) {
        string[4] memory names = ["Hills", "Mountains", "Dunes", "Sea"];
        return names[land];
    }

    function draw(uint256 hour, uint256 land, uint256 seed) internal pure returns (string memory) {
        string memory sky = string.concat(
            '<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="', color(COLORS, hour * 5),
            '"/><stop offset="1" stop-color="', color(COLORS, hour * 5 + 1), '"/></linearGradient></defs>',
            '<path fill="url(#sky)" d="M0 0h320v320H0z"/>'
        );
        return string.concat(sky, hour < NIGHTFALL ? _sun(hour, seed) : _moon(hour, seed), _ground(hour, land));
    }

    /// @return the color with this index of a table of six digits each
    function color(bytes memory table, uint256 index) internal pure returns (string memory) {
        bytes memory digits = new bytes(7);
        digits[0] = "#";
        for (uint256 i = 0; i < 6; ++i) digits[i + 1] = table[index * 6 + i];
        return string(digits);
    }

    /// @dev High at noon, low at dawn and dusk.
    function _sun(uint256 hour, uint256 seed) private pure returns (string memory) {
        string memory place = string.concat('cx="', (30 + hour * 46 + seed % 30).toString(), '" cy="', (hour == 2 ? 44 : hour < 2 ? 110 - hour * 34 : 16 + hour * 22).toString(), '"');
        string memory sun = color(COLORS, hour * 5 + 2);
        return string.concat(
            "<circle ", place, ' r="44" fill="none" stroke="', sun, '" stroke-width="16" stroke-dasharray="5 18.04" stroke-opacity=".7"/>',
            "<circle ", place, ' r="27" fill="', sun, '"/>'
        );
    }

    function _moon(uint256 hour, uint256 seed) private pure returns (string memory) {
        string memory sky = color(COLORS, hour * 5);
        string memory moon = string.concat(
            '<circle cx="', (50 + seed % 30).toString(), '" cy="60" r="28" fill="', color(COLORS, hour * 5 + 2), '"/>',
            hour == NIGHTFALL ? string.concat('<circle cx="', (64 + seed % 30).toString(), '" cy="52" r="24" fill="', sky, '"/>') : ""
        );
        string memory stars = "";
        for (uint256 i = 0; i < 9; ++i) {
            stars = string.concat(stars, "M", (12 + (seed >> (8 * i)) % 296).toString(), " ", (10 + (seed >> (8 * i + 4)) % 150).toString(), "v.1");
        }
        return string.concat(moon, '<path stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-opacity=".8" d="', stars, '"/>');
    }

    function _ground(uint256 hour, uint256 land) private pure returns (string memory) {
        string[4] memory shapes = [
            "M0 226q80-64 160-14t160-28v136H0z",
            "M0 248l56-76 40 46 58-92 60 84 40-42 66 70v82H0z",
            "M0 232c66-46 116 14 176-14s92-40 144-2v104H0z",
            "M0 206h320v114H0z"
        ];
        return string.concat(
            '<path fill="', color(COLORS, hour * 5 + 3), '" d="', shapes[land], '"/>',
            land == 3 ? '<path fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3" d="M14 224q12-8 24 0t24 0M232 232q12-8 24 0t24 0M70 246q12-8 24 0t24 0"/>' : "",
            '<path fill="', color(COLORS, hour * 5 + 4), '" d="M0 284q160-40 320 0v36H0z"/>'
        );
    }
}
