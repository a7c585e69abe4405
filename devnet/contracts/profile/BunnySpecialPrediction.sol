// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IPrediction} from "../interfaces/IPrediction.sol";
import {CampaignParams} from "./BunnyCampaign.sol";
import {BunnySpecial, RewardParams} from "./BunnySpecial.sol";

/// @dev For accounts whose first bet is on a round up to a threshold.
contract BunnySpecialPrediction is BunnySpecial {
    IPrediction public immutable pancakePrediction;
    uint256 public thresholdRound;

    event NewThresholdRound(uint256 thresholdRound);

    constructor(IPrediction pancakePrediction_, uint256 thresholdRound_, CampaignParams memory params, RewardParams memory reward)
        BunnySpecial(params, reward)
    {
        (pancakePrediction, thresholdRound) = (pancakePrediction_, thresholdRound_);
    }

    function changeThresholdRound(uint256 thresholdRound_) external onlyOwner {
        thresholdRound = thresholdRound_;
        emit NewThresholdRound(thresholdRound_);
    }

    function _isEligible(address account) internal view override returns (bool) {
        (uint256[] memory epochs,,) = pancakePrediction.getUserRounds(account, 0, 1);
        return epochs.length > 0 && epochs[0] <= thresholdRound;
    }
}
