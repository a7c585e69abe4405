// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {ISmartChefPool} from "../interfaces/ISmartChef.sol";

struct SmartChefParams {
    address stakedToken;
    address rewardToken;
    uint256 rewardPerBlock;
    uint256 startBlock;
    uint256 bonusEndBlock;
    /// 0 for no limit.
    uint256 poolLimitPerUser;
    uint256 numberBlocksForUserLimit;
}

/// @dev Staking pool that only promises what it holds: a block's reward moves from the reserve to the stakes, and less
/// of it once the reserve runs out. So every pending reward is funded, and the owner can't take it back.
abstract contract SmartChefBase is ISmartChefPool, Ownable, ReentrancyGuard {
    using SafeERC20 for IERC20;
    using Math for uint256;

    struct UserInfo {
        uint256 amount;
        uint256 rewardDebt;
    }

    /// @dev Large enough for a reward of few decimals on a stake of a very cheap token.
    uint256 private constant SCALE = 1e36;

    address public immutable stakedToken;
    address public immutable rewardToken;
    uint256 public immutable startBlock;
    uint256 public immutable numberBlocksForUserLimit;
    uint256 public rewardPerBlock;
    uint256 public bonusEndBlock;
    uint256 public poolLimitPerUser;
    uint256 public lastRewardBlock;
    uint256 public accTokenPerShare;
    /// @dev Not `balanceOf`, which anyone can raise with a transfer, and which may include rewards of the same token.
    uint256 public totalStaked;
    /// @dev Rewards that were not earned by the last update.
    uint256 private _reserve;
    mapping(address account => UserInfo) public userInfo;
    /// @dev Earned before the last change of the stake and not paid yet.
    mapping(address account => uint256) private _owed;

    constructor(SmartChefParams memory params) Ownable(msg.sender) {
        require(params.startBlock >= block.number, "starts in the past");
        require(params.bonusEndBlock > params.startBlock, "ends before it starts");
        stakedToken = params.stakedToken;
        rewardToken = params.rewardToken;
        rewardPerBlock = params.rewardPerBlock;
        startBlock = params.startBlock;
        bonusEndBlock = params.bonusEndBlock;
        poolLimitPerUser = params.poolLimitPerUser;
        numberBlocksForUserLimit = params.numberBlocksForUserLimit;
        lastRewardBlock = params.startBlock;
    }

    function hasUserLimit() public view returns (bool) {
        if (poolLimitPerUser == 0) return false;
        return block.number < startBlock || block.number - startBlock < numberBlocksForUserLimit;
    }

    function rewardReserve() external view returns (uint256) {
        (uint256 reward,) = _accrued();
        return _reserve - reward;
    }

    function pendingReward(address account) external view returns (uint256) {
        (, uint256 acc) = _accrued();
        return _owed[account] + _earned(userInfo[account], acc);
    }

    /// @notice Adds rewards. Anyone can.
    function fund(uint256 amount) external payable nonReentrant {
        _reserve += _receiveReward(amount);
    }

    function withdraw(uint256 amount) external nonReentrant {
        uint256 staked = userInfo[msg.sender].amount;
        require(amount <= staked, "amount exceeds stake");
        _setStake(staked - amount);
        if (amount > 0) _sendStake(msg.sender, amount);
        _payReward();
        emit Withdraw(msg.sender, amount);
    }

    function emergencyWithdraw() external nonReentrant {
        uint256 amount = userInfo[msg.sender].amount;
        _setStake(0);
        _reserve += _takeOwed();
        if (amount > 0) _sendStake(msg.sender, amount);
        emit EmergencyWithdraw(msg.sender, amount);
    }

    /// @dev Ends the pool with this block.
    function stopReward() external onlyOwner {
        _update();
        bonusEndBlock = block.number;
        emit RewardsStop(block.number);
    }

    /// @dev Blocks up to this one pay the previous reward.
    function updateRewardPerBlock(uint256 amount) external onlyOwner {
        _update();
        rewardPerBlock = amount;
        emit NewRewardPerBlock(amount);
    }

    /// @dev Stakes above a new limit remain, and can be harvested and withdrawn.
    function updatePoolLimitPerUser(uint256 limit) external onlyOwner {
        poolLimitPerUser = limit;
        emit NewPoolLimit(limit);
    }

    /// @dev Takes back rewards that neither past nor remaining blocks need.
    function emergencyRewardWithdraw(uint256 amount) external onlyOwner nonReentrant {
        _update();
        uint256 needed = rewardPerBlock * _blocksBetween(block.number, bonusEndBlock);
        require(amount <= _reserve.saturatingSub(needed), "amount exceeds the surplus");
        _reserve -= amount;
        require(_trySendReward(msg.sender, amount), "reward can't be paid");
    }

    /// @dev Pays the staked token or coin.
    function _sendStake(address to, uint256 amount) internal virtual;

    /// @dev Takes rewards from the caller.
    /// @return received what arrived, which is less for a token with a transfer fee
    function _receiveReward(uint256 amount) internal virtual returns (uint256 received) {
        require(msg.value == 0, "sent CRO to a token pool");
        return _pull(rewardToken, amount);
    }

    /// @return whether the reward was paid; it must not revert, so that it can't block a withdrawal
    function _trySendReward(address to, uint256 amount) internal virtual returns (bool) {
        return IERC20(rewardToken).trySafeTransfer(to, amount);
    }

    /// @param amount already received from the caller
    function _stake(uint256 amount) internal {
        uint256 staked = userInfo[msg.sender].amount + amount;
        require(amount == 0 || !hasUserLimit() || staked <= poolLimitPerUser, "stake exceeds the limit per user");
        _setStake(staked);
        require(_payReward(), "reward can't be paid");
        emit Deposit(msg.sender, amount);
    }

    /// @dev Transfers tokens from the caller and returns what arrived.
    function _pull(address token, uint256 amount) internal returns (uint256) {
        uint256 before = IERC20(token).balanceOf(address(this));
        IERC20(token).safeTransferFrom(msg.sender, address(this), amount);
        return IERC20(token).balanceOf(address(this)) - before;
    }

    /// @dev Sets the caller's stake without moving tokens, and records what the stake before has earned.
    function _setStake(uint256 amount) private {
        _update();
        UserInfo storage user = userInfo[msg.sender];
        _owed[msg.sender] += _earned(user, accTokenPerShare);
        totalStaked = totalStaked - user.amount + amount;
        user.amount = amount;
        user.rewardDebt = amount.mulDiv(accTokenPerShare, SCALE, Math.Rounding.Ceil);
    }

    /// @dev Pays the caller what they are owed, or keeps it recorded if that fails.
    function _payReward() private returns (bool isPaid) {
        uint256 reward = _takeOwed();
        if (reward == 0) return true;
        isPaid = _trySendReward(msg.sender, reward);
        if (!isPaid) _owed[msg.sender] = reward;
    }

    function _takeOwed() private returns (uint256 owed) {
        owed = _owed[msg.sender];
        _owed[msg.sender] = 0;
    }

    function _update() private {
        (uint256 reward, uint256 acc) = _accrued();
        _reserve -= reward;
        accTokenPerShare = acc;
        lastRewardBlock = Math.max(block.number, lastRewardBlock);
    }

    /// @return reward of the blocks since the last update; 0 if nobody stakes
    /// @return acc `accTokenPerShare` with it
    function _accrued() private view returns (uint256 reward, uint256 acc) {
        acc = accTokenPerShare;
        if (totalStaked == 0) return (0, acc);
        reward = Math.min(rewardPerBlock * _blocksBetween(lastRewardBlock, block.number), _reserve);
        acc += reward.mulDiv(SCALE, totalStaked);
    }

    /// @dev Number of blocks after `from`, up to `to`, in which the pool pays.
    function _blocksBetween(uint256 from, uint256 to) private view returns (uint256) {
        return Math.min(to, bonusEndBlock).saturatingSub(Math.max(from, startBlock));
    }

    /// @dev The debt is rounded up, so it may exceed what an unchanged stake has earned by a base unit.
    function _earned(UserInfo memory user, uint256 acc) private pure returns (uint256) {
        return user.amount.mulDiv(acc, SCALE).saturatingSub(user.rewardDebt);
    }
}
