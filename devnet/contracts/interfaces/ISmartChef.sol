// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice Staking pool with a reward per block, with the function names of PancakeSwap's SmartChef. A native side is
/// named by wrapped CRO: `stakedToken` of a pool that stakes CRO, `rewardToken` of a pool that pays CRO.
interface ISmartChefPool {
    /// @dev A harvest is a deposit or withdrawal of 0.
    event Deposit(address indexed user, uint256 amount);
    event Withdraw(address indexed user, uint256 amount);
    event EmergencyWithdraw(address indexed user, uint256 amount);
    event NewPoolLimit(uint256 poolLimitPerUser);
    event NewRewardPerBlock(uint256 rewardPerBlock);
    event RewardsStop(uint256 blockNumber);

    function stakedToken() external view returns (address);
    function rewardToken() external view returns (address);
    function rewardPerBlock() external view returns (uint256);
    /// @notice Rewards accrue in the blocks after `startBlock`, up to and including `bonusEndBlock`.
    function startBlock() external view returns (uint256);
    function bonusEndBlock() external view returns (uint256);
    /// @notice Whether stakes are limited to `poolLimitPerUser` now. The limit ends `numberBlocksForUserLimit` blocks
    /// after `startBlock`.
    function hasUserLimit() external view returns (bool);
    function poolLimitPerUser() external view returns (uint256);
    function numberBlocksForUserLimit() external view returns (uint256);
    function totalStaked() external view returns (uint256);
    /// @notice Funds that no stake has earned yet. Without any, nothing accrues.
    function rewardReserve() external view returns (uint256);
    function userInfo(address account) external view returns (uint256 amount, uint256 rewardDebt);
    function pendingReward(address account) external view returns (uint256);
    /// @notice Returns `amount` of the stake and pays the pending reward. If that can't be paid, it stays pending.
    function withdraw(uint256 amount) external;
    /// @notice Returns the whole stake and forfeits the pending reward.
    function emergencyWithdraw() external;
}

interface ISmartChef is ISmartChefPool {
    /// @notice Stakes `amount` and pays the pending reward. With `amount` 0 it only pays.
    function deposit(uint256 amount) external;
}

/// @notice Pool that stakes CRO.
interface INativeSmartChef is ISmartChefPool {
    /// @notice Stakes the CRO sent with the call and pays the pending reward. Reverts for a blacklisted account.
    function deposit() external payable;
    function isBlacklisted(address account) external view returns (bool);
}
