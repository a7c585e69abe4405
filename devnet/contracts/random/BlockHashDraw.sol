// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IBlockHashRandom} from "../interfaces/IBlockHashRandom.sol";

/// @dev A random number of a committed secret and the hash of a later block. Neither a block's proposer, who doesn't know the
/// secret, nor who has committed it, who can't choose the block's hash, can choose the number. Its limits: a proposer who
/// conspires with the latter can, by not proposing a block; and the secret can be withheld. What happens then is up to the
/// contract that draws.
library BlockHashDraw {
    /// @dev Blocks from the end of a sale to the block whose hash is used.
    uint256 internal constant DELAY_BLOCKS = 5;
    /// @dev Number of blocks whose hashes a contract can read.
    uint256 internal constant HASH_BLOCKS = 256;

    function commit(IBlockHashRandom.Draw storage draw, bytes32 commitment) internal {
        require(commitment != 0, "commitment is 0");
        require(draw.commitment == 0 && draw.targetBlock == 0, "committed or requested already");
        draw.commitment = commitment;
    }

    /// @param endBlock block after which nobody can take part any more
    function setTarget(IBlockHashRandom.Draw storage draw, uint256 endBlock) internal {
        draw.targetBlock = endBlock + DELAY_BLOCKS;
    }

    /// @dev Whether the number is not drawn, and can't be with this target block.
    function isExpired(IBlockHashRandom.Draw storage draw) internal view returns (bool) {
        return !draw.isReady && block.number > draw.targetBlock + HASH_BLOCKS;
    }

    function reveal(IBlockHashRandom.Draw storage draw, uint256 id, bytes32 secret) internal {
        require(draw.commitment == keccak256(abi.encode(secret)), "not the committed secret");
        finish(draw, id, secret);
    }

    /// @param secret 0 to draw without it
    function finish(IBlockHashRandom.Draw storage draw, uint256 id, bytes32 secret) internal {
        require(draw.targetBlock != 0 && !draw.isReady, "nothing to draw");
        require(block.number > draw.targetBlock, "the target block is not there yet");
        bytes32 blockHash = blockhash(draw.targetBlock);
        require(blockHash != 0, "the hash can't be read any more");
        (draw.secret, draw.blockHash, draw.isReady) = (secret, blockHash, true);
        draw.random = uint256(keccak256(abi.encode(id, blockHash, secret)));
    }
}
