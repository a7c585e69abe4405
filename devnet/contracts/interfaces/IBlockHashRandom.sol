// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IRandomGenerator} from "./IRandomGenerator.sol";

/// @notice Random numbers from the operator's committed secret and the hash of a block after the request.
interface IBlockHashRandom is IRandomGenerator {
    struct Draw {
        /// keccak256 of the secret; 0 if the operator committed none.
        bytes32 commitment;
        /// 0 until it is revealed, and if the number was drawn without it.
        bytes32 secret;
        /// Block whose hash is used; 0 before the request.
        uint256 targetBlock;
        bytes32 blockHash;
        /// keccak256(abi.encode(lotteryId, blockHash, secret))
        uint256 random;
        bool isReady;
    }

    event Committed(uint256 indexed lotteryId, bytes32 commitment);
    event Requested(uint256 indexed lotteryId, uint256 targetBlock);
    event Drawn(uint256 indexed lotteryId, bytes32 secret, bytes32 blockHash, uint256 random);

    /// @notice Blocks from the request to the target block.
    function DELAY_BLOCKS() external view returns (uint256);
    /// @notice Blocks after the target block in which only the secret can settle a draw.
    function REVEAL_BLOCKS() external view returns (uint256);
    /// @notice Number of blocks whose hashes a contract can read.
    function HASH_BLOCKS() external view returns (uint256);
    function draws(uint256 lotteryId) external view returns (Draw memory);
    /// @notice Commits to a secret before the request.
    function commit(uint256 lotteryId, bytes32 commitment) external;
    /// @notice Draws with the committed secret, within `HASH_BLOCKS` of the target block.
    function reveal(uint256 lotteryId, bytes32 secret) external;
    /// @notice Draws without a secret: if there is none, or if it was not revealed within `REVEAL_BLOCKS`. Anyone can.
    function settle(uint256 lotteryId) external;
    /// @notice Chooses a new target block once the hash of the one before can't be read any more. Anyone can.
    function renew(uint256 lotteryId) external;
}
