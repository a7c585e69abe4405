// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @dev What a bunny of a kind wears or holds, for the figure of BunnyFigure.
library BunnyOutfit {
    string private constant LINE = '<g stroke="#2b2233" stroke-width="4" stroke-linejoin="round" stroke-linecap="round" ';

    function draw(uint8 bunnyId) internal pure returns (string memory) {
        return string.concat(LINE, _shape(bunnyId), "</g>");
    }

    function _shape(uint8 bunnyId) private pure returns (string memory) {
        if (bunnyId < 5) return _generation0(bunnyId);
        if (bunnyId < 10) return _starter(bunnyId);
        if (bunnyId < 13) return _winner(bunnyId);
        if (bunnyId < 16) return _team(bunnyId);
        return bunnyId < 21 ? _player(bunnyId) : _guest(bunnyId);
    }

    /// @dev Instruments that tell the time: sundial, globe, balance, sun crown, telescope.
    function _generation0(uint8 bunnyId) private pure returns (string memory) {
        string[5] memory shapes = [
            'fill="#e9d8a6"><ellipse cx="232" cy="290" rx="48" ry="18"/><path fill="#c9963f" d="M216 288l34-52 6 52z"/><path fill="none" d="M198 284l8 2M232 302v-4M264 284l-8 2"/>',
            'fill="#7cc0d8"><circle cx="234" cy="264" r="34"/><path fill="#8cbf6a" d="M212 250c10-14 26-12 30 0s-10 18-18 14-14-2-12-14zM240 276c8-6 18 0 14 8s-16 6-14-8z"/><path fill="none" stroke="#c9963f" stroke-width="6" d="M210 232a40 40 0 1 1 0 64M234 304v14"/>',
            'fill="#f0c75e"><path fill="none" stroke-width="6" d="M234 220v92M196 238h76"/><path d="M180 272h32q-16 20-32 0zM256 272h32q-16 20-32 0z"/><path fill="none" stroke-width="2" d="M196 238l-16 34M196 238l16 34M272 238l-16 34M272 238l16 34"/>',
            'fill="#ffcf4a"><path d="M112 124l-8-40 24 20 12-36 20 30 20-30 12 36 24-20-8 40q-48-14-96 0z"/><circle cx="160" cy="110" r="8" fill="#e4572e"/>',
            'fill="#4a6fa5"><path d="M196 286l72-62 14 18-72 62z"/><path fill="#f0c75e" d="M262 220l12-10 22 28-12 10zM190 284l8-6 16 20-8 6z"/><path fill="none" stroke-width="6" d="M236 276l-8 42M240 274l22 44"/>'
        ];
        return shapes[bunnyId];
    }

    /// @dev Hours of a day: nightcap, worm-catcher's scarf, bow tie, tea cup, star on a stick.
    function _starter(uint8 bunnyId) private pure returns (string memory) {
        string[5] memory shapes = [
            'fill="#5b7db1"><path d="M104 136c4-40 44-60 84-42 34 16 62 20 72 50-24-4-40-12-54-20z"/><path fill="#f4f1e8" d="M98 138q62-34 124 0l-4 12q-58-30-116 0z"/><circle cx="262" cy="148" r="12" fill="#f4f1e8"/>',
            'fill="#e4572e"><path d="M112 220q48 26 96 0l4 20q-52 26-104 0z"/><path d="M182 238l26-6 8 58-30 4z"/><path fill="none" stroke="#fff" d="M134 230l4 16M160 234v16M186 230l-4 16M192 262l20-4M194 278l20-4"/>',
            'fill="#8b2f5c"><path d="M160 236l-38-18v40zM160 236l38-18v40z"/><rect x="150" y="226" width="20" height="20" rx="5" fill="#c9527f"/>',
            'fill="#fdfaf4"><path d="M204 256h52v26q0 24-26 24t-26-24z"/><path fill="none" d="M256 264q20-2 18 14t-22 12"/><path stroke="none" fill="#b5793f" d="M208 260h44v8h-44z"/><path fill="none" stroke="#fff" stroke-opacity=".8" d="M218 246q-6-10 0-18M236 246q-6-10 0-18"/>',
            'fill="#ffd75e"><path fill="none" stroke="#8a5d42" stroke-width="6" d="M214 310l30-66"/><path d="M248 196l10 22 24 3-18 16 5 24-21-12-21 12 5-24-18-16 24-3z"/>'
        ];
        return shapes[bunnyId - 5];
    }

    /// @dev A medal on a ribbon in gold, silver or copper.
    function _winner(uint8 bunnyId) private pure returns (string memory) {
        string[3] memory metals = ["#f2c230", "#c9d1d8", "#c77b4a"];
        return string.concat(
            'fill="#3f6fb5"><path d="M122 222l14-4 28 46h-10zM198 222l-14-4-28 46h10z"/><circle cx="160" cy="284" r="26" fill="', metals[bunnyId - 10],
            '"/><path stroke="none" fill="#fff" fill-opacity=".75" d="M160 268l5 10 11 1-8 8 2 11-10-5-10 5 2-11-8-8 11-1z"/>'
        );
    }

    /// @dev A pennant in one of three colors.
    function _team(uint8 bunnyId) private pure returns (string memory) {
        string[3] memory colors = ["#e4572e", "#3f8fc4", "#6a4fa3"];
        return string.concat('fill="', colors[bunnyId - 13], '"><path d="M226 204l62 22-62 24z"/><path fill="none" stroke-width="6" d="M226 200v118"/>');
    }

    /// @dev Vault key, crystal ball, ticket, trophy, clover.
    function _player(uint8 bunnyId) private pure returns (string memory) {
        if (bunnyId == 16) return 'fill="none"><path stroke-width="18" d="M234 250v62M234 288h18M234 306h14"/><circle cx="234" cy="232" r="20" stroke-width="18"/><path stroke="#f0c75e" stroke-width="10" d="M234 250v62M234 288h18M234 306h14"/><circle cx="234" cy="232" r="20" stroke="#f0c75e" stroke-width="10"/>';
        if (bunnyId == 17) return 'fill="#b7a4f0"><path fill="#8a5d42" d="M202 296h64l10 22h-84z"/><circle cx="234" cy="264" r="36"/><path fill="none" stroke="#fff" d="M210 274l14-14 10 10 24-26M246 244h12v12"/>';
        if (bunnyId == 18) return 'fill="#f7b267"><path d="M186 248l84-22 8 30q-12 6-4 18l8 26-84 22-8-28q12-6 4-18z"/><path fill="none" stroke-dasharray="6 6" d="M246 234l18 66"/><path fill="none" d="M204 266l28-8M208 282l28-8"/>';
        if (bunnyId == 19) return 'fill="#f2c230"><path d="M206 226h56v22q0 30-28 30t-28-30zM228 278h12v18h-12zM214 296h40v16h-40z"/><path fill="none" d="M206 234q-20-2-16 16t20 14M262 234q20-2 16 16t-20 14"/>';
        return 'fill="#5fa84f"><path fill="none" stroke="#3f7a35" stroke-width="6" d="M234 268q2 26-8 48"/><path d="M234 266c-26-2-34-26-20-34s22 10 20 34c2-24 10-42 24-34s6 32-24 34c30 0 36 26 24 32s-26-10-24-32c2 24-12 40-24 34s-6-32 24-34z"/>';
    }

    /// @dev Balloon, umbrella or lantern.
    function _guest(uint8 bunnyId) private pure returns (string memory) {
        if (bunnyId % 3 == 0) return 'fill="#e0567a"><path fill="none" stroke-width="3" d="M250 196q-20 50-36 100"/><path d="M254 128c28 0 38 60-4 68-42-8-28-68 4-68zM244 204l6-8 6 8z"/>';
        if (bunnyId % 3 == 1) return 'fill="#3f8fc4"><path fill="none" stroke-width="6" d="M236 200l-20 106q-4 14 10 12"/><path d="M180 206c4-50 100-64 120 0-20-12-34-8-42 4-10-10-28-12-38-2-8-8-26-10-40-2z"/>';
        return 'fill="#ffd75e"><path fill="none" d="M222 238q12-22 24 0"/><path d="M212 248h44v56h-44z"/><path fill="#8a5d42" d="M206 238h56v10h-56zM206 304h56v10h-56z"/><path fill="#e4572e" stroke-width="3" d="M234 260q16 22 0 36-16-14 0-36z"/>';
    }
}
