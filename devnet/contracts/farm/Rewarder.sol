// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {IRewarder} from "../interfaces/IMasterChef.sol";
import {Farm} from "./Farm.sol";

/// @dev Pays a second reward token to the stakers of one pool, at a fixed rate per second and from its own balance.
contract Rewarder is IRewarder {
    using SafeERC20 for IERC20;

    uint256 private constant SCALE = 1e24;

    address public immutable masterChef;
    uint256 public immutable pid;
    address public immutable rewardToken;
    uint256 public immutable rewardPerSecond;
    uint256 public immutable rewardEndTimestamp;
    uint256 public accRewardPerShare;
    uint256 public lastRewardTime;
    mapping(address account => uint256) public rewardDebt;

    constructor(address masterChef_, uint256 pid_, address rewardToken_, uint256 rewardPerSecond_, uint256 durationSec) {
        masterChef = masterChef_;
        pid = pid_;
        rewardToken = rewardToken_;
        rewardPerSecond = rewardPerSecond_;
        rewardEndTimestamp = block.timestamp + durationSec;
        lastRewardTime = block.timestamp;
    }

    function pendingReward(address account) external view returns (uint256) {
        (uint256 amount,) = Farm(masterChef).userInfo(pid, account);
        return amount * _accRewardPerShare(Farm(masterChef).totalStaked(pid)) / SCALE - rewardDebt[account];
    }

    /// @dev Hook that the farm calls whenever a stake changes.
    /// @param amountBefore stake of `account` before the change
    /// @param amountAfter stake of `account` after the change
    /// @param totalBefore total stake of the pool before the change
    function onStakeChanged(address account, uint256 amountBefore, uint256 amountAfter, uint256 totalBefore) external {
        require(msg.sender == masterChef, "only the farm");
        accRewardPerShare = _accRewardPerShare(totalBefore);
        lastRewardTime = Math.max(lastRewardTime, Math.min(block.timestamp, rewardEndTimestamp));
        uint256 pending = amountBefore * accRewardPerShare / SCALE - rewardDebt[account];
        rewardDebt[account] = amountAfter * accRewardPerShare / SCALE;
        // Pays less when funds run out: a missing reward must never block a withdrawal.
        uint256 paid = Math.min(pending, IERC20(rewardToken).balanceOf(address(this)));
        if (paid > 0) IERC20(rewardToken).safeTransfer(account, paid);
    }

    function _accRewardPerShare(uint256 totalStaked) private view returns (uint256) {
        uint256 until = Math.min(block.timestamp, rewardEndTimestamp);
        if (totalStaked == 0 || until <= lastRewardTime) return accRewardPerShare;
        return accRewardPerShare + (until - lastRewardTime) * rewardPerSecond * SCALE / totalStaked;
    }
}
