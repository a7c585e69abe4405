// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IBlockWindow} from "./IBlockWindow.sol";

/// @notice Pays early users a part of what their profile cost, once each, with the function names of PancakeSwap's
/// ClaimRefund.
interface IProfileRefund is IBlockWindow {
    event Refund(address indexed account, uint256 amount);

    function profile() external view returns (address);
    function cakeToken() external view returns (address);
    /// @notice Amount of a refund.
    function numberCake() external view returns (uint256);
    /// @notice Users with a lower id get a refund, paused profiles included.
    function thresholdUser() external view returns (uint256);
    function hasClaimed(address account) external view returns (bool);
    /// @notice Whether `getCakeBack` would succeed for the account in this block.
    function canClaim(address account) external view returns (bool);
    function getCakeBack() external;
    /// @notice Pays the owner what nobody claimed until the end.
    function claimFee(uint256 amount) external;
}
