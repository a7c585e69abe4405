// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {ILendingMarket, IMarketAccrual} from "../interfaces/ILendingMarket.sol";

/// @dev Money market in the manner of Compound. Its token has 8 decimals and starts at 0.02 underlying.
/// Borrowers get a credit line from the owner instead of posting collateral. Interest accrues per block or per second.
contract LendingMarket is ILendingMarket, IMarketAccrual, ERC20, Ownable, ReentrancyGuard {
    using SafeERC20 for IERC20;
    using Math for uint256;

    /// @dev Rates per block or per second, scaled by 1e18: below the kink, and the additional rate above it.
    struct RateModel {
        uint256 base;
        uint256 slope;
        uint256 jumpSlope;
        uint256 kink;
        uint256 reserveFactor;
    }

    struct Debt {
        uint256 principal;
        uint256 index;
    }

    uint256 private constant SCALE = 1e18;

    address public immutable underlying;
    /// @dev Interest accrues per block if true, per second otherwise.
    bool public immutable isPerBlock;
    uint256 private immutable _initialExchangeRate;
    RateModel public rateModel;

    /// @dev Tracked instead of read from `balanceOf`, so that transfers to the market don't change the rate.
    uint256 private _cash;
    uint256 public totalBorrows;
    uint256 public totalReserves;
    uint256 public borrowIndex = SCALE;
    uint256 public accruedAt;
    mapping(address account => uint256) public creditLine;
    mapping(address account => Debt) private _debts;

    constructor(string memory name_, string memory symbol_, address underlying_, bool isPerBlock_, RateModel memory model)
        ERC20(name_, symbol_)
        Ownable(msg.sender)
    {
        underlying = underlying_;
        isPerBlock = isPerBlock_;
        rateModel = model;
        _initialExchangeRate = 2 * 10 ** (8 + IERC20Metadata(underlying_).decimals());
        accruedAt = _clock();
    }

    function decimals() public pure override returns (uint8) {
        return 8;
    }

    function balanceOf(address account) public view override(ERC20, ILendingMarket) returns (uint256) {
        return super.balanceOf(account);
    }

    function totalSupply() public view override(ERC20, ILendingMarket) returns (uint256) {
        return super.totalSupply();
    }

    function supplyRatePerBlock() external view returns (uint256) {
        require(isPerBlock, "interest runs by second");
        return _supplyRate();
    }

    function supplyRatePerTimestamp() external view returns (uint256) {
        require(!isPerBlock, "interest runs by block");
        return _supplyRate();
    }

    function getCash() external view returns (uint256) {
        return _cash;
    }

    /// @dev As of the last accrual.
    function exchangeRateStored() external view returns (uint256) {
        return _exchangeRate(totalBorrows, totalReserves);
    }

    /// @dev Including interest up to now.
    function exchangeRateCurrent() public view returns (uint256) {
        (uint256 borrows, uint256 reserves,) = _accrued();
        return _exchangeRate(borrows, reserves);
    }

    function balanceOfUnderlying(address account) external view returns (uint256) {
        return balanceOf(account).mulDiv(exchangeRateCurrent(), SCALE);
    }

    function debtOf(address account) public view returns (uint256) {
        Debt memory debt = _debts[account];
        if (debt.principal == 0) return 0;
        (,, uint256 index) = _accrued();
        return debt.principal.mulDiv(index, debt.index, Math.Rounding.Ceil);
    }

    function reserveFactorMantissa() external view returns (uint256) {
        return rateModel.reserveFactor;
    }

    function setCreditLine(address account, uint256 amount) external onlyOwner {
        creditLine[account] = amount;
    }

    function _setReserveFactor(uint256 newReserveFactorMantissa) external onlyOwner {
        require(newReserveFactorMantissa <= SCALE, "reserve factor above 1");
        _accrue();
        emit NewReserveFactor(rateModel.reserveFactor, newReserveFactorMantissa);
        rateModel.reserveFactor = newReserveFactorMantissa;
    }

    function _addReserves(uint256 addAmount) external nonReentrant {
        _accrue();
        _cash += addAmount;
        totalReserves += addAmount;
        emit ReservesAdded(msg.sender, addAmount, totalReserves);
        IERC20(underlying).safeTransferFrom(msg.sender, address(this), addAmount);
    }

    function _reduceReserves(uint256 reduceAmount) external onlyOwner nonReentrant {
        _accrue();
        require(reduceAmount <= Math.min(_cash, totalReserves), "insufficient reserves");
        _cash -= reduceAmount;
        totalReserves -= reduceAmount;
        emit ReservesReduced(msg.sender, reduceAmount, totalReserves);
        IERC20(underlying).safeTransfer(msg.sender, reduceAmount);
    }

    /// @dev Supplies `amount`, less what rounding of the minted tokens leaves over.
    function mint(uint256 amount) external nonReentrant {
        _accrue();
        uint256 rate = exchangeRateCurrent();
        uint256 tokens = amount.mulDiv(SCALE, rate);
        require(tokens > 0, "mint tokens is zero");
        uint256 cost = tokens.mulDiv(rate, SCALE, Math.Rounding.Ceil);
        _cash += cost;
        _mint(msg.sender, tokens);
        IERC20(underlying).safeTransferFrom(msg.sender, address(this), cost);
    }

    function redeem(uint256 tokens) external nonReentrant {
        require(tokens > 0, "redeem tokens is zero");
        _accrue();
        uint256 amount = tokens.mulDiv(exchangeRateCurrent(), SCALE);
        require(amount <= _cash, "insufficient cash: utilization is too high");
        _cash -= amount;
        _burn(msg.sender, tokens);
        IERC20(underlying).safeTransfer(msg.sender, amount);
    }

    function borrow(uint256 amount) external nonReentrant {
        _accrue();
        uint256 debt = debtOf(msg.sender) + amount;
        require(debt <= creditLine[msg.sender], "above the credit line");
        require(amount <= _cash, "insufficient cash: utilization is too high");
        _cash -= amount;
        totalBorrows += amount;
        _debts[msg.sender] = Debt(debt, borrowIndex);
        IERC20(underlying).safeTransfer(msg.sender, amount);
    }

    /// @dev Repays up to `amount`, at most the whole debt.
    function repay(uint256 amount) external nonReentrant {
        _accrue();
        uint256 debt = debtOf(msg.sender);
        amount = Math.min(amount, debt);
        _cash += amount;
        totalBorrows = totalBorrows.saturatingSub(amount);
        _debts[msg.sender] = Debt(debt - amount, borrowIndex);
        IERC20(underlying).safeTransferFrom(msg.sender, address(this), amount);
    }

    /// @dev Like Compound's `accrueInterest`: without interest and event if it has run in this block or second.
    function _accrue() private {
        if (accruedAt == _clock()) return;
        uint256 borrowsPrior = totalBorrows;
        (totalBorrows, totalReserves, borrowIndex) = _accrued();
        accruedAt = _clock();
        emit AccrueInterest(_cash, totalBorrows - borrowsPrior, borrowIndex, totalBorrows);
    }

    function _accrued() private view returns (uint256 borrows, uint256 reserves, uint256 index) {
        (borrows, reserves, index) = (totalBorrows, totalReserves, borrowIndex);
        uint256 factor = _borrowRate() * (_clock() - accruedAt);
        uint256 interest = borrows.mulDiv(factor, SCALE);
        borrows += interest;
        reserves += interest.mulDiv(rateModel.reserveFactor, SCALE);
        index += index.mulDiv(factor, SCALE, Math.Rounding.Ceil);
    }

    function _exchangeRate(uint256 borrows, uint256 reserves) private view returns (uint256) {
        uint256 supply = totalSupply();
        return supply == 0 ? _initialExchangeRate : (_cash + borrows - reserves).mulDiv(SCALE, supply);
    }

    function _supplyRate() private view returns (uint256) {
        return _borrowRate().mulDiv(SCALE - rateModel.reserveFactor, SCALE).mulDiv(_utilization(), SCALE);
    }

    function _borrowRate() private view returns (uint256) {
        uint256 used = _utilization();
        RateModel memory model = rateModel;
        uint256 rate = model.base + model.slope.mulDiv(Math.min(used, model.kink), SCALE);
        return rate + model.jumpSlope.mulDiv(used.saturatingSub(model.kink), SCALE);
    }

    /// @dev Borrowed share of the supply, scaled by 1e18, as of the last accrual.
    function _utilization() private view returns (uint256) {
        if (totalBorrows == 0) return 0;
        return Math.min(SCALE, totalBorrows.mulDiv(SCALE, _cash + totalBorrows - totalReserves));
    }

    function _clock() private view returns (uint256) {
        return isPerBlock ? block.number : block.timestamp;
    }
}
