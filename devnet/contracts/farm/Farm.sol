// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {IFarmEvents} from "../interfaces/ICakeMasterChef.sol";
import {IFarm} from "../interfaces/IMasterChef.sol";
import {TestToken} from "../tokens/TestToken.sol";
import {Rewarder} from "./Rewarder.sol";

/// @dev Staking farm in the manner of MasterChef: pools share the reward by allocation points.
/// Rewards are minted when they are paid, so a farm's balance of any token is only what is staked of it.
abstract contract Farm is IFarm, IFarmEvents, Ownable, ReentrancyGuard {
    using SafeERC20 for IERC20;
    using Math for uint256;

    struct PoolInfo {
        address lpToken;
        uint256 allocPoint;
        /// Block number or Unix seconds, see `_clock`.
        uint256 lastReward;
        uint256 accRewardPerShare;
    }

    struct UserInfo {
        uint256 amount;
        uint256 rewardDebt;
    }

    uint256 private constant SCALE = 1e18;

    address public immutable rewardToken;
    /// @dev Reward tokens per block or per second, see `_clock`.
    uint256 internal _rewardRate;
    uint256 public totalAllocPoint;
    PoolInfo[] public poolInfo;
    mapping(uint256 pid => mapping(address account => UserInfo)) public userInfo;
    /// @dev Staked per pool. Not `balanceOf`, which anyone can raise with a transfer.
    mapping(uint256 pid => uint256) public totalStaked;
    mapping(uint256 pid => address) public rewarder;
    mapping(address lpToken => bool) private _hasPool;

    constructor(address rewardToken_, uint256 rewardRate) Ownable(msg.sender) {
        rewardToken = rewardToken_;
        _rewardRate = rewardRate;
    }

    function poolLength() external view returns (uint256) {
        return poolInfo.length;
    }

    function add(address lpToken, uint256 allocPoint) external virtual onlyOwner {
        _add(lpToken, allocPoint);
    }

    function setAllocPoint(uint256 pid, uint256 allocPoint) external virtual onlyOwner {
        _setAllocPoint(pid, allocPoint);
    }

    /// @dev A rewarder only counts stakes that change after it was set, so the pool must be empty.
    function setRewarder(uint256 pid, address rewarder_) external onlyOwner {
        require(totalStaked[pid] == 0, "pool is not empty");
        rewarder[pid] = rewarder_;
    }

    function pendingReward(uint256 pid, address account) public view returns (uint256) {
        return _pending(userInfo[pid][account], _accRewardPerShare(pid));
    }

    /// @dev Stakes `amount` and pays the pending reward. With `amount` 0 it only pays.
    function deposit(uint256 pid, uint256 amount) external virtual nonReentrant {
        _deposit(pid, amount);
    }

    function withdraw(uint256 pid, uint256 amount) external virtual nonReentrant {
        _withdraw(pid, amount);
    }

    /// @dev Current block number or timestamp; the unit that `_rewardRate` is counted in.
    function _clock() internal view virtual returns (uint256);

    function _setRewardRate(uint256 rewardRate) internal {
        _updateAll();
        _rewardRate = rewardRate;
    }

    /// @dev A token has one pool only: the farm's balance of it is read as what that pool holds.
    function _add(address lpToken, uint256 allocPoint) internal {
        require(!_hasPool[lpToken], "token has a pool");
        _hasPool[lpToken] = true;
        _updateAll();
        totalAllocPoint += allocPoint;
        poolInfo.push(PoolInfo(lpToken, allocPoint, _clock(), 0));
    }

    function _setAllocPoint(uint256 pid, uint256 allocPoint) internal {
        _updateAll();
        totalAllocPoint = totalAllocPoint - poolInfo[pid].allocPoint + allocPoint;
        poolInfo[pid].allocPoint = allocPoint;
    }

    function _deposit(uint256 pid, uint256 amount) internal {
        _payReward(_setStake(pid, userInfo[pid][msg.sender].amount + amount));
        if (amount > 0) IERC20(poolInfo[pid].lpToken).safeTransferFrom(msg.sender, address(this), amount);
        emit Deposit(msg.sender, pid, amount);
    }

    function _withdraw(uint256 pid, uint256 amount) internal {
        uint256 staked = userInfo[pid][msg.sender].amount;
        require(amount <= staked, "amount exceeds stake");
        _payReward(_setStake(pid, staked - amount));
        if (amount > 0) IERC20(poolInfo[pid].lpToken).safeTransfer(msg.sender, amount);
        emit Withdraw(msg.sender, pid, amount);
    }

    /// @dev Sets the caller's stake without moving tokens.
    /// @return pending the reward of the stake before, which is no longer recorded
    function _setStake(uint256 pid, uint256 amount) internal returns (uint256 pending) {
        _update(pid);
        UserInfo storage user = userInfo[pid][msg.sender];
        uint256 before = user.amount;
        uint256 acc = poolInfo[pid].accRewardPerShare;
        pending = _pending(user, acc);
        user.amount = amount;
        user.rewardDebt = amount.mulDiv(acc, SCALE, Math.Rounding.Ceil);
        uint256 totalBefore = totalStaked[pid];
        totalStaked[pid] = totalBefore - before + amount;
        _onStakeChanged(pid, before, amount, totalBefore);
    }

    /// @dev Called after each change of the caller's stake, before any token moves.
    function _onStakeChanged(uint256 pid, uint256 before, uint256 amount, uint256 totalBefore) internal virtual {
        if (rewarder[pid] != address(0)) Rewarder(rewarder[pid]).onStakeChanged(msg.sender, before, amount, totalBefore);
    }

    function _payReward(uint256 pending) private {
        if (pending > 0) TestToken(rewardToken).mint(msg.sender, pending);
    }

    /// @dev The debt is rounded up, so it may exceed the reward of an unchanged stake by a base unit.
    function _pending(UserInfo memory user, uint256 acc) private pure returns (uint256) {
        return user.amount.mulDiv(acc, SCALE).saturatingSub(user.rewardDebt);
    }

    function _updateAll() private {
        for (uint256 pid = 0; pid < poolInfo.length; ++pid) _update(pid);
    }

    function _update(uint256 pid) private {
        poolInfo[pid].accRewardPerShare = _accRewardPerShare(pid);
        poolInfo[pid].lastReward = _clock();
    }

    function _accRewardPerShare(uint256 pid) private view returns (uint256) {
        PoolInfo memory pool = poolInfo[pid];
        uint256 staked = totalStaked[pid];
        if (staked == 0 || totalAllocPoint == 0) return pool.accRewardPerShare;
        uint256 reward = (_clock() - pool.lastReward) * _rewardRate * pool.allocPoint / totalAllocPoint;
        return pool.accRewardPerShare + reward * SCALE / staked;
    }
}
