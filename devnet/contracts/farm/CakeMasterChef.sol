// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ICakeMasterChef} from "../interfaces/ICakeMasterChef.sol";
import {IFarmPools} from "../interfaces/IMasterChef.sol";
import {Farm} from "./Farm.sol";
import {MasterChef} from "./MasterChef.sol";
import {ReceiptToken} from "./ReceiptToken.sol";

/// @dev Unlike PancakeSwap's, it has no migrator, no reward multiplier and no additional reward for its developers.
contract CakeMasterChef is ICakeMasterChef, MasterChef {
    using SafeERC20 for IERC20;

    uint256 private constant STAKING_PID = 0;
    /// @dev Pool 0 gets a third of what all others get, which is a quarter of the total.
    uint256 private constant OTHERS_PER_STAKING_POINT = 3;

    address public immutable receiptToken;

    constructor(address cake, uint256 cakePerBlock_, string memory receiptName, string memory receiptSymbol)
        MasterChef(cake, cakePerBlock_)
    {
        receiptToken = address(new ReceiptToken(receiptName, receiptSymbol));
        _add(cake, 0);
    }

    function cakePerBlock() external view returns (uint256) {
        return _rewardRate;
    }

    function pendingCake(uint256 pid, address account) external view returns (uint256) {
        return pendingReward(pid, account);
    }

    function add(address lpToken, uint256 allocPoint) external override onlyOwner {
        _add(lpToken, allocPoint);
        _weighStakingPool();
    }

    function setAllocPoint(uint256 pid, uint256 allocPoint) external override onlyOwner {
        require(pid != STAKING_PID, "pool 0 follows the others");
        _setAllocPoint(pid, allocPoint);
        _weighStakingPool();
    }

    function deposit(uint256 pid, uint256 amount) external override(Farm, IFarmPools) nonReentrant {
        require(pid != STAKING_PID, "pool 0 needs enterStaking");
        _deposit(pid, amount);
    }

    function withdraw(uint256 pid, uint256 amount) external override(Farm, IFarmPools) nonReentrant {
        require(pid != STAKING_PID, "pool 0 needs leaveStaking");
        _withdraw(pid, amount);
    }

    function enterStaking(uint256 amount) external nonReentrant {
        _deposit(STAKING_PID, amount);
    }

    function leaveStaking(uint256 amount) external nonReentrant {
        _withdraw(STAKING_PID, amount);
    }

    function emergencyWithdraw(uint256 pid) external nonReentrant {
        uint256 amount = userInfo[pid][msg.sender].amount;
        _setStake(pid, 0);
        IERC20(poolInfo[pid].lpToken).safeTransfer(msg.sender, amount);
        emit EmergencyWithdraw(msg.sender, pid, amount);
    }

    function _onStakeChanged(uint256 pid, uint256 before, uint256 amount, uint256 totalBefore) internal override {
        super._onStakeChanged(pid, before, amount, totalBefore);
        if (pid != STAKING_PID) return;
        if (amount > before) ReceiptToken(receiptToken).mint(msg.sender, amount - before);
        if (amount < before) ReceiptToken(receiptToken).burn(msg.sender, before - amount);
    }

    function _weighStakingPool() private {
        uint256 others = totalAllocPoint - poolInfo[STAKING_PID].allocPoint;
        _setAllocPoint(STAKING_PID, others / OTHERS_PER_STAKING_POINT);
    }
}
