// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ITransferHook} from "./HookToken.sol";

/// @dev Collection of a test. Anyone can mint, and set how it misbehaves.
contract HookNft is ERC721 {
    enum Manner {
        Honest,
        Refusing,
        BurningGas,
        Idle
    }

    ITransferHook public hook;
    Manner public manner;
    address public claimedOwner;

    constructor() ERC721("Hook", "HOOK") {}

    function mint(address to, uint256 tokenId) external {
        _mint(to, tokenId);
    }

    /// @dev Is called on each transfer.
    function setHook(ITransferHook hook_) external {
        hook = hook_;
    }

    /// @dev How transfers go: as they should, reverting, burning all gas, or without effect.
    function setManner(Manner manner_) external {
        manner = manner_;
    }

    /// @dev Whom `ownerOf` returns for each token; the true owner for the zero address.
    function setClaimedOwner(address claimedOwner_) external {
        claimedOwner = claimedOwner_;
    }

    function ownerOf(uint256 tokenId) public view override returns (address) {
        return claimedOwner == address(0) ? super.ownerOf(tokenId) : claimedOwner;
    }

    function transferFrom(address from, address to, uint256 tokenId) public override {
        require(manner != Manner.Refusing, "refuses transfers");
        if (manner == Manner.BurningGas) assembly { invalid() }
        if (manner == Manner.Idle) return;
        super.transferFrom(from, to, tokenId);
        if (address(hook) != address(0)) hook.onTransfer();
    }
}
