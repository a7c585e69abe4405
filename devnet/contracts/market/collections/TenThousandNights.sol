// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ArtCollection} from "./ArtCollection.sol";
import {Canvas, Drawing} from "./Drawing.sol";

/// @dev Night skies with a constellation each. Small pictures, because a page shows hundreds.
contract TenThousandNights is ArtCollection {
    using Drawing for Canvas;

    uint256 private constant SKY = 0;
    uint256 private constant FIGURE = 1;
    uint256 private constant MOON = 2;
    uint256 private constant SIGN = 3;
    uint256 private constant HORIZON = 4;

    /// @dev Of each sky: above, below, land, light.
    bytes private constant PALETTES =
        hex"050a1f1c2f5c02040ce6ecff" hex"0b07241f4a6a050512fff3d6" hex"021a1f12545201090bdcfff2" hex"150a2e5a2a6b08040fffe3f6" hex"1d0b0b7a3b2a0b0404ffe9c9";
    /// @dev Of each figure, its stars, right and down, from 0 to 100, in the order in which lines join them.
    bytes private constant LADLE = hex"0a1e28233c2d5037645a3c6e5a4b5037";
    bytes private constant KITE = hex"320a5a3232641432320a326432781e86";
    bytes private constant SERPENT = hex"0a5a1e321e1e32143c325046643c64145f0a";
    bytes private constant CROWN = hex"0a5a0a281e4632143c465a285a5a0a5a";
    bytes private constant ANCHOR = hex"320a325a1446145a325a505a5046325a320a1e1e461e";
    bytes private constant HERON = hex"0a0a28143c321e46463c5a505a32463c4664326446645a64";

    constructor(uint256 supply, address firstHolder) ArtCollection("Ten Thousand Nights", "NIGHT", supply, firstHolder) {}

    function traitNames() public pure override returns (string[] memory) {
        return _list("Sky,Figure,Moon,Sign,Horizon");
    }

    function traitValues(uint256 trait) public pure override returns (string[] memory) {
        if (trait == SKY) return _list("Midnight,Indigo,Teal,Violet,Copper");
        if (trait == FIGURE) return _list("Ladle,Kite,Serpent,Crown,Anchor,Heron");
        if (trait == MOON) return _list("New,Crescent,Half,Gibbous,Full,Eclipsed");
        if (trait == SIGN) return _list("None,Milky way,Meteor,Meteor shower,Comet");
        return _list("Hills,Pines,Sea,Rooftops,Observatory");
    }

    function _description() internal pure override returns (string memory) {
        return "Ten thousand night skies, no two with the same stars.";
    }

    function _odds(uint256 trait) internal pure override returns (bytes memory) {
        if (trait == SKY) return hex"589cccf0";
        if (trait == FIGURE) return hex"4884b4d8f2";
        if (trait == MOON) return hex"326ea6d4f8";
        if (trait == SIGN) return hex"82c0e6fa";
        return hex"508cc4f0";
    }

    function _picture(uint256 seed, uint8[TRAITS] memory traits) internal pure override returns (string memory) {
        Canvas memory canvas = Drawing.create(8_000);
        uint256[4] memory colors;
        for (uint256 i = 0; i < 4; ++i) colors[i] = Drawing.colorAt(PALETTES, uint256(traits[SKY]) * 4 + i);
        canvas.add('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320"><linearGradient id="s" x2="0" y2="1"><stop stop-color="');
        canvas.color(colors[0]).add('"/><stop offset=".85" stop-color="').color(colors[1]).add('"/></linearGradient><path fill="url(#s)" d="M0 0h320v320H0z"/>');
        if (traits[SIGN] == 1) _drawMilkyWay(canvas, seed, colors[3]);
        _drawStars(canvas, seed, colors[3]);
        _drawFigure(canvas, seed, colors[3], _figureOf(traits[FIGURE]));
        if (traits[MOON] != 0) _drawMoon(canvas, seed, colors, traits[MOON]);
        if (traits[SIGN] > 1) _drawSign(canvas, seed, colors[3], traits[SIGN]);
        _drawHorizon(canvas, seed, colors, traits[HORIZON]);
        return canvas.add("</svg>").toText();
    }

    function _figureOf(uint8 figure) private pure returns (bytes memory) {
        if (figure == 0) return LADLE;
        if (figure == 1) return KITE;
        if (figure == 2) return SERPENT;
        if (figure == 3) return CROWN;
        return figure == 4 ? ANCHOR : HERON;
    }

    function _drawMilkyWay(Canvas memory canvas, uint256 seed, uint256 light) private pure {
        int256 x = Drawing.roll(seed, 1, 20, 120);
        for (int256 band = 0; band < 3; ++band) {
            canvas.startStroke(light, band == 0 ? 'stroke-width="70" opacity=".06"' : band == 1 ? 'stroke-width="46" opacity=".06"' : 'stroke-width="20" opacity=".08"');
            canvas.at("M", x - 60, 300);
            canvas.at("Q", x + 40 + band * 8, 150);
            canvas.at("", x + 170, -20).endPath();
        }
    }

    function _drawStars(Canvas memory canvas, uint256 seed, uint256 light) private pure {
        for (uint256 size = 0; size < 2; ++size) {
            canvas.startStroke(light, size == 0 ? 'stroke-linecap="round" stroke-width="1.3" opacity=".7"' : 'stroke-linecap="round" stroke-width="2.4"');
            for (uint256 i = 0; i < (size == 0 ? 46 : 16); ++i) {
                int256 x = Drawing.roll(seed, 100 + size * 100 + i, 4, 316);
                canvas.at("M", x, Drawing.roll(seed, 300 + size * 100 + i, 4, 262)).add("h0");
            }
            canvas.endPath();
        }
    }

    /// @dev The figure, turned by up to 30 degrees, each star a little off.
    function _drawFigure(Canvas memory canvas, uint256 seed, uint256 light, bytes memory figure) private pure {
        uint256 turn = uint256(Drawing.roll(seed, 2, 22, 26));
        (int256[] memory xs, int256[] memory ys) = (new int256[](figure.length / 2), new int256[](figure.length / 2));
        canvas.startStroke(light, 'stroke-width="1" opacity=".5"');
        for (uint256 i = 0; i < xs.length; ++i) {
            (xs[i], ys[i]) = _place(seed, turn, uint8(figure[i * 2]), uint8(figure[i * 2 + 1]));
            canvas.at(i == 0 ? "M" : "L", xs[i], ys[i]);
        }
        canvas.endPath().startPath(light);
        for (uint256 i = 0; i < xs.length; ++i) canvas.at("M", xs[i], ys[i] - 7).add("l2 5 5 2-5 2-2 5-2-5-5-2 5-2z");
        canvas.endPath();
    }

    /// @dev Where a figure's star is in the picture: always the same place for one that is joined twice.
    function _place(uint256 seed, uint256 turn, uint8 across, uint8 down) private pure returns (int256 x, int256 y) {
        (x, y) = Drawing.point(160, 150, turn + 6, (int256(uint256(across)) - 50) * 3 / 2);
        (x, y) = Drawing.point(x, y, turn + 12, (int256(uint256(down)) - 50) * 3 / 2);
        uint256 salt = 10_000 + uint256(across) * 512 + uint256(down) * 2;
        (x, y) = (x + Drawing.roll(seed, salt, -7, 7), y + Drawing.roll(seed, salt + 1, -7, 7));
    }

    function _drawMoon(Canvas memory canvas, uint256 seed, uint256[4] memory colors, uint8 phase) private pure {
        int256 x = Drawing.roll(seed, 3, 46, 274);
        int256 y = Drawing.roll(seed, 4, 40, 76);
        canvas.startPath(phase == 5 ? 0xb4583c : Drawing.mix(colors[0], colors[3], 16)).at("M", x, y - 22).add("a22 22 0 1 0 .1 0z").endPath();
        if (phase == 5) return;
        // The lit side ends in half an ellipse.
        canvas.startPath(colors[3]).at("M", x, y - 22).add("a22 22 0 0 1 0 44");
        if (phase == 1) canvas.add("a13 22 0 0 0 0-44z");
        else if (phase == 2) canvas.add("z");
        else canvas.add(phase == 3 ? "a12 22 0 0 1 0-44z" : "a22 22 0 0 1 0-44z");
        canvas.endPath();
    }

    function _drawSign(Canvas memory canvas, uint256 seed, uint256 light, uint8 sign) private pure {
        uint256 count = sign == 3 ? 7 : 1;
        canvas.startPath(light, 'opacity=".85"');
        for (uint256 i = 0; i < count; ++i) {
            int256 x = Drawing.roll(seed, 500 + i, 20, 220);
            canvas.at("M", x, Drawing.roll(seed, 520 + i, 20, 170));
            canvas.add(sign == 4 ? "l84 36 6 4-2 6-8-1-44-22z" : "l46 22 2 3-4 0z");
        }
        canvas.endPath();
    }

    function _drawHorizon(Canvas memory canvas, uint256 seed, uint256[4] memory colors, uint8 kind) private pure {
        canvas.startPath(colors[2]);
        if (kind == 2) canvas.add("M0 274h320v46H0z");
        else canvas.add("M0 320V282q60").add(Drawing.roll(seed, 5, -30, 4)).add(" 120-6t110-8 90 4v48z");
        for (uint256 i = 0; i < 12; ++i) {
            int256 x = int256(i) * 27 + Drawing.roll(seed, 600 + i, -6, 6);
            int256 size = Drawing.roll(seed, 620 + i, 10, 30);
            if (kind == 1) _addPine(canvas, x, size);
            if (kind == 3) _addRoof(canvas, x, size);
        }
        if (kind == 4) canvas.at("M", 214, 284).add("v-30h4a26 26 0 0 1 19-24l8-12 6 4-6 10a26 26 0 0 1 21 22h4v30z");
        canvas.endPath();
        if (kind != 2) return;
        canvas.startStroke(colors[3], 'stroke-width="1.6" opacity=".4"');
        for (uint256 i = 0; i < 12; ++i) {
            canvas.at("M", Drawing.roll(seed, 640 + i, 0, 290), 280 + int256(i) * 3);
            canvas.add("h").add(Drawing.roll(seed, 660 + i, 8, 34));
        }
        canvas.endPath();
    }

    function _addPine(Canvas memory canvas, int256 x, int256 size) private pure {
        canvas.at("M", x, 268 - size).add("l11").add(size + 26).add("h-22z");
    }

    function _addRoof(Canvas memory canvas, int256 x, int256 size) private pure {
        canvas.at("M", x, 292).add("v").add(-size);
        canvas.add("l12-11 12 11v").add(size).add("z");
    }
}
