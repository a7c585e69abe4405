// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {SmartChef} from "./SmartChef.sol";
import {SmartChefParams} from "./SmartChefBase.sol";

/// @dev Stakes a token and pays CRO. `rewardToken` is wrapped CRO, which has the same price.
contract NativeRewardSmartChef is SmartChef {
    constructor(SmartChefParams memory params) SmartChef(params) {}

    function _receiveReward(uint256 amount) internal override returns (uint256) {
        require(msg.value == amount, "amount differs from the CRO sent");
        return amount;
    }

    function _trySendReward(address to, uint256 amount) internal override returns (bool isPaid) {
        (isPaid,) = to.call{value: amount}("");
    }
}
