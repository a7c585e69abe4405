// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {IIfoLedger} from "../interfaces/IIfo.sol";

struct IfoTerms {
    address lpToken;
    address offeringToken;
    uint256 startBlock;
    uint256 endBlock;
    /// 0 for none.
    uint256 minimumRaise;
}

/// @dev Commitments, escrow, harvests and proceeds of pools. Unlike in the originals, the offered tokens are here before the
/// sale starts, the owner can only withdraw what no harvest needs, and both the first and the last block take commitments.
/// Neither token may have a transfer fee.
abstract contract IfoLedger is IIfoLedger, Ownable, ReentrancyGuard {
    using SafeERC20 for IERC20;
    using Math for uint256;

    struct Pool {
        uint256 raisingAmount;
        uint256 offeringAmount;
        /// 0 for no limit.
        uint256 limitPerUser;
        bool hasTax;
        uint256 totalAmount;
        uint256 sumTaxes;
        /// Accounts that have committed and not harvested.
        uint256 openCount;
        /// Of all harvests: what was committed, what was paid of it without taxes, and the tokens that it bought.
        uint256 harvestedAmount;
        uint256 paidAmount;
        uint256 soldAmount;
    }

    struct Commitment {
        uint256 amount;
        bool hasHarvested;
    }

    /// @dev 100 % of a share or rate.
    uint256 internal constant SCALE = 1e12;
    /// @dev Bounds how long the owner can have commitments wait for their harvest.
    uint256 public constant MAX_LENGTH_BLOCKS = 1_000_000;

    address public immutable lpToken;
    address public immutable offeringToken;
    uint256 public immutable minimumRaise;
    uint256 public startBlock;
    uint256 public endBlock;
    mapping(address user => uint256) public unpaidOffering;
    Pool[] internal _pools;
    mapping(uint256 pid => mapping(address user => Commitment)) internal _commitments;
    uint256 private _withdrawnLp;
    uint256 private _withdrawnOffering;

    constructor(IfoTerms memory terms, uint256 poolCount) Ownable(msg.sender) {
        require(terms.lpToken != terms.offeringToken, "the tokens are the same");
        (lpToken, offeringToken, minimumRaise) = (terms.lpToken, terms.offeringToken, terms.minimumRaise);
        _setBlocks(terms.startBlock, terms.endBlock);
        for (uint256 pid = 0; pid < poolCount; ++pid) _pools.push();
    }

    modifier beforeStart() {
        require(block.number < startBlock, "the sale has started");
        _;
    }

    modifier afterEnd() {
        require(block.number > endBlock, "the sale has not ended");
        _;
    }

    function isMinimumMet() public view returns (bool) {
        uint256 raised = 0;
        for (uint256 pid = 0; pid < _pools.length; ++pid) raised += Math.min(_pools[pid].totalAmount, _pools[pid].raisingAmount);
        return raised >= minimumRaise;
    }

    function withdrawable() public view returns (uint256 lpAmount, uint256 offeringAmount) {
        if (block.number <= endBlock) return (0, 0);
        bool isSold = isMinimumMet();
        for (uint256 pid = 0; pid < _pools.length; ++pid) {
            Pool storage pool = _pools[pid];
            if (isSold) lpAmount += pool.paidAmount + pool.sumTaxes + _certainPay(pool);
            offeringAmount += pool.offeringAmount - pool.soldAmount;
            if (isSold) offeringAmount -= _openAmount(pool).mulDiv(pool.offeringAmount, _divisor(pool));
        }
        lpAmount -= _withdrawnLp;
        offeringAmount -= _withdrawnOffering;
    }

    function updateStartAndEndBlocks(uint256 startBlock_, uint256 endBlock_) external onlyOwner beforeStart {
        _setBlocks(startBlock_, endBlock_);
        emit NewStartAndEndBlocks(startBlock_, endBlock_);
    }

    function finalWithdraw(uint256 lpAmount, uint256 offerAmount) external onlyOwner afterEnd nonReentrant {
        (uint256 lpLimit, uint256 offerLimit) = withdrawable();
        require(lpAmount <= lpLimit && offerAmount <= offerLimit, "more than withdrawable");
        _withdrawnLp += lpAmount;
        _withdrawnOffering += offerAmount;
        emit AdminWithdraw(lpAmount, offerAmount);
        IERC20(lpToken).safeTransfer(msg.sender, lpAmount);
        IERC20(offeringToken).safeTransfer(msg.sender, offerAmount);
    }

    function claimUnpaidOffering() external nonReentrant {
        uint256 amount = unpaidOffering[msg.sender];
        require(amount > 0, "nothing to claim");
        unpaidOffering[msg.sender] = 0;
        IERC20(offeringToken).safeTransfer(msg.sender, amount);
    }

    /// @dev Sets the terms of a pool and takes or gives back the difference of the tokens it offers.
    function _setPool(Pool storage pool, uint256 offeringAmount, uint256 raisingAmount, uint256 limitPerUser, bool hasTax) internal {
        require((offeringAmount == 0) == (raisingAmount == 0), "only one of the amounts is 0");
        uint256 before = pool.offeringAmount;
        (pool.offeringAmount, pool.raisingAmount, pool.limitPerUser, pool.hasTax) = (offeringAmount, raisingAmount, limitPerUser, hasTax);
        if (offeringAmount > before) _pull(offeringToken, offeringAmount - before);
        else if (offeringAmount < before) IERC20(offeringToken).safeTransfer(msg.sender, before - offeringAmount);
    }

    function _commit(uint256 pid, uint256 amount) internal {
        Pool storage pool = _pools[pid];
        require(pool.raisingAmount > 0, "the pool is not set");
        require(block.number >= startBlock, "the sale has not started");
        require(block.number <= endBlock, "the sale has ended");
        require(amount > 0, "amount is 0");
        Commitment storage commitment = _commitments[pid][msg.sender];
        if (commitment.amount == 0) ++pool.openCount;
        commitment.amount += amount;
        require(pool.limitPerUser == 0 || commitment.amount <= pool.limitPerUser, "above the limit per user");
        pool.totalAmount += amount;
        _pull(lpToken, amount);
    }

    /// @dev Pays the caller.
    /// @return offering tokens that the caller gets, now or from `claimUnpaidOffering`
    /// @return refunding LP tokens paid back
    function _harvest(uint256 pid) internal returns (uint256 offering, uint256 refunding) {
        Pool storage pool = _pools[pid];
        Commitment storage commitment = _commitments[pid][msg.sender];
        uint256 amount = commitment.amount;
        require(amount > 0, "nothing was committed");
        require(!commitment.hasHarvested, "harvested already");
        commitment.hasHarvested = true;
        uint256 tax;
        (offering, refunding, tax) = _amountsOf(pool, amount);
        --pool.openCount;
        pool.harvestedAmount += amount;
        pool.paidAmount += amount - refunding - tax;
        pool.sumTaxes += tax;
        pool.soldAmount += offering;
        IERC20(lpToken).safeTransfer(msg.sender, refunding);
        // A token that can't be transferred must not keep the refund back.
        if (offering > 0 && !IERC20(offeringToken).trySafeTransfer(msg.sender, offering)) unpaidOffering[msg.sender] += offering;
    }

    /// @dev Tokens are rounded down, payment and tax up: so harvests never pay out more than there is, in any order.
    function _amountsOf(Pool storage pool, uint256 amount) internal view returns (uint256 offering, uint256 refunding, uint256 tax) {
        if (amount == 0) return (0, 0, 0);
        if (!isMinimumMet()) return (0, amount, 0);
        uint256 divisor = _divisor(pool);
        offering = amount.mulDiv(pool.offeringAmount, divisor);
        // Nobody pays for nothing, which `_certainPay` allows for.
        if (offering == 0) return (0, amount, 0);
        refunding = amount - amount.mulDiv(pool.raisingAmount, divisor, Math.Rounding.Ceil);
        if (pool.hasTax) tax = refunding.mulDiv(_taxRate(pool), SCALE, Math.Rounding.Ceil);
        refunding -= tax;
    }

    /// @dev The rate by the number of times that the pool's raising amount was committed.
    function _taxRate(Pool storage pool) internal view returns (uint256) {
        if (!pool.hasTax || pool.raisingAmount == 0) return 0;
        uint256 overflow = pool.totalAmount / pool.raisingAmount;
        if (overflow >= 1500) return SCALE / 2000;
        if (overflow >= 1000) return SCALE / 1000;
        if (overflow >= 500) return SCALE / 500;
        if (overflow >= 250) return SCALE / 400;
        if (overflow >= 100) return SCALE * 3 / 1000;
        if (overflow >= 50) return SCALE / 200;
        return SCALE / 100;
    }

    function _shareOf(Pool storage pool, uint256 amount, uint256 scale) internal view returns (uint256) {
        return amount == 0 ? 0 : amount.mulDiv(scale, pool.totalAmount);
    }

    /// @dev What commitments are divided by for their part of the pool's amounts; 1 if the pool is not set.
    function _divisor(Pool storage pool) private view returns (uint256) {
        return Math.max(Math.max(pool.totalAmount, pool.raisingAmount), 1);
    }

    function _openAmount(Pool storage pool) private view returns (uint256) {
        return pool.totalAmount - pool.harvestedAmount;
    }

    /// @dev What the harvests to come pay at least: their part of the raising amount, less what those that get no token don't
    /// pay, which is less than the price of one base unit each.
    function _certainPay(Pool storage pool) private view returns (uint256) {
        if (pool.openCount == 0) return 0;
        uint256 pay = _openAmount(pool).mulDiv(pool.raisingAmount, _divisor(pool));
        return pay.saturatingSub(pool.openCount * pool.raisingAmount.ceilDiv(pool.offeringAmount));
    }

    /// @dev Takes tokens of the caller.
    function _pull(address token, uint256 amount) private {
        uint256 before = IERC20(token).balanceOf(address(this));
        IERC20(token).safeTransferFrom(msg.sender, address(this), amount);
        require(IERC20(token).balanceOf(address(this)) - before == amount, "tokens not received in full");
    }

    function _setBlocks(uint256 startBlock_, uint256 endBlock_) private {
        require(startBlock_ > block.number, "starts in the past");
        require(endBlock_ > startBlock_, "ends before it starts");
        require(endBlock_ - startBlock_ <= MAX_LENGTH_BLOCKS, "sale is too long");
        (startBlock, endBlock) = (startBlock_, endBlock_);
    }
}
