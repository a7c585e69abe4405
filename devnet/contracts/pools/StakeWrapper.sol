// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {ISmartChef} from "../interfaces/ISmartChef.sol";
import {IStakeWrapper} from "../interfaces/IStakeWrapper.sol";

/// @dev Rewards are recorded per share. An account's reward is split by rate and not by amount, so that its referrer's fee
/// is up to date without the account doing anything.
contract StakeWrapper is IStakeWrapper, ReentrancyGuard {
    using SafeERC20 for IERC20;
    using Math for uint256;

    struct Account {
        uint256 share;
        /// Shares of all accounts that this one referred.
        uint256 referredShare;
        /// `_accPerShare` up to which `tonic` and `fee` are recorded.
        uint256 accPerShare;
        uint256 tonic;
        uint256 fee;
        address referrer;
    }

    uint256 private constant BPS = 10_000;
    uint256 private constant SCALE = 1e36;

    address public immutable pool;
    address public immutable stakedToken;
    address public immutable tonic;
    uint256 public immutable referralFee;
    uint256 public totalShares;
    uint256 private _accPerShare;
    mapping(address account => Account) private _accounts;

    constructor(address pool_, uint256 referralFee_) {
        require(referralFee_ <= BPS, "referral fee is too high");
        (pool, referralFee) = (pool_, referralFee_);
        stakedToken = ISmartChef(pool_).stakedToken();
        tonic = ISmartChef(pool_).rewardToken();
        IERC20(stakedToken).forceApprove(pool_, type(uint256).max);
    }

    function shareOf(address account) external view returns (uint256) {
        return _accounts[account].share;
    }

    function referrerOf(address account) external view returns (address) {
        return _accounts[account].referrer;
    }

    function pendingTonic(address account) external view returns (uint256 amount) {
        (amount,) = _earned(_accounts[account], _accWith(ISmartChef(pool).pendingReward(address(this))));
    }

    function pendingFee(address account) external view returns (uint256 amount) {
        (, amount) = _earned(_accounts[account], _accWith(ISmartChef(pool).pendingReward(address(this))));
    }

    function deposit(uint256 amount) external nonReentrant {
        _deposit(amount);
    }

    function depositReferral(uint256 amount, address referrer) external nonReentrant {
        require(referrer != address(0) && referrer != msg.sender, "not a referrer");
        Account storage account = _accounts[msg.sender];
        if (account.referrer == address(0)) {
            _harvest();
            _settle(msg.sender);
            _settle(referrer);
            account.referrer = referrer;
            _accounts[referrer].referredShare += account.share;
            emit Referral(msg.sender, referrer);
        }
        _deposit(amount);
    }

    function withdraw(uint256 amount) external nonReentrant {
        _withdraw(amount);
    }

    function withdrawAll() external nonReentrant {
        _withdraw(_accounts[msg.sender].share);
    }

    function claimTonic() external nonReentrant {
        _harvest();
        _settle(msg.sender);
        uint256 amount = _accounts[msg.sender].tonic;
        _accounts[msg.sender].tonic = 0;
        IERC20(tonic).safeTransfer(msg.sender, amount);
        emit TonicClaimed(msg.sender, amount);
    }

    function claimFee() external nonReentrant {
        _harvest();
        _settle(msg.sender);
        uint256 amount = _accounts[msg.sender].fee;
        _accounts[msg.sender].fee = 0;
        IERC20(tonic).safeTransfer(msg.sender, amount);
        emit FeeClaimed(msg.sender, amount);
    }

    function _deposit(uint256 amount) private {
        require(amount > 0, "nothing to deposit");
        _harvest();
        _setShare(_accounts[msg.sender].share + amount);
        IERC20(stakedToken).safeTransferFrom(msg.sender, address(this), amount);
        ISmartChef(pool).deposit(amount);
        emit Deposit(msg.sender, amount);
    }

    function _withdraw(uint256 amount) private {
        uint256 share = _accounts[msg.sender].share;
        require(amount > 0, "nothing to withdraw");
        require(amount <= share, "amount exceeds share");
        _harvest();
        _setShare(share - amount);
        ISmartChef(pool).withdraw(amount);
        IERC20(stakedToken).safeTransfer(msg.sender, amount);
        emit Withdraw(msg.sender, amount);
    }

    function _setShare(uint256 share) private {
        Account storage account = _accounts[msg.sender];
        _settle(msg.sender);
        if (account.referrer != address(0)) {
            _settle(account.referrer);
            Account storage referrer = _accounts[account.referrer];
            referrer.referredShare = referrer.referredShare - account.share + share;
        }
        totalShares = totalShares - account.share + share;
        account.share = share;
    }

    /// @dev Withdraws 0 and doesn't deposit 0, because that works even if the pool can't pay its reward.
    function _harvest() private {
        uint256 before = IERC20(tonic).balanceOf(address(this));
        ISmartChef(pool).withdraw(0);
        _accPerShare = _accWith(IERC20(tonic).balanceOf(address(this)) - before);
    }

    function _settle(address owner) private {
        Account storage account = _accounts[owner];
        (account.tonic, account.fee) = _earned(account, _accPerShare);
        account.accPerShare = _accPerShare;
    }

    function _accWith(uint256 reward) private view returns (uint256) {
        return totalShares == 0 ? _accPerShare : _accPerShare + reward.mulDiv(SCALE, totalShares);
    }

    /// @return own rewards up to `acc`
    /// @return fee as a referrer up to `acc`
    function _earned(Account memory account, uint256 acc) private view returns (uint256 own, uint256 fee) {
        uint256 perShare = acc - account.accPerShare;
        uint256 kept = account.referrer == address(0) ? BPS : BPS - referralFee;
        own = account.tonic + account.share.mulDiv(perShare * kept, SCALE * BPS);
        fee = account.fee + account.referredShare.mulDiv(perShare * referralFee, SCALE * BPS);
    }
}
