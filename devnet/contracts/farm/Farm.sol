// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {IFarm} from "../interfaces/IMasterChef.sol";
import {TestToken} from "../tokens/TestToken.sol";
import {Rewarder} from "./Rewarder.sol";

/// @dev Staking farm in the manner of MasterChef: pools share the reward by allocation points.
/// Rewards are minted when they are paid, so a farm's balance of any token is only what is staked of it.
abstract contract Farm is IFarm, Ownable, ReentrancyGuard {
    using SafeERC20 for IERC20;

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

    constructor(address rewardToken_, uint256 rewardRate) Ownable(msg.sender) {
        rewardToken = rewardToken_;
        _rewardRate = rewardRate;
    }

    function poolLength() external view returns (uint256) {
        return poolInfo.length;
    }

    function add(address lpToken, uint256 allocPoint) external onlyOwner {
        _updateAll();
        totalAllocPoint += allocPoint;
        poolInfo.push(PoolInfo(lpToken, allocPoint, _clock(), 0));
    }

    function setAllocPoint(uint256 pid, uint256 allocPoint) external onlyOwner {
        _updateAll();
        totalAllocPoint = totalAllocPoint - poolInfo[pid].allocPoint + allocPoint;
        poolInfo[pid].allocPoint = allocPoint;
    }

    /// @dev A rewarder only counts stakes that change after it was set, so the pool must be empty.
    function setRewarder(uint256 pid, address rewarder_) external onlyOwner {
        require(totalStaked[pid] == 0, "pool is not empty");
        rewarder[pid] = rewarder_;
    }

    function pendingReward(uint256 pid, address account) external view returns (uint256) {
        UserInfo memory user = userInfo[pid][account];
        return user.amount * _accRewardPerShare(pid) / SCALE - user.rewardDebt;
    }

    /// @dev Stakes `amount` and pays the pending reward. With `amount` 0 it only pays.
    function deposit(uint256 pid, uint256 amount) external nonReentrant {
        _change(pid, userInfo[pid][msg.sender].amount + amount);
        if (amount > 0) IERC20(poolInfo[pid].lpToken).safeTransferFrom(msg.sender, address(this), amount);
    }

    function withdraw(uint256 pid, uint256 amount) external nonReentrant {
        uint256 staked = userInfo[pid][msg.sender].amount;
        require(amount <= staked, "amount exceeds stake");
        _change(pid, staked - amount);
        if (amount > 0) IERC20(poolInfo[pid].lpToken).safeTransfer(msg.sender, amount);
    }

    /// @dev Current block number or timestamp; the unit that `_rewardRate` is counted in.
    function _clock() internal view virtual returns (uint256);

    function _setRewardRate(uint256 rewardRate) internal {
        _updateAll();
        _rewardRate = rewardRate;
    }

    function _change(uint256 pid, uint256 amount) private {
        _update(pid);
        UserInfo storage user = userInfo[pid][msg.sender];
        uint256 before = user.amount;
        uint256 acc = poolInfo[pid].accRewardPerShare;
        uint256 pending = before * acc / SCALE - user.rewardDebt;
        user.amount = amount;
        user.rewardDebt = amount * acc / SCALE;
        uint256 totalBefore = totalStaked[pid];
        totalStaked[pid] = totalBefore - before + amount;
        if (rewarder[pid] != address(0)) Rewarder(rewarder[pid]).onStakeChanged(msg.sender, before, amount, totalBefore);
        if (pending > 0) TestToken(rewardToken).mint(msg.sender, pending);
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
