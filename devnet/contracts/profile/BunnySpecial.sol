// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IBunnySpecial} from "../interfaces/IBunnySpecial.sol";
import {BunnyCampaign, CampaignParams} from "./BunnyCampaign.sol";

struct RewardParams {
    uint8 bunnyId;
    uint256 numberPoints;
    uint256 campaignId;
}

/// @dev Campaign with one kind of bunny.
abstract contract BunnySpecial is IBunnySpecial, BunnyCampaign {
    uint8 public immutable bunnyId;
    uint256 public numberPoints;
    uint256 public campaignId;
    mapping(address account => bool) public hasClaimed;

    constructor(CampaignParams memory params, RewardParams memory reward) BunnyCampaign(params) {
        (bunnyId, numberPoints, campaignId) = (reward.bunnyId, reward.numberPoints, reward.campaignId);
    }

    function canClaim(address account) external view returns (bool) {
        return _canMint(account, hasClaimed[account]) && _isEligible(account);
    }

    function mintNFT() external nonReentrant {
        _requireMint(hasClaimed[msg.sender]);
        require(_isEligible(msg.sender), "ERR_USER_NOT_ELIGIBLE");
        hasClaimed[msg.sender] = true;
        _mintBunny(bunnyId, numberPoints, campaignId);
    }

    function changeCampaignId(uint256 campaignId_) external onlyOwner {
        campaignId = campaignId_;
        emit NewCampaignId(campaignId_);
    }

    function changeNumberPoints(uint256 numberPoints_) external onlyOwner {
        numberPoints = numberPoints_;
        emit NewNumberPoints(numberPoints_);
    }

    /// @dev Whether the account has played as the campaign wants.
    function _isEligible(address account) internal view virtual returns (bool);
}
