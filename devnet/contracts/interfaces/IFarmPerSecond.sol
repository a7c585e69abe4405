// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// A share reward pool: its pools split a reward per second by their allocation points.
interface IFarmPerSecond {
    function poolInfo(uint256 pid) external view returns (address token, uint256 allocPoint, uint256 lastRewardTime, uint256 accRewardPerShare);
    function userInfo(uint256 pid, address account) external view returns (uint256 amount, uint256 rewardDebt);
    function pendingReward(uint256 pid, address account) external view returns (uint256);
    function totalAllocPoint() external view returns (uint256);
    function rewardPerSecond() external view returns (uint256);
    function rewardToken() external view returns (address);
    function deposit(uint256 pid, uint256 amount) external;
    function withdraw(uint256 pid, uint256 amount) external;
}
