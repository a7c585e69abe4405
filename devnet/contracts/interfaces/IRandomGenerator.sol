// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice Source of random numbers, asked once for each lottery, or other sale, after it has ended. On a public network
/// this should be a verifiable random function: `request` asks its coordinator and stores the id of the request with the
/// lottery, the coordinator's callback stores the number, and `result` returns it.
interface IRandomGenerator {
    /// @notice Requests the number of a lottery. Only the contract that it serves can.
    function request(uint256 lotteryId) external;
    /// @return isReady whether the number is known; from then on it doesn't change
    /// @return random any uint256 with the same probability
    function result(uint256 lotteryId) external view returns (bool isReady, uint256 random);
}
