// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";

/// @dev On-chain metadata and pictures that need no server: a sundial whose sun position depends on the token id.
library OnChainArt {
    using Strings for uint256;

    /// @dev Data URI of JSON with `name` and `image`; `image` is a data URI of SVG.
    function tokenUri(string memory collection, uint256 tokenId, string memory ground, string memory sun)
        internal
        pure
        returns (string memory)
    {
        bytes memory json = abi.encodePacked(
            '{"name":"', collection, " #", tokenId.toString(), '","image":"', image(tokenId, ground, sun), '"}'
        );
        return string.concat("data:application/json;base64,", Base64.encode(json));
    }

    function image(uint256 tokenId, string memory ground, string memory sun) private pure returns (string memory) {
        string memory angle = ((tokenId * 47) % 360).toString();
        bytes memory svg = abi.encodePacked(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320">',
            '<path fill="', ground, '" d="M0 0h320v320H0z"/>',
            '<circle cx="160" cy="160" r="112" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>',
            '<g transform="rotate(', angle, ' 160 160)"><path d="M148 160h24l-12 112z" fill-opacity=".5"/>',
            '<circle cx="160" cy="72" r="28" fill="', sun, '"/></g>',
            '<text x="160" y="306" fill="#fff" font-family="sans-serif" font-size="24" text-anchor="middle">#',
            tokenId.toString(), "</text></svg>"
        );
        return string.concat("data:image/svg+xml;base64,", Base64.encode(svg));
    }
}
