// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {IERC721Receiver} from "@openzeppelin/contracts/token/ERC721/IERC721Receiver.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";

/// @dev Collection for tests that does what a malicious one can: its transfers may revert, do nothing or call another
/// contract, and its metadata is meant to hurt whoever shows it. It has another collection's name and can't be enumerated.
contract HostileCollection is ERC721, IERC721Receiver {
    enum Transfers {
        Work,
        Revert,
        DoNothing,
        Call
    }

    uint256 private constant HUGE = 1_000_000;
    string private constant SCRIPT_SVG =
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="fetch(\'https://tracker.example/onload\')"><script>fetch("https://tracker.example/script")</script><foreignObject width="9" height="9"><img xmlns="http://www.w3.org/1999/xhtml" src="https://tracker.example/image"/></foreignObject><path d="M0 0h9v9z"/></svg>';

    Transfers public transfers;
    uint256 public attempts;
    uint256 public successes;
    address private _target;
    bytes private _call;

    constructor() ERC721("Horizons", "HORIZON") {}

    /// @dev Anyone can mint.
    function mint(address to, uint256 tokenId) external {
        _mint(to, tokenId);
    }

    function setTransfers(Transfers transfers_) external {
        transfers = transfers_;
    }

    /// @dev Sets the call that each transfer makes.
    function arm(address target, bytes calldata data) external {
        (transfers, _target, _call) = (Transfers.Call, target, data);
    }

    /// @dev Calls a contract in the collection's name.
    function run(address target, bytes calldata data) external payable {
        Address.functionCallWithValue(target, data, msg.value);
    }

    function onERC721Received(address, address, uint256, bytes calldata) external pure returns (bytes4) {
        return IERC721Receiver.onERC721Received.selector;
    }

    /// @dev Of tokens 1 to 11: an SVG with scripts, URIs of four schemes, no JSON, an image that isn't one, a huge text, many
    /// attributes, none because it reverts, and none because it never ends.
    function tokenURI(uint256 tokenId) public pure override returns (string memory) {
        string memory scriptImage = string.concat("data:image/svg+xml;base64,", Base64.encode(bytes(SCRIPT_SVG)));
        if (tokenId == 1) return _json(string.concat('{"name":"Horizons #1","description":"<img src=x onerror=alert(1)>","image":"', scriptImage, '"}'));
        if (tokenId == 2) return "http://tracker.example/metadata.json";
        if (tokenId == 3) return "javascript:alert(1)";
        if (tokenId == 4) return _json('{"name":"\\u202eevil\\u0000\\n\\u0007","image":"http://tracker.example/image.png"}');
        if (tokenId == 5) return _json('{"name":"Page","image":"data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg=="}');
        if (tokenId == 6) return "data:application/json;base64,bm90IEpTT04=";
        if (tokenId == 7) return _json('{"name":7,"description":{},"image":["a"],"attributes":"none"}');
        if (tokenId == 8) return _json(string.concat('{"name":"', _repeat("x", HUGE), '"}'));
        if (tokenId == 9) return _json(string.concat('{"name":"Many","attributes":[', _repeat('{"trait_type":"a","value":"b"},', 2_000), '{"trait_type":1,"value":2}]}'));
        if (tokenId == 10) revert("no metadata");
        if (tokenId == 11) while (true) {}
        return "";
    }

    function _update(address to, uint256 tokenId, address auth) internal override returns (address from) {
        require(transfers != Transfers.Revert, "no transfers today");
        if (transfers == Transfers.DoNothing) return _ownerOf(tokenId);
        from = super._update(to, tokenId, auth);
        if (transfers != Transfers.Call) return from;
        ++attempts;
        (bool isOk,) = _target.call(_call);
        if (isOk) ++successes;
    }

    function _json(string memory json) private pure returns (string memory) {
        return string.concat("data:application/json;base64,", Base64.encode(bytes(json)));
    }

    function _repeat(string memory text, uint256 times) private pure returns (string memory) {
        bytes memory all = new bytes(bytes(text).length * times);
        for (uint256 i = 0; i < all.length; ++i) all[i] = bytes(text)[i % bytes(text).length];
        return string(all);
    }
}
