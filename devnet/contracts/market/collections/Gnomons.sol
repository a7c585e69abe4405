// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ArtCollection} from "./ArtCollection.sol";
import {Canvas, Drawing} from "./Drawing.sol";

/// @dev Horizontal sundials seen from above, north at the top. The hour lines are those of the latitude, and the shadow falls
/// on the line of the hour.
contract Gnomons is ArtCollection {
    using Drawing for Canvas;

    uint256 private constant PLATE = 0;
    uint256 private constant SHAPE = 1;
    uint256 private constant LATITUDE = 2;
    uint256 private constant HOUR = 3;
    uint256 private constant MOTTO = 4;
    /// @dev Where all hour lines meet.
    int256 private constant ROOT_X = 160;
    int256 private constant ROOT_Y = 186;
    int256 private constant COMPASS_Y = 230;
    /// @dev Hours before and after noon on the dial.
    int256 private constant HALF_DAY = 6;

    /// @dev Of each plate: ground, joints of the ground, edge, face, engraving, gnomon.
    bytes private constant PALETTES =
        hex"6d7a5f5f6b527d7266d3c9b6574c3e40382e" hex"8d82717d72626b4a1ec08a3e4a2f0c2f1d06" hex"a3a09794918a22272e3f4853b9c4cfe2e8ee"
        hex"7a74666c66592f5a506fae9b1e3f3812302a" hex"4d5a4a434f40b9b2a6f3efe67a6f62a08a5c" hex"2b2f3d2427337a5a14e9c45c5a3d063b2804";
    /// @dev For each latitude and each hour from noon to six, the parts in percent, across and up, of the line's direction:
    /// tan(angle) = sin(latitude) * tan(15 degrees * hours), from https://en.wikipedia.org/wiki/Sundial#Horizontal_sundials.
    bytes private constant HOUR_LINES =
        hex"00640b631661255d395253386400" hex"00641063215e345549445c286400"
        hex"00641562295b3e4f503b5f206400" hex"006418612f58434a5535601c6400";

    constructor(uint256 supply, address firstHolder) ArtCollection("Gnomons", "GNOMON", supply, firstHolder) {}

    function traitNames() public pure override returns (string[] memory) {
        return _list("Plate,Shape,Latitude,Hour,Motto");
    }

    function traitValues(uint256 trait) public pure override returns (string[] memory) {
        if (trait == PLATE) return _list("Limestone,Brass,Slate,Verdigris,Marble,Gold");
        if (trait == SHAPE) return _list("Octagon,Square,Star,Twelve-sided,Shield");
        if (trait == LATITUDE) return _list("Tropic,Athens,Greenwich,Polar circle");
        if (trait == HOUR) return _list("Seven,Eight,Nine,Ten,Eleven,Noon,One,Two,Three,Four,Five");
        return _list("None,Tempus fugit,Umbra sumus,Lux umbra Dei,Horas non numero nisi serenas");
    }

    function _description() internal pure override returns (string memory) {
        return "Sundials for gardens at four latitudes. They only count the sunny hours.";
    }

    function _odds(uint256 trait) internal pure override returns (bytes memory) {
        if (trait == PLATE) return hex"5a94c0e2fa";
        if (trait == SHAPE) return hex"509ccce8";
        if (trait == LATITUDE) return hex"4890e8";
        if (trait == HOUR) return hex"142c486882a0bad2e4f0";
        return hex"64a0d0f6";
    }

    function _picture(uint256 seed, uint8[TRAITS] memory traits) internal pure override returns (string memory) {
        Canvas memory canvas = Drawing.create(12_000);
        uint256[6] memory colors;
        for (uint256 i = 0; i < 6; ++i) colors[i] = Drawing.colorAt(PALETTES, uint256(traits[PLATE]) * 6 + i);
        _drawGround(canvas, seed, colors);
        _drawPlate(canvas, colors, traits[SHAPE]);
        _drawHourLines(canvas, colors[4], traits[LATITUDE]);
        _drawDeclinationLines(canvas, colors[4], traits[LATITUDE]);
        _drawCompass(canvas, colors);
        _drawShadow(canvas, traits[LATITUDE], int256(uint256(traits[HOUR])) - 5);
        _drawGnomon(canvas, colors);
        if (traits[MOTTO] != 0) _drawMotto(canvas, colors[4], traitValues(MOTTO)[traits[MOTTO]]);
        return canvas.add("</svg>").toText();
    }

    function _drawGround(Canvas memory canvas, uint256 seed, uint256[6] memory colors) private pure {
        canvas.add('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320">');
        canvas.startPath(colors[0]).add("M0 0h320v320H0z").endPath();
        // Flagstones: courses with joints where the seed puts them, some stones darker.
        canvas.startPath(colors[1]);
        for (uint256 i = 0; i < 14; ++i) {
            int256 y = 40 * Drawing.roll(seed, 80 + i, 0, 7);
            canvas.at("M", Drawing.roll(seed, 60 + i, -20, 290), y);
            int256 width = Drawing.roll(seed, 40 + i, 30, 62);
            canvas.add("h").add(width).add("v40h").add(-width).add("z");
        }
        canvas.endPath().startStroke(Drawing.mix(colors[1], 0, 35), 'stroke-width="2"');
        for (int256 row = 0; row < 8; ++row) {
            canvas.at("M", 0, row * 40).add("h320");
            for (uint256 joint = 0; joint < 5; ++joint) {
                int256 x = int256(joint) * 64 + Drawing.roll(seed, 100 + uint256(row) * 5 + joint, 4, 56);
                canvas.at("M", x, row * 40).add("v40");
            }
        }
        canvas.endPath();
    }

    function _drawPlate(Canvas memory canvas, uint256[6] memory colors, uint8 shape) private pure {
        // The plate's own shadow, its edge and its face.
        _endOutline(canvas.startPath(0, 'opacity=".3"'), shape, 146, 7);
        _endOutline(canvas.startPath(colors[2]), shape, 146, 0);
        _endOutline(canvas.startPath(colors[3]), shape, 136, 0);
        _endOutline(canvas.startStroke(colors[4], 'stroke-width="1.2"'), shape, 129, 0);
        _endOutline(canvas.startStroke(colors[4], 'stroke-width=".7" stroke-dasharray="2 3"'), shape, 124, 0);
    }

    /// @dev Ends a path with the outline of a plate of this radius.
    function _endOutline(Canvas memory canvas, uint8 shape, int256 radius, int256 offset) private pure {
        if (shape == 1) _addSquare(canvas, radius * 92 / 100, 160 + offset);
        else if (shape == 4) _addShield(canvas, radius * 92 / 100, 160 + offset);
        else _addPolygon(canvas, shape, radius, 160 + offset);
        canvas.add("z").endPath();
    }

    function _addSquare(Canvas memory canvas, int256 half, int256 middle) private pure {
        canvas.at("M", middle - half, middle - half).add("h").add(2 * half);
        canvas.add("v").add(2 * half).add("h").add(-2 * half);
    }

    function _addShield(Canvas memory canvas, int256 half, int256 middle) private pure {
        canvas.at("M", middle - half, middle - half).add("h").add(2 * half);
        canvas.add("v").add(half * 3 / 2);
        canvas.at("Q", middle + half * 3 / 4, middle + half).at("", middle, middle + half * 108 / 100);
        canvas.at("Q", middle - half * 3 / 4, middle + half).at("", middle - half, middle + half / 2);
    }

    function _addPolygon(Canvas memory canvas, uint8 shape, int256 radius, int256 middle) private pure {
        uint256 corners = shape == 0 ? 8 : shape == 2 ? 24 : 12;
        for (uint256 i = 0; i < corners; ++i) {
            int256 distance = shape == 2 && i % 3 != 0 ? radius * 91 / 100 : radius;
            (int256 x, int256 y) = Drawing.point(middle, middle, i * (24 / corners), distance);
            canvas.at(i == 0 ? "M" : "L", x, y);
        }
    }

    /// @dev The point at a distance from the root on the line of an hour, counted from noon.
    function _onLine(uint8 latitude, int256 hour, int256 distance) private pure returns (int256 x, int256 y) {
        uint256 place = (uint256(latitude) * 7 + uint256(hour < 0 ? -hour : hour)) * 2;
        int256 across = int256(uint256(uint8(HOUR_LINES[place]))) * distance / 100;
        x = ROOT_X + (hour < 0 ? -across : across);
        y = ROOT_Y - int256(uint256(uint8(HOUR_LINES[place + 1]))) * distance / 100;
    }

    function _drawHourLines(Canvas memory canvas, uint256 color, uint8 latitude) private pure {
        string[] memory numerals = _list("VI,VII,VIII,IX,X,XI,XII,I,II,III,IV,V,VI");
        canvas.startStroke(color, 'stroke-width="1.4"');
        for (int256 hour = -HALF_DAY; hour <= HALF_DAY; ++hour) {
            (int256 x, int256 y) = _onLine(latitude, hour, 24);
            canvas.at("M", x, y);
            (x, y) = _onLine(latitude, hour, 96);
            canvas.at("L", x, y);
        }
        canvas.endPath().add('<g font-family="Georgia,serif" font-size="11" font-weight="700" text-anchor="middle" fill="');
        canvas.color(color).add('">');
        for (int256 hour = -HALF_DAY; hour <= HALF_DAY; ++hour) {
            (int256 x, int256 y) = _onLine(latitude, hour, 107);
            canvas.add('<text x="').add(x).add('" y="').add(y + 4);
            canvas.add('">').add(numerals[uint256(hour + HALF_DAY)]).add("</text>");
        }
        canvas.add('<text x="160" y="60" font-size="10" letter-spacing="2">');
        canvas.add(_list("23 N,38 N,51 N,66 N")[latitude]).add("</text></g>");
    }

    /// @dev Where the shadow's tip goes at the equinoxes, a straight line, and at the solstices.
    function _drawDeclinationLines(Canvas memory canvas, uint256 color, uint8 latitude) private pure {
        canvas.startStroke(color, 'stroke-width=".8" opacity=".7"');
        canvas.at("M", 96, ROOT_Y - 52).add("h128");
        for (int256 season = -1; season <= 1; season += 2) {
            for (int256 hour = -4; hour <= 4; ++hour) {
                int256 bend = season * hour * hour;
                (int256 x, int256 y) = _onLine(latitude, hour, season < 0 ? 40 - bend / 2 : 78 - bend / 3);
                canvas.at(hour == -4 ? "M" : "L", x, y);
            }
        }
        canvas.endPath();
    }

    function _drawCompass(Canvas memory canvas, uint256[6] memory colors) private pure {
        for (uint256 half = 0; half < 2; ++half) {
            canvas.startPath(half == 0 ? colors[4] : colors[2]);
            for (uint256 i = 0; i < 8; ++i) {
                (int256 x, int256 y) = Drawing.point(ROOT_X, COMPASS_Y, i * 3, i % 2 == 0 ? int256(32) : int256(19));
                canvas.at("M", ROOT_X, COMPASS_Y).at("L", x, y);
                (x, y) = Drawing.point(ROOT_X, COMPASS_Y, half == 0 ? i * 3 + 1 : i * 3 + 23, 9);
                canvas.at("L", x, y).add("z");
            }
            canvas.endPath();
        }
    }

    /// @dev Of the upright triangle between the root, the foot of its vertical edge and the tip above it.
    function _drawShadow(Canvas memory canvas, uint8 latitude, int256 hour) private pure {
        (int256 x, int256 y) = _onLine(latitude, hour, 84);
        canvas.startPath(0, 'opacity=".42"').at("M", ROOT_X, ROOT_Y).at("L", x, y);
        canvas.at("L", ROOT_X, ROOT_Y - 74).add("z").endPath();
    }

    function _drawGnomon(Canvas memory canvas, uint256[6] memory colors) private pure {
        canvas.startPath(Drawing.mix(colors[5], 0xffffff, 25)).at("M", ROOT_X - 4, ROOT_Y + 3);
        canvas.at("L", ROOT_X - 2, ROOT_Y - 76).add("l4 0").at("L", ROOT_X, ROOT_Y + 3).add("z").endPath();
        canvas.startPath(colors[5]).at("M", ROOT_X, ROOT_Y + 3).at("L", ROOT_X + 2, ROOT_Y - 76).add("q9 34 4 62z").endPath();
    }

    function _drawMotto(Canvas memory canvas, uint256 color, string memory motto) private pure {
        canvas.add('<text x="160" y="270" font-family="Georgia,serif" font-style="italic" font-size="9" text-anchor="middle" fill="').color(color);
        canvas.add('">').add(motto).add("</text>");
    }
}
