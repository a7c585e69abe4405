// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IBlockHashRandom} from "../interfaces/IBlockHashRandom.sol";

/// @dev For the local chain. Neither a block's proposer, who doesn't know the secret, nor the operator, who can't choose the
/// block's hash, can choose the number. Its limits: a proposer who conspires with the operator can, by not proposing a
/// block. The operator can withhold the secret, which leaves two numbers to choose from, but only in public, and nothing is
/// stuck: after `REVEAL_BLOCKS` anyone can draw without the secret. If nobody draws for `HASH_BLOCKS`, there is a new target
/// block, and so another chance. For lotteries worth more than a block's reward, use a verifiable random function.
contract BlockHashRandom is IBlockHashRandom, Ownable {
    uint256 public constant DELAY_BLOCKS = 5;
    uint256 public constant REVEAL_BLOCKS = 100;
    uint256 public constant HASH_BLOCKS = 256;

    address public lottery;
    address private immutable _deployer;
    mapping(uint256 lotteryId => Draw) private _draws;

    constructor(address operator) Ownable(operator) {
        _deployer = msg.sender;
    }

    function draws(uint256 lotteryId) external view returns (Draw memory) {
        return _draws[lotteryId];
    }

    function result(uint256 lotteryId) external view returns (bool isReady, uint256 random) {
        Draw storage draw = _draws[lotteryId];
        return (draw.isReady, draw.random);
    }

    /// @dev Once, by the deployer, because the lottery is deployed with the address of this contract.
    function setLottery(address lottery_) external {
        require(msg.sender == _deployer, "not the deployer");
        require(lottery == address(0), "lottery is set already");
        lottery = lottery_;
    }

    function commit(uint256 lotteryId, bytes32 commitment) external onlyOwner {
        Draw storage draw = _draws[lotteryId];
        require(commitment != 0, "commitment is 0");
        require(draw.commitment == 0 && draw.targetBlock == 0, "committed or requested already");
        draw.commitment = commitment;
        emit Committed(lotteryId, commitment);
    }

    function request(uint256 lotteryId) external {
        require(msg.sender == lottery, "not the lottery");
        Draw storage draw = _draws[lotteryId];
        require(draw.targetBlock == 0, "requested already");
        _setTarget(lotteryId, draw);
    }

    function reveal(uint256 lotteryId, bytes32 secret) external {
        Draw storage draw = _draws[lotteryId];
        require(draw.commitment == keccak256(abi.encode(secret)), "not the committed secret");
        _draw(lotteryId, draw, secret);
    }

    function settle(uint256 lotteryId) external {
        Draw storage draw = _draws[lotteryId];
        require(draw.commitment == 0 || block.number > draw.targetBlock + REVEAL_BLOCKS, "the secret can still be revealed");
        _draw(lotteryId, draw, 0);
    }

    function renew(uint256 lotteryId) external {
        Draw storage draw = _draws[lotteryId];
        require(draw.targetBlock != 0 && !draw.isReady, "nothing to draw");
        require(block.number > draw.targetBlock + HASH_BLOCKS, "the hash can still be read");
        _setTarget(lotteryId, draw);
    }

    function _setTarget(uint256 lotteryId, Draw storage draw) private {
        draw.targetBlock = block.number + DELAY_BLOCKS;
        emit Requested(lotteryId, draw.targetBlock);
    }

    function _draw(uint256 lotteryId, Draw storage draw, bytes32 secret) private {
        require(draw.targetBlock != 0 && !draw.isReady, "nothing to draw");
        require(block.number > draw.targetBlock, "the target block is not there yet");
        bytes32 blockHash = blockhash(draw.targetBlock);
        require(blockHash != 0, "the hash can't be read any more");
        (draw.secret, draw.blockHash, draw.isReady) = (secret, blockHash, true);
        draw.random = uint256(keccak256(abi.encode(lotteryId, blockHash, secret)));
        emit Drawn(lotteryId, secret, blockHash, draw.random);
    }
}
