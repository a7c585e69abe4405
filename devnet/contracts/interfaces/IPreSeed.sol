// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ITimeWindow} from "./INft.sol";

/// @notice Collects CRO for a project before its token exists. Below the minimum, everybody gets their CRO back.
interface IPreSeed is ITimeWindow {
    event Seed(address indexed account, uint256 amount);
    event Refund(address indexed account, uint256 amount);
    event Collect(address indexed treasury, uint256 amount);

    /// @notice Total in wei below which it fails.
    function minimum() external view returns (uint256);
    /// @notice Most it accepts, in wei.
    function maximum() external view returns (uint256);
    /// @notice Most it accepts from an account, in wei.
    function maximumPerAccount() external view returns (uint256);
    function treasury() external view returns (address payable);
    /// @notice CRO of an account in wei; 0 after a refund.
    function contributors(address account) external view returns (uint256);
    /// @notice CRO that was contributed, in wei, refunds included.
    function totalContributions() external view returns (uint256);
    /// @notice Whether it has ended with the minimum.
    function hasSucceeded() external view returns (bool);
    /// @notice Whether it has ended without the minimum.
    function hasFailed() external view returns (bool);
    function isCollected() external view returns (bool);
    /// @notice Contributes the CRO sent with the call.
    function seed() external payable;
    /// @notice Pays the caller's CRO back after it failed.
    function refund() external;
    /// @notice Pays all CRO to the treasury after it succeeded. Anyone can.
    function collect() external;
}
