// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {IPointCampaign} from "../interfaces/IPointCampaign.sol";
import {IProfile} from "../interfaces/IProfile.sol";
import {BlockWindow} from "./BlockWindow.sol";

/// @dev Needs the profile contract's POINT_ROLE.
contract PointCampaign is IPointCampaign, BlockWindow, ReentrancyGuard {
    address public immutable profile;
    uint256 public campaignId;
    uint256 public numberPoints;
    uint256 public thresholdPoints;
    mapping(address account => bool) public hasClaimed;

    constructor(
        address profile_,
        uint256 campaignId_,
        uint256 numberPoints_,
        uint256 thresholdPoints_,
        uint256 startBlock_,
        uint256 endBlock_
    ) BlockWindow(startBlock_, endBlock_) {
        profile = profile_;
        (campaignId, numberPoints, thresholdPoints) = (campaignId_, numberPoints_, thresholdPoints_);
    }

    function claimAnniversaryPoints() external {
        claim();
    }

    function changeCampaignId(uint256 campaignId_) external onlyOwner beforeStart {
        campaignId = campaignId_;
        emit NewCampaignId(campaignId_);
    }

    function changeNumberPointsAndThreshold(uint256 numberPoints_, uint256 thresholdPoints_) external onlyOwner beforeStart {
        (numberPoints, thresholdPoints) = (numberPoints_, thresholdPoints_);
        emit NewNumberPointsAndThreshold(numberPoints_, thresholdPoints_);
    }

    function canClaim(address account) external view returns (bool) {
        return _isOpen() && !hasClaimed[account] && IProfile(profile).getUserStatus(account) && _hasEnoughPoints(account);
    }

    function claim() public nonReentrant whileOpen {
        require(!hasClaimed[msg.sender], "Claimed already");
        require(IProfile(profile).getUserStatus(msg.sender), "No active profile");
        require(_hasEnoughPoints(msg.sender), "Not enough points");
        hasClaimed[msg.sender] = true;
        emit PointsClaim(msg.sender, numberPoints, campaignId);
        IProfile(profile).increaseUserPoints(msg.sender, numberPoints, campaignId);
    }

    function _hasEnoughPoints(address account) private view returns (bool) {
        (, uint256 points,,,,) = IProfile(profile).getUserProfile(account);
        return points >= thresholdPoints;
    }
}
