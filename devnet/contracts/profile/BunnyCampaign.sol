// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {IBunnies} from "../interfaces/IBunnies.sol";
import {IBunnyCampaign} from "../interfaces/IBunnySpecial.sol";
import {IProfile} from "../interfaces/IProfile.sol";

struct CampaignParams {
    IProfile profile;
    IBunnies bunnies;
    uint256 endBlock;
}

/// @dev Mints bunnies with points for players with an active profile, before the end block.
abstract contract BunnyCampaign is IBunnyCampaign, Ownable, ReentrancyGuard {
    IProfile public immutable pancakeProfile;
    IBunnies public immutable bunnies;
    uint256 public endBlock;

    constructor(CampaignParams memory params) Ownable(msg.sender) {
        (pancakeProfile, bunnies) = (params.profile, params.bunnies);
        _setEndBlock(params.endBlock);
    }

    /// @dev A campaign that has ended stays so.
    function changeEndBlock(uint256 endBlock_) external onlyOwner {
        require(block.number < endBlock, "TOO_LATE");
        _setEndBlock(endBlock_);
        emit NewEndBlock(endBlock_);
    }

    function _canMint(address account, bool hasClaimed_) internal view returns (bool) {
        return block.number < endBlock && !hasClaimed_ && pancakeProfile.getUserStatus(account);
    }

    function _requireMint(bool hasClaimed_) internal view {
        require(block.number < endBlock, "TOO_LATE");
        require(!hasClaimed_, "ERR_HAS_CLAIMED");
        require(pancakeProfile.getUserStatus(msg.sender), "ERR_USER_NOT_ACTIVE");
    }

    function _mintBunny(uint8 bunnyId, uint256 points, uint256 campaignId) internal {
        emit BunnyMint(msg.sender, bunnies.mint(msg.sender, bunnyId), bunnyId);
        pancakeProfile.increaseUserPoints(msg.sender, points, campaignId);
    }

    function _setEndBlock(uint256 endBlock_) private {
        require(block.number < endBlock_, "End has passed");
        endBlock = endBlock_;
    }
}
