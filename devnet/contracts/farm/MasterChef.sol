// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMasterChef} from "../interfaces/IMasterChef.sol";
import {Farm} from "./Farm.sol";

/// @dev Farm with a reward per block.
contract MasterChef is IMasterChef, Farm {
    constructor(address rewardToken_, uint256 rewardPerBlock_) Farm(rewardToken_, rewardPerBlock_) {}

    function rewardPerBlock() external view returns (uint256) {
        return _rewardRate;
    }

    function setRewardPerBlock(uint256 amount) external onlyOwner {
        _setRewardRate(amount);
    }

    function _clock() internal view override returns (uint256) {
        return block.number;
    }
}
