// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IPredictionLedger} from "./IPrediction.sol";

/// @notice The first version of the prediction market, with the function names of PancakeSwap's: its rounds are counted in
/// blocks, and a claim is for one round.
interface IPredictionV1 is IPredictionLedger {
    struct BlockRound {
        uint256 epoch;
        uint256 startBlock;
        uint256 lockBlock;
        uint256 endBlock;
        int256 lockPrice;
        int256 closePrice;
        uint256 totalAmount;
        uint256 bullAmount;
        uint256 bearAmount;
        uint256 rewardBaseCalAmount;
        uint256 rewardAmount;
        bool oracleCalled;
    }

    event StartRound(uint256 indexed epoch, uint256 blockNumber);
    event LockRound(uint256 indexed epoch, uint256 blockNumber, int256 price);
    event EndRound(uint256 indexed epoch, uint256 blockNumber, int256 price);

    function intervalBlocks() external view returns (uint256);
    function bufferBlocks() external view returns (uint256);
    function rounds(uint256 epoch) external view returns (BlockRound memory);
    function getUserRounds(address account, uint256 cursor, uint256 size) external view returns (uint256[] memory epochs, uint256 next);
    /// @notice Pays the reward or refund of a round.
    function claim(uint256 epoch) external;
}
