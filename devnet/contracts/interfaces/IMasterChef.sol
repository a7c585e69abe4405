// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice Staking pools that share a reward by allocation points.
interface IFarmPools {
    /// @notice `lastReward` is a block number or a timestamp, depending on how the farm pays.
    function poolInfo(uint256 pid) external view returns (address lpToken, uint256 allocPoint, uint256 lastReward, uint256 accRewardPerShare);
    function userInfo(uint256 pid, address account) external view returns (uint256 amount, uint256 rewardDebt);
    function totalAllocPoint() external view returns (uint256);
    function deposit(uint256 pid, uint256 amount) external;
    function withdraw(uint256 pid, uint256 amount) external;
}

interface IFarm is IFarmPools {
    function pendingReward(uint256 pid, address account) external view returns (uint256);
    function rewardToken() external view returns (address);
}

interface IMasterChef is IFarm {
    function rewardPerBlock() external view returns (uint256);
}

/// @notice Farm with a reward per second.
interface IFarmPerSecond is IFarm {
    function rewardPerSecond() external view returns (uint256);
}

/// @notice Pays a second reward token to one pool of a farm.
interface IRewarder {
    function rewardToken() external view returns (address);
    function rewardPerSecond() external view returns (uint256);
    function rewardEndTimestamp() external view returns (uint256);
    function masterChef() external view returns (address);
}

/// @notice The getters that the deployed farms use for their total reward per block, in base units of the reward token.
interface IRewardPerBlock {
    function rewardPerBlock() external view returns (uint256);
    function vvsPerBlock() external view returns (uint256);
    function meerkatPerBlock() external view returns (uint256);
    function cakePerBlock() external view returns (uint256);
    function ferPerBlock() external view returns (uint256);
}
