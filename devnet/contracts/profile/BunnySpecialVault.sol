// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ICakeVault} from "../interfaces/ICakeVault.sol";
import {CampaignParams} from "./BunnyCampaign.sol";
import {BunnySpecial, RewardParams} from "./BunnySpecial.sol";

/// @dev For accounts with shares of the automatic vault whose last deposit is before a threshold. In the original, those
/// that have withdrawn everything count, too.
contract BunnySpecialVault is BunnySpecial {
    ICakeVault public immutable cakeVault;
    /// @notice Unix seconds.
    uint256 public thresholdTimestamp;

    event NewThresholdTimestamp(uint256 thresholdTimestamp);

    constructor(ICakeVault cakeVault_, uint256 thresholdTimestamp_, CampaignParams memory params, RewardParams memory reward)
        BunnySpecial(params, reward)
    {
        (cakeVault, thresholdTimestamp) = (cakeVault_, thresholdTimestamp_);
    }

    function changeThresholdTimestamp(uint256 thresholdTimestamp_) external onlyOwner {
        thresholdTimestamp = thresholdTimestamp_;
        emit NewThresholdTimestamp(thresholdTimestamp_);
    }

    function _isEligible(address account) internal view override returns (bool) {
        (uint256 shares, uint256 lastDepositedTime,,) = cakeVault.userInfo(account);
        return shares > 0 && lastDepositedTime < thresholdTimestamp;
    }
}
