// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";

/// @dev Text that grows in place: concatenating hundreds of path commands would copy the picture for each.
struct Canvas {
    bytes data;
    uint256 capacity;
}

/// @dev Writes SVG, and draws what a token's seed decides.
library Drawing {
    using Strings for int256;

    bytes16 private constant HEX = "0123456789abcdef";
    /// @dev Right and down parts, in percent, of 24 directions, clockwise from above.
    bytes private constant DIRECTIONS =
        hex"009c1a9f32a947b957ce61e66400611a5732474732571a610064e661ce57b947a9329f1a9c009fe6a9ceb9b9cea9e69f";

    function create(uint256 capacity) internal pure returns (Canvas memory canvas) {
        canvas = Canvas(new bytes(capacity), capacity);
        bytes memory data = canvas.data;
        assembly ("memory-safe") {
            mstore(data, 0)
        }
    }

    function add(Canvas memory canvas, string memory text) internal pure returns (Canvas memory) {
        bytes memory data = canvas.data;
        require(data.length + bytes(text).length <= canvas.capacity, "canvas is full");
        assembly ("memory-safe") {
            let length := mload(data)
            mcopy(add(add(data, 32), length), add(text, 32), mload(text))
            mstore(data, add(length, mload(text)))
        }
        return canvas;
    }

    /// @dev A number after a space, as path commands take them.
    function add(Canvas memory canvas, int256 number) internal pure returns (Canvas memory) {
        return add(add(canvas, number < 0 ? "" : " "), number.toStringSigned());
    }

    function at(Canvas memory canvas, string memory command, int256 x, int256 y) internal pure returns (Canvas memory) {
        return add(add(add(canvas, command), x), y);
    }

    function color(Canvas memory canvas, uint256 rgb) internal pure returns (Canvas memory) {
        bytes memory text = new bytes(7);
        text[0] = "#";
        for (uint256 i = 0; i < 6; ++i) text[6 - i] = HEX[(rgb >> (4 * i)) & 15];
        return add(canvas, string(text));
    }

    function startPath(Canvas memory canvas, uint256 rgb) internal pure returns (Canvas memory) {
        return add(color(add(canvas, '<path fill="'), rgb), '" d="');
    }

    function startPath(Canvas memory canvas, uint256 rgb, string memory attributes) internal pure returns (Canvas memory) {
        return add(add(add(color(add(canvas, '<path fill="'), rgb), '" '), attributes), ' d="');
    }

    function startStroke(Canvas memory canvas, uint256 rgb, string memory attributes) internal pure returns (Canvas memory) {
        return add(add(add(color(add(canvas, '<path fill="none" stroke="'), rgb), '" '), attributes), ' d="');
    }

    function endPath(Canvas memory canvas) internal pure returns (Canvas memory) {
        return add(canvas, '"/>');
    }

    /// @dev The color with this index in a list of three bytes each.
    function colorAt(bytes memory palette, uint256 index) internal pure returns (uint256) {
        return (uint256(uint8(palette[index * 3])) << 16) | (uint256(uint8(palette[index * 3 + 1])) << 8) | uint8(palette[index * 3 + 2]);
    }

    /// @dev Color `part` hundredths of the way from `a` to `b`.
    function mix(uint256 a, uint256 b, uint256 part) internal pure returns (uint256 rgb) {
        for (uint256 shift = 0; shift <= 16; shift += 8) {
            uint256 channel = (((a >> shift) & 255) * (100 - part) + ((b >> shift) & 255) * part) / 100;
            rgb |= channel << shift;
        }
    }

    /// @dev Pseudo-random integer from `low` to `high`.
    function roll(uint256 seed, uint256 salt, int256 low, int256 high) internal pure returns (int256) {
        return low + int256(uint256(keccak256(abi.encode(seed, salt))) % uint256(high - low + 1));
    }

    /// @dev The point at a distance from another one, in a direction of 15 degrees each.
    function point(int256 x, int256 y, uint256 direction, int256 distance) internal pure returns (int256, int256) {
        uint256 i = (direction % 24) * 2;
        return (x + int256(int8(uint8(DIRECTIONS[i]))) * distance / 100, y + int256(int8(uint8(DIRECTIONS[i + 1]))) * distance / 100);
    }

    function toText(Canvas memory canvas) internal pure returns (string memory) {
        return string(canvas.data);
    }
}
