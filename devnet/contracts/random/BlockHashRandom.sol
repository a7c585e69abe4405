// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IBlockHashRandom} from "../interfaces/IBlockHashRandom.sol";
import {BlockHashDraw} from "./BlockHashDraw.sol";

/// @dev For the local chain. The operator can withhold the secret, which leaves two numbers to choose from, but only in public,
/// and nothing is stuck: after `REVEAL_BLOCKS` anyone can draw without the secret. If nobody draws for `HASH_BLOCKS`, there is
/// a new target block, and so another chance. For draws worth more than a block's reward, use a verifiable random function.
contract BlockHashRandom is IBlockHashRandom, Ownable {
    using BlockHashDraw for Draw;

    uint256 public constant DELAY_BLOCKS = BlockHashDraw.DELAY_BLOCKS;
    uint256 public constant REVEAL_BLOCKS = 100;
    uint256 public constant HASH_BLOCKS = BlockHashDraw.HASH_BLOCKS;

    /// @dev The lottery or sale that requests numbers.
    address public consumer;
    address private immutable _deployer;
    mapping(uint256 id => Draw) private _draws;

    constructor(address operator) Ownable(operator) {
        _deployer = msg.sender;
    }

    function draws(uint256 id) external view returns (Draw memory) {
        return _draws[id];
    }

    function result(uint256 id) external view returns (bool isReady, uint256 random) {
        Draw storage draw = _draws[id];
        return (draw.isReady, draw.random);
    }

    /// @dev Once, by the deployer, because the consumer is deployed with the address of this contract.
    function setConsumer(address consumer_) external {
        require(msg.sender == _deployer, "not the deployer");
        require(consumer == address(0), "consumer is set already");
        consumer = consumer_;
    }

    function commit(uint256 id, bytes32 commitment) external onlyOwner {
        _draws[id].commit(commitment);
        emit Committed(id, commitment);
    }

    function request(uint256 id) external {
        require(msg.sender == consumer, "not the consumer");
        Draw storage draw = _draws[id];
        require(draw.targetBlock == 0, "requested already");
        _setTarget(id, draw);
    }

    function reveal(uint256 id, bytes32 secret) external {
        Draw storage draw = _draws[id];
        draw.reveal(id, secret);
        _emitDrawn(id, draw);
    }

    function settle(uint256 id) external {
        Draw storage draw = _draws[id];
        require(draw.commitment == 0 || block.number > draw.targetBlock + REVEAL_BLOCKS, "the secret can still be revealed");
        draw.finish(id, 0);
        _emitDrawn(id, draw);
    }

    function renew(uint256 id) external {
        Draw storage draw = _draws[id];
        require(draw.targetBlock != 0 && !draw.isReady, "nothing to draw");
        require(draw.isExpired(), "the hash can still be read");
        _setTarget(id, draw);
    }

    function _setTarget(uint256 id, Draw storage draw) private {
        draw.setTarget(block.number);
        emit Requested(id, draw.targetBlock);
    }

    function _emitDrawn(uint256 id, Draw storage draw) private {
        emit Drawn(id, draw.secret, draw.blockHash, draw.random);
    }
}
