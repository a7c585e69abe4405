// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {ICakeMasterChef} from "../interfaces/ICakeMasterChef.sol";
import {ICakeVault} from "../interfaces/ICakeVault.sol";

/// @dev `balanceOf` is what the shares stand for. What the vault holds beyond that, from rewards or transfers, belongs to
/// nobody before the next harvest. While paused, deposits and harvests revert and withdrawals work.
contract CakeVault is ICakeVault, Ownable, Pausable, ReentrancyGuard {
    using SafeERC20 for IERC20;
    using Math for uint256;

    struct UserInfo {
        uint256 shares;
        uint256 lastDepositedTime;
        /// Value of the shares after the last deposit or withdrawal.
        uint256 cakeAtLastUserAction;
        uint256 lastUserActionTime;
    }

    uint256 private constant BPS = 10_000;
    uint256 private constant STAKING_PID = 0;
    /// @dev Virtual shares and tokens against inflation attacks: most of an attacker's donation goes to them.
    uint256 private constant VIRTUAL_OFFSET = 1_000;
    uint256 public constant MAX_PERFORMANCE_FEE = 500;
    uint256 public constant MAX_CALL_FEE = 100;
    uint256 public constant MAX_WITHDRAW_FEE = 100;
    uint256 public constant MAX_WITHDRAW_FEE_PERIOD = 72 hours;

    address public immutable token;
    address public immutable masterchef;
    address public treasury;
    uint256 public performanceFee;
    uint256 public callFee;
    uint256 public withdrawFee;
    uint256 public withdrawFeePeriod;
    uint256 public totalShares;
    uint256 public balanceOf;
    uint256 public lastHarvestedTime;
    mapping(address account => UserInfo) public userInfo;

    constructor(address token_, address masterchef_, address treasury_) Ownable(msg.sender) {
        (token, masterchef) = (token_, masterchef_);
        lastHarvestedTime = block.timestamp;
        _setFees(200, 25, 10, 72 hours, treasury_);
        IERC20(token_).forceApprove(masterchef_, type(uint256).max);
    }

    function paused() public view override(ICakeVault, Pausable) returns (bool) {
        return super.paused();
    }

    function getPricePerFullShare() external view returns (uint256) {
        return _toTokens(1e18);
    }

    function calculateTotalPendingCakeRewards() public view returns (uint256) {
        return ICakeMasterChef(masterchef).pendingCake(STAKING_PID, address(this)) + _unaccounted();
    }

    function calculateHarvestCakeRewards() external view returns (uint256) {
        return calculateTotalPendingCakeRewards() * callFee / BPS;
    }

    function deposit(uint256 amount) external nonReentrant whenNotPaused {
        require(amount > 0, "Nothing to deposit");
        uint256 shares = amount.mulDiv(totalShares + VIRTUAL_OFFSET, balanceOf + VIRTUAL_OFFSET);
        require(shares > 0, "Amount is worth no share");
        totalShares += shares;
        balanceOf += amount;
        userInfo[msg.sender].lastDepositedTime = block.timestamp;
        _recordAction(userInfo[msg.sender].shares + shares);
        IERC20(token).safeTransferFrom(msg.sender, address(this), amount);
        ICakeMasterChef(masterchef).enterStaking(amount);
        emit Deposit(msg.sender, amount, shares, block.timestamp);
    }

    function withdraw(uint256 shares) external nonReentrant {
        _withdraw(shares);
    }

    function withdrawAll() external nonReentrant {
        _withdraw(userInfo[msg.sender].shares);
    }

    function harvest() external nonReentrant whenNotPaused {
        _harvest(msg.sender);
    }

    /// @dev Harvests first, so that rewards earned so far pay the previous fees.
    function setFees(uint256 performance, uint256 call, uint256 withdrawal, uint256 period, address receiver)
        external
        onlyOwner
        nonReentrant
    {
        if (!paused()) _harvest(treasury);
        _setFees(performance, call, withdrawal, period, receiver);
    }

    function pause() external onlyOwner {
        _pause();
    }

    /// @dev Pauses and takes everything out of the farm, for depositors to withdraw. Forfeits the pending reward.
    function emergencyWithdraw() external onlyOwner nonReentrant {
        if (!paused()) _pause();
        ICakeMasterChef(masterchef).emergencyWithdraw(STAKING_PID);
    }

    function unpause() external onlyOwner nonReentrant {
        _unpause();
        ICakeMasterChef(masterchef).enterStaking(balanceOf - _staked());
    }

    /// @param caller receives the bounty
    function _harvest(address caller) private {
        ICakeMasterChef(masterchef).leaveStaking(0);
        uint256 gain = _unaccounted();
        uint256 bounty = gain * callFee / BPS;
        // Without shares, the rest belongs to no depositor.
        uint256 fee = totalShares == 0 ? gain - bounty : gain * performanceFee / BPS;
        balanceOf += gain - bounty - fee;
        lastHarvestedTime = block.timestamp;
        ICakeMasterChef(masterchef).enterStaking(gain - bounty - fee);
        IERC20(token).safeTransfer(treasury, fee);
        IERC20(token).safeTransfer(caller, bounty);
        emit Harvest(caller, fee, bounty);
    }

    function _setFees(uint256 performance, uint256 call, uint256 withdrawal, uint256 period, address receiver) private {
        require(performance <= MAX_PERFORMANCE_FEE && call <= MAX_CALL_FEE, "harvest fee is too high");
        require(withdrawal <= MAX_WITHDRAW_FEE && period <= MAX_WITHDRAW_FEE_PERIOD, "withdrawal fee is too high");
        require(receiver != address(0), "no treasury");
        (performanceFee, callFee, withdrawFee, withdrawFeePeriod, treasury) = (performance, call, withdrawal, period, receiver);
    }

    function _withdraw(uint256 shares) private {
        UserInfo storage user = userInfo[msg.sender];
        require(shares > 0, "Nothing to withdraw");
        require(shares <= user.shares, "Withdraw amount exceeds balance");
        uint256 amount = _toTokens(shares);
        bool hasFee = block.timestamp < user.lastDepositedTime + withdrawFeePeriod;
        uint256 fee = hasFee ? amount * withdrawFee / BPS : 0;
        totalShares -= shares;
        balanceOf -= amount;
        _recordAction(user.shares - shares);
        // After an emergency withdrawal, the vault itself holds the deposits.
        if (_staked() > 0) ICakeMasterChef(masterchef).leaveStaking(amount);
        if (fee > 0) IERC20(token).safeTransfer(treasury, fee);
        IERC20(token).safeTransfer(msg.sender, amount - fee);
        emit Withdraw(msg.sender, amount, shares);
    }

    function _recordAction(uint256 shares) private {
        UserInfo storage user = userInfo[msg.sender];
        user.shares = shares;
        user.cakeAtLastUserAction = _toTokens(shares);
        user.lastUserActionTime = block.timestamp;
    }

    function _staked() private view returns (uint256 amount) {
        (amount,) = ICakeMasterChef(masterchef).userInfo(STAKING_PID, address(this));
    }

    /// @dev Rewards that the farm paid since the last harvest, and transfers to the vault.
    function _unaccounted() private view returns (uint256) {
        return IERC20(token).balanceOf(address(this)) + _staked() - balanceOf;
    }

    function _toTokens(uint256 shares) private view returns (uint256) {
        return shares.mulDiv(balanceOf + VIRTUAL_OFFSET, totalShares + VIRTUAL_OFFSET);
    }
}
