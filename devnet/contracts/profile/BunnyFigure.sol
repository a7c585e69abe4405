// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {BunnyScene} from "./BunnyScene.sol";

/// @dev A bunny in the middle of a picture of 320 x 320: its head is around (160, 172), its body around (160, 262).
library BunnyFigure {
    uint256 internal constant FURS = 10;
    uint256 internal constant EARS = 5;
    uint256 internal constant EYES = 7;
    uint256 internal constant MOUTHS = 5;
    uint256 internal constant MARKS = 5;
    /// @dev Colors of a fur, six digits each: fur, inner ears and cheeks, belly and muzzle.
    bytes private constant COLORS = "fdfaf4f2b8b5fff1e4" "e6c79cd98f78f7e6cb" "d98b4af2b184f9dcb8" "8a5d42d39a86cfa98c" "8793a0d6a9b4c9d1d8"
        "454b66a0728fa9aec6" "f1b6c3d9738ffde4ea" "a8d8c0e79a9ae3f5ec" "c9b8e8e08fb5efe8fb" "f3d46be0895cfdf3c6";

    function furName(uint256 fur) internal pure returns (string memory) {
        string[10] memory names = ["Snow", "Sand", "Fox", "Cocoa", "Slate", "Ink", "Rose", "Mint", "Lilac", "Honey"];
        return names[fur];
    }

    function earsName(uint256 ears) internal pure returns (string memory) {
        string[5] memory names = ["Upright", "Folded", "Lop", "Wide", "Short"];
        return names[ears];
    }

    function eyesName(uint256 eyes) internal pure returns (string memory) {
        string[7] memory names = ["Round", "Sleepy", "Winking", "Happy", "Starry", "Surprised", "Glasses"];
        return names[eyes];
    }

    function draw(uint256 fur, uint256 ears, uint256 eyes, uint256 mouth, uint256 mark) internal pure returns (string memory) {
        string memory coat = BunnyScene.color(COLORS, fur * 3);
        string memory blush = BunnyScene.color(COLORS, fur * 3 + 1);
        string memory belly = BunnyScene.color(COLORS, fur * 3 + 2);
        return string.concat(
            '<g stroke="#2b2233" stroke-width="5" stroke-linejoin="round" stroke-linecap="round">',
            _ears(ears, coat, blush),
            _body(coat, belly),
            string.concat('<ellipse cx="160" cy="172" rx="66" ry="56" fill="', coat, '"/>'),
            _mark(mark, blush, belly),
            _muzzle(blush, belly),
            _eyes(eyes),
            _mouth(mouth),
            "</g>"
        );
    }

    function _ears(uint256 ears, string memory coat, string memory blush) private pure returns (string memory) {
        string[5] memory outer = [
            "M122 134C96 84 96 36 114 34s34 48 34 92zM198 134c26-50 26-98 8-100s-34 48-34 92z",
            "M122 134C96 84 96 36 114 34s34 48 34 92zM172 126c0-40 8-76 30-84 22-6 44 18 38 34-10 10-26-6-36 4-6 12-2 36-6 54z",
            "M118 136C92 122 66 140 62 178c-2 26 14 44 26 34 14-12 14-40 36-58zM202 136c26-14 52 4 56 42 2 26-14 44-26 34-14-12-14-40-36-58z",
            "M116 138C80 106 56 62 72 52s54 32 70 72zM204 138c36-32 60-76 44-86s-54 32-70 72z",
            "M118 138c-16-32-16-62-2-66s30 26 32 54zM202 138c16-32 16-62 2-66s-30 26-32 54z"
        ];
        string[5] memory inner = [
            "M124 120c-14-34-16-68-8-70s18 36 20 66zM196 120c14-34 16-68 8-70s-18 36-20 66z",
            "M124 120c-14-34-16-68-8-70s18 36 20 66zM184 114c0-26 6-52 18-58 10-2 20 4 24 12-14-2-28 2-32 14-2 10-2 20-2 32z",
            "M108 148c-18 0-30 16-32 36-2 14 4 18 8 14 8-10 10-32 24-50zM212 148c18 0 30 16 32 36 2 14-4 18-8 14-8-10-10-32-24-50z",
            "M116 122c-20-22-34-48-30-54s28 20 40 48zM204 122c20-22 34-48 30-54s-28 20-40 48z",
            "M124 124c-8-20-8-36-4-38s14 18 16 34zM196 124c8-20 8-36 4-38s-14 18-16 34z"
        ];
        return string.concat('<path fill="', coat, '" d="', outer[ears], '"/><path stroke="none" fill="', blush, '" d="', inner[ears], '"/>');
    }

    function _body(string memory coat, string memory belly) private pure returns (string memory) {
        return string.concat(
            '<path fill="', coat, '" d="M104 320c-6-62 18-98 56-98s62 36 56 98z"/><path stroke="none" fill="', belly,
            '" d="M130 320c-4-44 8-68 30-68s34 24 30 68z"/><path fill="none" d="M116 262q-4 22 14 28M204 262q4 22-14 28"/>'
        );
    }

    function _mark(uint256 mark, string memory blush, string memory belly) private pure returns (string memory) {
        string[5] memory shapes = [
            "",
            "M106 150c8-22 38-28 50-8 6 22-10 36-28 34-16-2-26-12-22-26z",
            "M160 118c-12 12-14 40-10 60h20c4-20 2-48-10-60z",
            "M160 122l5 10 11 1-8 8 2 11-10-5-10 5 2-11-8-8 11-1z",
            "M104 196l10-4M102 206h12M216 196l-10-4M218 206h-12"
        ];
        return string.concat(
            '<path stroke="', mark == 4 ? blush : "none", '" stroke-width="4" fill="', mark == 3 ? "#f5c542" : belly, '" d="', shapes[mark], '"/>'
        );
    }

    function _muzzle(string memory blush, string memory belly) private pure returns (string memory) {
        return string.concat(
            '<g stroke="none"><ellipse cx="160" cy="196" rx="30" ry="22" fill="', belly, '"/><g fill="', blush,
            '"><circle cx="112" cy="192" r="11"/><circle cx="208" cy="192" r="11"/><path d="M151 182h18l-9 11z"/></g></g>'
        );
    }

    function _eyes(uint256 eyes) private pure returns (string memory) {
        string[7] memory shapes = [
            '<g stroke="none" fill="#2b2233"><circle cx="130" cy="164" r="10"/><circle cx="190" cy="164" r="10"/><path fill="#fff" d="M126 158h6v6h-6zM186 158h6v6h-6z"/></g>',
            '<path fill="none" d="M118 166q12 9 24 0M178 166q12 9 24 0M120 154l20 2M200 154l-20 2"/>',
            '<circle cx="130" cy="164" r="8" fill="#2b2233"/><path fill="none" d="M178 168q12-14 24 0"/>',
            '<path fill="none" d="M118 168q12-18 24 0M178 168q12-18 24 0"/>',
            '<path stroke-width="2" fill="#f5c542" d="M130 150l4 10 11 1-8 7 3 11-10-6-10 6 3-11-8-7 11-1zM190 150l4 10 11 1-8 7 3 11-10-6-10 6 3-11-8-7 11-1z"/>',
            '<g fill="#fff"><circle cx="130" cy="163" r="14"/><circle cx="190" cy="163" r="14"/><path stroke-width="9" d="M131 164v.1M189 164v.1"/></g>',
            '<g fill="#bfe3f2" fill-opacity=".6"><circle cx="129" cy="164" r="19"/><circle cx="191" cy="164" r="19"/><path stroke-width="9" d="M131 165v.1M189 165v.1"/><path fill="none" d="M148 162q12-7 24 0"/></g>'
        ];
        return shapes[eyes];
    }

    function _mouth(uint256 mouth) private pure returns (string memory) {
        string[5] memory shapes = [
            '<path fill="none" stroke-width="4" d="M160 193v6q-10 10-18 2M160 199q10 10 18 2"/>',
            '<path fill="#fff" stroke-width="3" d="M152 202h8v13h-8zM160 202h8v13h-8z"/>',
            '<ellipse cx="160" cy="206" rx="6" ry="7" fill="#7a2e3a" stroke-width="3"/>',
            '<path fill="#e46a7c" stroke-width="4" d="M146 200h28q-2 16-14 16t-14-16z"/>',
            '<path fill="none" stroke-width="4" d="M160 193v5M150 206q10-8 22-2"/>'
        ];
        return shapes[mouth];
    }
}
