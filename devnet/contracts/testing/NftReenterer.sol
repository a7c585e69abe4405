// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC721Receiver} from "@openzeppelin/contracts/token/ERC721/IERC721Receiver.sol";
import {Reenterer} from "./Reenterer.sol";

/// @dev Account of a test that calls a contract again whenever it receives an NFT.
contract NftReenterer is Reenterer, IERC721Receiver {
    function onERC721Received(address, address, uint256, bytes calldata) external returns (bytes4) {
        _attack();
        return IERC721Receiver.onERC721Received.selector;
    }
}
