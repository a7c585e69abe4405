// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ITransferHook} from "./HookToken.sol";

/// @dev Bunnies of a test, which call the receiver's contract with each mint.
contract FakeBunnies {
    mapping(uint256 tokenId => address) public ownerOf;
    mapping(uint256 tokenId => uint8) public getBunnyId;
    uint256 public totalSupply;
    ITransferHook private _hook;

    function setHook(ITransferHook hook) external {
        _hook = hook;
    }

    function mint(address to, uint8 bunnyId) external returns (uint256 tokenId) {
        tokenId = totalSupply++;
        (ownerOf[tokenId], getBunnyId[tokenId]) = (to, bunnyId);
        if (address(_hook) != address(0)) _hook.onTransfer();
    }
}
