// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// A farm: its pools split what it pays by their allocation points.
interface IFarm {
    /// `lastReward` is a block or a time, as the farm pays.
    function poolInfo(uint256 pid) external view returns (address lpToken, uint256 allocPoint, uint256 lastReward, uint256 accRewardPerShare);
    function userInfo(uint256 pid, address account) external view returns (uint256 amount, uint256 rewardDebt);
    function pendingReward(uint256 pid, address account) external view returns (uint256);
    function totalAllocPoint() external view returns (uint256);
    function rewardToken() external view returns (address);
    function deposit(uint256 pid, uint256 amount) external;
    function withdraw(uint256 pid, uint256 amount) external;
}

interface IMasterChef is IFarm {
    function rewardPerBlock() external view returns (uint256);
}

/// Of the kind of the share reward pools.
interface IFarmPerSecond is IFarm {
    function rewardPerSecond() external view returns (uint256);
}

/// Pays a second reward token beside one pool of a farm.
interface IRewarder {
    function rewardToken() external view returns (address);
    function rewardPerSecond() external view returns (uint256);
    function rewardEndTimestamp() external view returns (uint256);
    function masterChef() external view returns (address);
}

/// What the deployed farms call the reward that they pay a block, all farms together, base units of the reward token.
interface IRewardPerBlock {
    function rewardPerBlock() external view returns (uint256);
    function vvsPerBlock() external view returns (uint256);
    function meerkatPerBlock() external view returns (uint256);
    function cakePerBlock() external view returns (uint256);
    function ferPerBlock() external view returns (uint256);
}
