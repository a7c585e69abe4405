// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ArtCollection} from "./ArtCollection.sol";
import {Canvas, Drawing} from "./Drawing.sol";

/// @dev Landscapes: ridges one behind the other, under the light of an hour.
contract Horizons is ArtCollection {
    using Drawing for Canvas;

    uint256 private constant HOUR = 0;
    uint256 private constant LAND = 1;
    uint256 private constant LIGHT = 2;
    uint256 private constant WEATHER = 3;
    uint256 private constant FOREGROUND = 4;
    uint256 private constant DUNES = 1;
    uint256 private constant MESAS = 2;
    uint256 private constant FJORD = 3;
    uint256 private constant LAYERS = 5;
    /// @dev Of a ridge, from edge to edge.
    uint256 private constant POINTS = 21;
    int256 private constant STEP = 16;

    /// @dev Of each hour: sky from above, sky, sky at the horizon, far land, near land, light.
    bytes private constant PALETTES =
        hex"3b4a7ac98a9bf6d7a89a8fa82c2f45fff1c9" hex"3f86c68fc1e3e6f1ee9cb9a82f5d4afffbe8" hex"2b2350b2476af59b577d4a6e1c1530ffd9a0"
        hex"070b1e14234a2e4a7830456b080d1ae8eeff" hex"1a0a127a1522f0612e5e1a2612060affe0b0" hex"04141f0d4a4f3fbf8f1f4a52040d14d8ffe9";

    constructor(uint256 supply, address firstHolder) ArtCollection("Horizons", "HORIZON", supply, firstHolder) {}

    function traitNames() public pure override returns (string[] memory) {
        return _list("Hour,Land,Light,Weather,Foreground");
    }

    function traitValues(uint256 trait) public pure override returns (string[] memory) {
        if (trait == HOUR) return _list("Dawn,Noon,Dusk,Night,Ember,Aurora");
        if (trait == LAND) return _list("Peaks,Dunes,Mesas,Fjord");
        if (trait == LIGHT) return _list("High,Low,Crescent,Twins,Eclipse");
        if (trait == WEATHER) return _list("Clear,Mist,Birds,Rain,Comet");
        return _list("Bare,Pines,Reeds,Obelisk");
    }

    function _description() internal pure override returns (string memory) {
        return "Landscapes that no one has walked yet, each at its own hour.";
    }

    function _odds(uint256 trait) internal pure override returns (bytes memory) {
        if (trait == HOUR) return hex"4688c8f0fa";
        if (trait == LAND) return hex"60a8d8";
        if (trait == LIGHT) return hex"64b4e0f6";
        if (trait == WEATHER) return hex"60a0d0f4";
        return hex"5aa8e4";
    }

    function _picture(uint256 seed, uint8[TRAITS] memory traits) internal pure override returns (string memory) {
        Canvas memory canvas = Drawing.create(14_000);
        uint256[6] memory colors;
        for (uint256 i = 0; i < 6; ++i) colors[i] = Drawing.colorAt(PALETTES, uint256(traits[HOUR]) * 6 + i);
        int256 lightX = Drawing.roll(seed, 1, 70, 250);
        _drawSky(canvas, seed, colors, traits[HOUR]);
        _drawLight(canvas, colors, traits[LIGHT], lightX);
        if (traits[WEATHER] == 4) _drawComet(canvas, seed, colors[5]);
        int256[POINTS] memory heights;
        for (uint256 layer = 0; layer < LAYERS; ++layer) {
            if (traits[LAND] == FJORD && layer == 3) _drawWater(canvas, seed, colors, lightX);
            heights = _heights(seed, traits[LAND], layer);
            canvas.startPath(Drawing.mix(colors[3], colors[4], layer * 25));
            _drawRidge(canvas, heights, traits[LAND] == DUNES || (traits[LAND] == FJORD && layer > 2));
            if (traits[WEATHER] == 1 && layer < 4) _drawMist(canvas, colors[2], layer);
        }
        _drawForeground(canvas, seed, heights, Drawing.mix(colors[4], 0, 35), traits[FOREGROUND]);
        if (traits[WEATHER] == 2) _drawBirds(canvas, seed, colors[4]);
        if (traits[WEATHER] == 3) _drawRain(canvas, seed, colors[5]);
        return canvas.add("</svg>").toText();
    }

    function _drawSky(Canvas memory canvas, uint256 seed, uint256[6] memory colors, uint8 hour) private pure {
        canvas.add('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320"><linearGradient id="s" x2="0" y2="1"><stop stop-color="');
        canvas.color(colors[0]).add('"/><stop offset=".34" stop-color="').color(colors[1]);
        canvas.add('"/><stop offset=".6" stop-color="').color(colors[2]);
        canvas.add('"/></linearGradient><path fill="url(#s)" d="M0 0h320v320H0z"/>');
        if (hour < 3) return;
        canvas.startStroke(colors[5], 'stroke-width="1.6" stroke-linecap="round"');
        for (uint256 i = 0; i < 44; ++i) _at(canvas, Drawing.roll(seed, 100 + i, 4, 316), Drawing.roll(seed, 200 + i, 4, 170), "h0");
        canvas.endPath();
        if (hour != 5) return;
        for (uint256 band = 0; band < 4; ++band) {
            int256 y = Drawing.roll(seed, 300 + band, 40, 110);
            canvas.startStroke(Drawing.mix(colors[2], 0xb48cff, band * 30), 'stroke-width="34" opacity=".2"');
            canvas.at("M", -20, y);
            canvas.at("C", Drawing.roll(seed, 310 + band, 40, 120), y - 60);
            canvas.at("", Drawing.roll(seed, 320 + band, 180, 260), y + 70);
            canvas.at("", 340, y - 20).endPath();
        }
    }

    function _drawLight(Canvas memory canvas, uint256[6] memory colors, uint8 light, int256 x) private pure {
        int256 y = light == 1 ? int256(158) : int256(82);
        if (light == 2) {
            canvas.startPath(colors[5]).at("M", x, y - 30).add("a30 30 0 1 0 26 44a25 25 0 1 1-26-44").endPath();
            return;
        }
        int256 radius = light == 1 ? int256(46) : int256(24);
        _endDisc(canvas.startPath(colors[5], 'opacity=".22"'), x, y, radius + 16);
        _endDisc(canvas.startPath(colors[5]), x, y, radius);
        if (light == 1) {
            // Bars of haze, as the sun sinks.
            canvas.startStroke(colors[2], 'stroke-width="3"');
            for (int256 bar = 0; bar < 4; ++bar) canvas.at("M", x - 50, y - 8 + bar * 11).add("h100");
            canvas.endPath();
        }
        if (light == 3) _endDisc(canvas.startPath(Drawing.mix(colors[5], colors[1], 35)), x + 44, y + 22, 11);
        if (light == 4) _endDisc(canvas.startPath(Drawing.mix(colors[0], 0, 50)), x, y, radius - 3);
    }

    /// @dev Ends a path with a full circle.
    function _endDisc(Canvas memory canvas, int256 x, int256 y, int256 radius) private pure {
        canvas.at("M", x - radius, y).at("a", radius, radius).add(" 0 1 0").add(2 * radius);
        canvas.at(" 0a", radius, radius).add(" 0 1 0").add(-2 * radius).add(" 0").endPath();
    }

    function _drawComet(Canvas memory canvas, uint256 seed, uint256 light) private pure {
        int256 x = Drawing.roll(seed, 2, 40, 120);
        int256 y = Drawing.roll(seed, 3, 24, 60);
        canvas.startPath(light, 'opacity=".75"').at("M", x, y).add("l86 30-82-22-26-10z").endPath();
        canvas.startPath(light);
        _at(canvas, x + 88, y + 27, "l5 2-3 6-7-2z");
        canvas.endPath();
    }

    /// @dev Heights of a ridge above the bottom of the picture.
    function _heights(uint256 seed, uint8 land, uint256 layer) private pure returns (int256[POINTS] memory heights) {
        int256 base = 152 - int256(layer) * 30;
        int256 rise = land == DUNES ? int256(34) : int256(46) - int256(layer) * 4;
        if (land == FJORD && layer > 2) (base, rise) = (layer == 3 ? int256(44) : int256(16), 22);
        for (uint256 i = 0; i < POINTS; ++i) {
            // Noise of two frequencies, interpolated between random values four points apart.
            uint256 salt = 1_000 * (layer + 1) + i / 4;
            int256 left = Drawing.roll(seed, salt, 0, rise);
            int256 right = Drawing.roll(seed, salt + 1, 0, rise);
            int256 part = int256(i % 4);
            heights[i] = base + (left * (4 - part) + right * part) / 4;
            if (land == MESAS) heights[i] = base + (left / 18) * 18 + (part == 3 ? Drawing.roll(seed, salt + 500, 0, 6) : int256(0));
            else if (land != DUNES) heights[i] += Drawing.roll(seed, salt + 60 + i, -9, 9);
        }
    }

    /// @dev Ends the path of which the color has been written.
    function _drawRidge(Canvas memory canvas, int256[POINTS] memory heights, bool isSmooth) private pure {
        canvas.at("M", 0, 320).at("L", 0, 320 - heights[0]);
        for (uint256 i = 1; i < POINTS; ++i) {
            int256 x = int256(i) * STEP;
            if (isSmooth && i % 4 != 0) continue;
            if (isSmooth) canvas.at("S", x - 30, 320 - heights[i]);
            canvas.at(isSmooth ? "" : "L", x, 320 - heights[i]);
        }
        canvas.add("V320z").endPath();
    }

    function _drawWater(Canvas memory canvas, uint256 seed, uint256[6] memory colors, int256 lightX) private pure {
        canvas.startPath(Drawing.mix(colors[2], colors[3], 45)).add("M0 226h320v94H0z").endPath();
        canvas.startStroke(colors[5], 'stroke-width="2" stroke-linecap="round" opacity=".6"');
        for (uint256 i = 0; i < 12; ++i) {
            int256 half = Drawing.roll(seed, 400 + i, 4, 30);
            int256 x = lightX - half + Drawing.roll(seed, 420 + i, -8, 8);
            canvas.at("M", x, 232 + int256(i) * 5).add("h").add(half);
        }
        canvas.endPath();
    }

    function _drawMist(Canvas memory canvas, uint256 color, uint256 layer) private pure {
        int256 y = 186 + int256(layer) * 30;
        canvas.startPath(color, 'opacity=".28"').at("M", 0, y).add("q80-16 160 0t160 0v26H0z").endPath();
    }

    function _drawForeground(Canvas memory canvas, uint256 seed, int256[POINTS] memory heights, uint256 color, uint8 kind) private pure {
        if (kind == 0) return;
        if (kind == 2) canvas.startStroke(color, 'stroke-width="2" stroke-linecap="round"');
        else canvas.startPath(color);
        uint256 count = kind == 1 ? 11 : kind == 2 ? 26 : 1;
        for (uint256 i = 0; i < count; ++i) {
            uint256 place = uint256(Drawing.roll(seed, 600 + i, 1, int256(POINTS) - 2));
            _addPlant(canvas, int256(place) * STEP, 322 - heights[place], Drawing.roll(seed, 640 + i, 0, 14), kind);
        }
        canvas.endPath();
    }

    function _addPlant(Canvas memory canvas, int256 x, int256 y, int256 size, uint8 kind) private pure {
        if (kind == 1) {
            _at(canvas, x, y - 30 - size, "l6 12h-3l6 11h-3l7");
            canvas.add(8 + size).add("h-26l7").add(-8 - size).add("h-3l6-11h-3z");
        } else if (kind == 2) {
            _at(canvas, x + size, 322, "q-2");
            canvas.add(-24 - size).add(" 8").add(-44 - 2 * size);
        } else {
            canvas.at("M", x - 9, y + 8).at("L", x - 5, y - 74).add("l5-9 5 9");
            canvas.at("L", x + 9, y + 8).at("zM", x + 9, y + 6).add("l70 12-72 2z");
        }
    }

    /// @dev A part of a path, from a point.
    function _at(Canvas memory canvas, int256 x, int256 y, string memory commands) private pure {
        canvas.at("M", x, y).add(commands);
    }

    function _drawBirds(Canvas memory canvas, uint256 seed, uint256 color) private pure {
        canvas.startStroke(color, 'stroke-width="1.8" stroke-linecap="round"');
        int256 x = Drawing.roll(seed, 4, 50, 200);
        int256 y = Drawing.roll(seed, 5, 40, 110);
        for (uint256 i = 0; i < 7; ++i) {
            _at(canvas, x + Drawing.roll(seed, 700 + i, -30, 60), y + Drawing.roll(seed, 720 + i, -24, 24), "q4-6 8 0q4-6 8 0");
        }
        canvas.endPath();
    }

    function _drawRain(Canvas memory canvas, uint256 seed, uint256 color) private pure {
        canvas.startStroke(color, 'stroke-width="1" opacity=".4"');
        for (uint256 i = 0; i < 60; ++i) _at(canvas, Drawing.roll(seed, 800 + i, 0, 330), Drawing.roll(seed, 900 + i, 0, 300), "l-6 18");
        canvas.endPath();
    }
}
