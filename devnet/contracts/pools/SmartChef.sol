// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ISmartChef} from "../interfaces/ISmartChef.sol";
import {SmartChefBase, SmartChefParams} from "./SmartChefBase.sol";

/// @dev Stakes a token and pays a token.
contract SmartChef is ISmartChef, SmartChefBase {
    using SafeERC20 for IERC20;

    constructor(SmartChefParams memory params) SmartChefBase(params) {}

    function deposit(uint256 amount) external nonReentrant {
        _stake(amount == 0 ? 0 : _pull(stakedToken, amount));
    }

    function _sendStake(address to, uint256 amount) internal override {
        IERC20(stakedToken).safeTransfer(to, amount);
    }
}
