// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IAggregatorV3} from "./IAggregatorV3.sol";

/// @notice Price feed that anyone can update.
interface IPoolPriceFeed is IAggregatorV3 {
    /// @notice Least number of seconds between answers.
    function updateInterval() external view returns (uint256);
    /// @notice Adds an answer. Reverts within `updateInterval` of the one before.
    function update() external;
}
