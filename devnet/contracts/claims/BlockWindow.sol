// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IBlockWindow} from "../interfaces/IBlockWindow.sol";

abstract contract BlockWindow is IBlockWindow, Ownable {
    uint256 public immutable startBlock;
    uint256 public endBlock;

    constructor(uint256 startBlock_, uint256 endBlock_) Ownable(msg.sender) {
        require(startBlock_ < endBlock_, "Empty window");
        (startBlock, endBlock) = (startBlock_, endBlock_);
    }

    modifier whileOpen() {
        require(block.number >= startBlock, "Not begun");
        require(block.number < endBlock, "Has ended");
        _;
    }

    modifier beforeStart() {
        require(block.number < startBlock, "Has begun");
        _;
    }

    /// @dev Users rely on the end that they were told, so it can only be put off.
    function changeEndBlock(uint256 endBlock_) external onlyOwner {
        require(block.number < endBlock, "Has ended");
        require(endBlock_ > endBlock, "Not later");
        endBlock = endBlock_;
        emit NewEndBlock(endBlock_);
    }

    function _isOpen() internal view returns (bool) {
        return block.number >= startBlock && block.number < endBlock;
    }
}
