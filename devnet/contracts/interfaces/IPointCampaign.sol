// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IBlockWindow} from "./IBlockWindow.sol";

/// @notice Achievement that gives points to accounts with an active profile and enough points, once each, with the
/// function names of PancakeSwap's AnniversaryAchievement. Its terms are fixed once it has begun.
interface IPointCampaign is IBlockWindow {
    event PointsClaim(address indexed account, uint256 numberPoints, uint256 indexed campaignId);
    event NewCampaignId(uint256 campaignId);
    event NewNumberPointsAndThreshold(uint256 numberPoints, uint256 thresholdPoints);

    function profile() external view returns (address);
    function campaignId() external view returns (uint256);
    /// @notice Points that a claim gives.
    function numberPoints() external view returns (uint256);
    /// @notice Least points of a profile that can claim.
    function thresholdPoints() external view returns (uint256);
    function hasClaimed(address account) external view returns (bool);
    /// @notice Whether `claim` would succeed for the account in this block.
    function canClaim(address account) external view returns (bool);
    /// @notice Adds the points to the caller's profile.
    function claim() external;
    /// @notice The same as `claim`.
    function claimAnniversaryPoints() external;
    /// @notice Only by the owner before the start block, as the function below.
    function changeCampaignId(uint256 campaignId) external;
    function changeNumberPointsAndThreshold(uint256 numberPoints, uint256 thresholdPoints) external;
}
