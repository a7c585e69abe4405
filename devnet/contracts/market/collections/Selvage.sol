// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ArtCollection} from "./ArtCollection.sol";
import {Canvas, Drawing} from "./Drawing.sol";

/// @dev Woven cloths: where the weave puts the weft on top of the warp, its thread is seen.
contract Selvage is ArtCollection {
    using Drawing for Canvas;

    uint256 private constant WEAVE = 0;
    uint256 private constant DYE = 1;
    uint256 private constant COLORING = 2;
    uint256 private constant FRINGE = 3;
    uint256 private constant FLAW = 4;
    uint256 private constant THREADS = 26;
    /// @dev Distance of threads, and the middle of the first one.
    int256 private constant PITCH = 10;
    int256 private constant FIRST = 35;

    /// @dev Of each dye: ground, and threads from dark to light.
    bytes private constant PALETTES =
        hex"e9e2d31d2f5e4f74b3dfe6f0" hex"ece4d87a1f24c4553af0d9c0" hex"e6e3d26b5a12d9b233f6ecc3" hex"e4dccf3a2719866043dccbb2"
        hex"dfe3da23422f6f9a66e3ead2" hex"efe6ea5e1440b83a78f3d3e0" hex"d9d4cf15161a6f6f75f4f2ee";

    constructor(uint256 supply, address firstHolder) ArtCollection("Selvage", "SELVAGE", supply, firstHolder) {}

    function traitNames() public pure override returns (string[] memory) {
        return _list("Weave,Dye,Coloring,Fringe,Flaw");
    }

    function traitValues(uint256 trait) public pure override returns (string[] memory) {
        if (trait == WEAVE) return _list("Twill,Plain,Herringbone,Basket,Satin,Diamond");
        if (trait == DYE) return _list("Indigo,Madder,Weld,Walnut,Fern,Cochineal,Undyed");
        if (trait == COLORING) return _list("Solid,Stripes,Check,Houndstooth,Fading,Tartan");
        if (trait == FRINGE) return _list("Cut,Knotted,None");
        return _list("None,A broken thread,A skipped row");
    }

    function _description() internal pure override returns (string memory) {
        return "Cloths from a loom of 26 threads, drawn thread by thread.";
    }

    function _odds(uint256 trait) internal pure override returns (bytes memory) {
        if (trait == WEAVE) return hex"508cbcdcf2";
        if (trait == DYE) return hex"4680aad0e6f6";
        if (trait == COLORING) return hex"3c82b8dcf2";
        if (trait == FRINGE) return hex"80d8";
        return hex"e6f8";
    }

    function _picture(uint256 seed, uint8[TRAITS] memory traits) internal pure override returns (string memory) {
        Canvas memory canvas = Drawing.create(16_000);
        uint256[4] memory colors;
        for (uint256 i = 0; i < 4; ++i) colors[i] = Drawing.colorAt(PALETTES, uint256(traits[DYE]) * 4 + i);
        canvas.add('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320">');
        canvas.startPath(colors[0]).add("M0 0h320v320H0z").endPath();
        if (traits[FRINGE] != 2) _drawFringe(canvas, seed, colors[2], traits[FRINGE] == 1);
        canvas.startPath(Drawing.mix(colors[1], 0, 55)).add("M28 28h264v264H28z").endPath();
        _drawWarp(canvas, colors, traits[COLORING]);
        for (uint256 row = 0; row < THREADS; ++row) _drawWeft(canvas, seed, colors, traits, row);
        // The edges that give the collection its name.
        canvas.startStroke(colors[1], 'stroke-width="5"').add("M29 27v266M291 27v266").endPath();
        return canvas.add("</svg>").toText();
    }

    function _drawFringe(Canvas memory canvas, uint256 seed, uint256 color, bool isKnotted) private pure {
        canvas.startStroke(color, 'stroke-width="2.4" stroke-linecap="round"');
        for (uint256 i = 0; i < THREADS; ++i) {
            int256 x = FIRST + int256(i) * PITCH;
            int256 lean = isKnotted ? (i % 2 == 0 ? int256(5) : int256(-5)) : Drawing.roll(seed, 50 + i, -3, 3);
            int256 length = Drawing.roll(seed, 90 + i, 12, 18);
            _addEnd(canvas, x, 28, lean, -length);
            _addEnd(canvas, x, 292, lean, length);
        }
        canvas.endPath();
    }

    function _addEnd(Canvas memory canvas, int256 x, int256 y, int256 lean, int256 length) private pure {
        canvas.at("M", x, y);
        canvas.at("q", 0, length / 2);
        canvas.at("", lean, length);
    }

    /// @dev Which of the three thread colors a warp or weft thread has.
    function _colorOf(uint8 coloring, uint256 thread, bool isWarp) private pure returns (uint256) {
        if (coloring == 1) return isWarp ? 1 : thread % 6 < 3 ? 3 : 2;
        if (coloring == 2) return thread % 8 < 4 ? 1 : 3;
        if (coloring == 3) return thread % 4 < 2 ? 1 : 3;
        if (coloring == 5) {
            // The same from both edges, as the setts of tartans are.
            uint256 place = thread < THREADS / 2 ? thread : THREADS - 1 - thread;
            return place < 4 ? 1 : place < 6 ? 2 : place == 6 ? 3 : place < 11 ? 2 : 1;
        }
        return isWarp ? 1 : 3;
    }

    function _drawWarp(Canvas memory canvas, uint256[4] memory colors, uint8 coloring) private pure {
        for (uint256 color = 1; color < 4; ++color) {
            canvas.startStroke(colors[color], 'stroke-width="8"');
            for (uint256 i = 0; i < THREADS; ++i) if (_colorOf(coloring, i, true) == color) canvas.at("M", FIRST + int256(i) * PITCH, 29).add("v262");
            canvas.endPath();
        }
    }

    function _drawWeft(Canvas memory canvas, uint256 seed, uint256[4] memory colors, uint8[TRAITS] memory traits, uint256 row) private pure {
        uint256 color = colors[_colorOf(traits[COLORING], row, false)];
        if (traits[COLORING] == 4) color = Drawing.mix(colors[3], colors[2], row * 100 / (THREADS - 1));
        uint256 flawRow = uint256(Drawing.roll(seed, 1, 6, 20));
        uint256 shift = traits[FLAW] == 2 && row >= flawRow ? 1 : 0;
        uint256 end = traits[FLAW] == 1 && row == flawRow ? uint256(Drawing.roll(seed, 2, 8, 18)) : THREADS;
        canvas.startStroke(color, 'stroke-width="8" stroke-linecap="round"');
        _addFloats(canvas, traits[WEAVE], end, row + shift, FIRST + int256(row) * PITCH);
        canvas.endPath();
    }

    /// @dev The stretches of a row, up to thread `end`, on which its weft is on top.
    function _addFloats(Canvas memory canvas, uint8 weave, uint256 end, uint256 row, int256 y) private pure {
        uint256 start = THREADS;
        for (uint256 column = 0; column <= end; ++column) {
            bool isOver = column < end && _isWeftOver(weave, column, row);
            if (isOver && start == THREADS) start = column;
            if (isOver || start == THREADS) continue;
            canvas.at("M", FIRST + int256(start) * PITCH - 1, y);
            canvas.add("h").add(int256(column - start - 1) * PITCH + 2);
            start = THREADS;
        }
    }

    function _isWeftOver(uint8 weave, uint256 column, uint256 row) private pure returns (bool) {
        if (weave == 0) return (column + row) % 4 < 2;
        if (weave == 1) return (column + row) % 2 == 0;
        if (weave == 2) return ((column % 12 < 6 ? column : 11 - (column % 12) + 24) + row) % 4 < 2;
        if (weave == 3) return (column / 2 + row / 2) % 2 == 0;
        if (weave == 4) return (column * 2 + row) % 5 != 0;
        uint256 across = column % 13 < 7 ? column % 13 : 13 - (column % 13);
        uint256 down = row % 13 < 7 ? row % 13 : 13 - (row % 13);
        return (across + down) % 4 < 2;
    }
}
