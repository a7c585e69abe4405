// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice Price feed with the functions of Chainlink's AggregatorV3Interface.
interface IAggregatorV3 {
    event AnswerUpdated(int256 indexed current, uint256 indexed roundId, uint256 updatedAt);

    /// @notice Decimals of the answers.
    function decimals() external view returns (uint8);
    function description() external view returns (string memory);
    function version() external view returns (uint256);
    /// @notice Answers have increasing ids. Times are Unix seconds.
    function latestRoundData() external view returns (uint80 roundId, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound);
    function getRoundData(uint80 id) external view returns (uint80 roundId, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound);
}
