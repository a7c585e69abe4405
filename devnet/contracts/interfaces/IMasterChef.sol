// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

interface IMasterChef {
    function poolInfo(uint256 pid) external view returns (address lpToken, uint256 allocPoint, uint256 lastRewardBlock, uint256 accRewardPerShare);
    function userInfo(uint256 pid, address account) external view returns (uint256 amount, uint256 rewardDebt);
    function pendingReward(uint256 pid, address account) external view returns (uint256);
    function totalAllocPoint() external view returns (uint256);
    function rewardPerBlock() external view returns (uint256);
    function rewardToken() external view returns (address);
    function deposit(uint256 pid, uint256 amount) external;
    function withdraw(uint256 pid, uint256 amount) external;
}

/// Pays a second reward token beside one pool of a MasterChef.
interface IRewarder {
    function rewardToken() external view returns (address);
    function rewardPerSecond() external view returns (uint256);
    function rewardEndTimestamp() external view returns (uint256);
    function masterChef() external view returns (address);
}
