// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @dev Price feed of a test, which may go back, be late or fail.
contract TestFeed {
    uint80 private _id;
    int256 private _answer;
    uint256 private _updatedAt;

    function set(uint80 id, int256 answer, uint256 updatedAt) external {
        (_id, _answer, _updatedAt) = (id, answer, updatedAt);
    }

    /// @dev Adds an answer of this block.
    function push(int256 answer) external {
        (_id, _answer, _updatedAt) = (_id + 1, answer, block.timestamp);
    }

    function latestRoundData() external view returns (uint80, int256, uint256, uint256, uint80) {
        return (_id, _answer, _updatedAt, _updatedAt, _id);
    }
}
