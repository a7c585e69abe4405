// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IFarmPerSecond} from "../interfaces/IMasterChef.sol";
import {Farm} from "./Farm.sol";

/// @dev Farm with a reward per second.
contract FarmPerSecond is IFarmPerSecond, Farm {
    constructor(address rewardToken_, uint256 rewardPerSecond_) Farm(rewardToken_, rewardPerSecond_) {}

    function rewardPerSecond() external view returns (uint256) {
        return _rewardRate;
    }

    function setRewardPerSecond(uint256 amount) external onlyOwner {
        _setRewardRate(amount);
    }

    function _clock() internal view override returns (uint256) {
        return block.timestamp;
    }
}
