// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {IVaultBase} from "../interfaces/IVault.sol";
import {IStrategy} from "./IStrategy.sol";

struct VaultParams {
    string name;
    string symbol;
    address underlying;
    address owner;
    address feeReceiver;
    uint256 depositFeeBps;
    uint256 performanceFeeBps;
    uint256 callerRewardBps;
}

/// @dev Vault and its share token. `totalAssets` is what the vault has accounted for; what the strategy holds beyond
/// that and the fees is yield, which the next compound accounts for. A transfer to the strategy therefore doesn't
/// change the share price until a compound, and then pays the performance fee.
abstract contract VaultBase is IVaultBase, ERC20, Ownable, ReentrancyGuard {
    using SafeERC20 for IERC20;
    using Math for uint256;

    uint256 private constant BPS = 10_000;
    uint256 private constant MAX_DEPOSIT_FEE_BPS = 500;
    uint256 private constant MAX_PERFORMANCE_FEE_BPS = 3_000;
    /// @dev Virtual shares and assets against inflation attacks: most of an attacker's donation goes to them.
    uint256 private constant VIRTUAL_OFFSET = 1_000;

    address public immutable underlying;
    uint8 private immutable _decimals;
    address public strategy;
    address public feeReceiver;
    uint256 public totalAssets;
    uint256 public claimableFee;
    uint256 public depositFeeBps;
    uint256 public performanceFeeBps;
    /// @dev The caller's share of a harvest, taken out of the performance fee.
    uint256 public callerRewardBps;
    uint256 public lastCompoundTime;
    /// @dev Deposits minus withdrawals per account, in underlying.
    mapping(address account => int256) private _netDeposits;

    constructor(VaultParams memory params) ERC20(params.name, params.symbol) Ownable(params.owner) {
        underlying = params.underlying;
        _decimals = IERC20Metadata(params.underlying).decimals();
        lastCompoundTime = block.timestamp;
        _setParams(params.depositFeeBps, params.performanceFeeBps, params.callerRewardBps, params.feeReceiver);
    }

    function decimals() public view override returns (uint8) {
        return _decimals;
    }

    function updatedBalanceOf(address account) public view returns (uint256) {
        return _toAssets(balanceOf(account));
    }

    function userEarning(address account) external view returns (uint256) {
        int256 gained = int256(updatedBalanceOf(account)) - _netDeposits[account];
        return gained > 0 ? uint256(gained) : 0;
    }

    function estimateUserEarn(address account) external view returns (uint256) {
        IStrategy current = IStrategy(strategy);
        uint256 gain = (current.value() + current.pendingYield()).saturatingSub(totalAssets + claimableFee);
        return (gain - _performanceFee(gain)).mulDiv(balanceOf(account), totalSupply() + VIRTUAL_OFFSET);
    }

    function tokenToShare(uint256 amount) external view returns (uint256) {
        return _toShares(amount - _depositFee(amount), Math.Rounding.Floor);
    }

    function withdraw(uint256 amount) external nonReentrant {
        uint256 shares = _toShares(amount, Math.Rounding.Ceil);
        require(amount > 0, "amount is zero");
        require(shares <= balanceOf(msg.sender), "amount exceeds balance");
        _withdraw(shares, amount);
    }

    function withdrawAll() external nonReentrant {
        uint256 shares = balanceOf(msg.sender);
        require(shares > 0, "nothing to withdraw");
        _withdraw(shares, _toAssets(shares));
    }

    function forceCompound() external nonReentrant {
        require(_compound(msg.sender) > 0, "nothing to compound");
    }

    function claimFee() external nonReentrant {
        uint256 fee = claimableFee;
        require(fee > 0, "no fee to claim");
        claimableFee = 0;
        _transferOut(feeReceiver, _withdrawFromStrategy(fee));
    }

    /// @dev Sets the strategy once, before the first deposit.
    function setStrategy(address strategy_) external onlyOwner {
        require(strategy == address(0), "strategy is set");
        strategy = strategy_;
    }

    /// @dev Compounds first, so that yield earned so far pays the previous fee.
    function setParams(uint256 depositFeeBps_, uint256 performanceFeeBps_, uint256 callerRewardBps_, address feeReceiver_)
        external
        onlyOwner
        nonReentrant
    {
        _compound(address(0));
        _setParams(depositFeeBps_, performanceFeeBps_, callerRewardBps_, feeReceiver_);
    }

    /// @dev Recovers tokens sent here by mistake. The vault itself never holds depositors' funds.
    function rescue(address token, address to) external onlyOwner nonReentrant {
        uint256 held = IERC20(token).balanceOf(address(this));
        if (held > 0) IERC20(token).safeTransfer(to, held);
        else IStrategy(strategy).rescue(token, to);
    }

    /// @dev Transfers `amount` underlying from the caller to the strategy.
    function _transferIn(uint256 amount) internal virtual;

    /// @dev Pays underlying from the vault's balance.
    function _transferOut(address to, uint256 amount) internal virtual;

    function _deposit(address account, uint256 amount) internal {
        require(amount > 0, "amount is zero");
        IStrategy current = IStrategy(strategy);
        // A new depositor must not share in yield earned before.
        _compound(address(0));
        uint256 valueBefore = current.value();
        _transferIn(amount);
        current.invest();
        uint256 received = current.value() - valueBefore;
        uint256 fee = _depositFee(received);
        uint256 shares = _toShares(received - fee, Math.Rounding.Floor);
        require(shares > 0, "amount is too small");
        totalAssets += received - fee;
        claimableFee += fee;
        _netDeposits[account] += int256(amount);
        _mint(account, shares);
        emit Totals(totalAssets, totalSupply());
        emit Deposit(account, amount, shares, fee);
    }

    function _update(address from, address to, uint256 value) internal override {
        if (from != address(0) && to != address(0)) {
            int256 moved = int256(_toAssets(value));
            _netDeposits[from] -= moved;
            _netDeposits[to] += moved;
        }
        super._update(from, to, value);
    }

    function _withdraw(uint256 shares, uint256 amount) private {
        totalAssets -= amount;
        _burn(msg.sender, shares);
        uint256 paid = _withdrawFromStrategy(amount);
        _netDeposits[msg.sender] -= int256(paid);
        _transferOut(msg.sender, paid);
        emit Totals(totalAssets, totalSupply());
        emit Withdraw(msg.sender, paid, shares);
    }

    /// @dev Withdraws `amount` from the strategy to the vault. Rounding in a market may return a base unit more, which
    /// goes back, so that the account that withdraws bears the rounding.
    function _withdrawFromStrategy(uint256 amount) private returns (uint256 taken) {
        uint256 valueBefore = IStrategy(strategy).value();
        IStrategy(strategy).withdraw(amount);
        uint256 lost = valueBefore.saturatingSub(IStrategy(strategy).value() + amount);
        if (lost > 0) IERC20(underlying).safeTransfer(strategy, lost);
        return amount - lost;
    }

    /// @param caller receives the reward in shares; the zero address for none
    function _compound(address caller) private returns (uint256 gain) {
        IStrategy(strategy).harvest();
        gain = IStrategy(strategy).value().saturatingSub(totalAssets + claimableFee);
        if (gain == 0) return 0;
        // Without shares, the yield belongs to no depositor.
        uint256 fee = totalSupply() == 0 ? gain : _performanceFee(gain);
        uint256 reward = caller == address(0) || totalSupply() == 0 ? 0 : gain * callerRewardBps / BPS;
        totalAssets += gain - fee;
        claimableFee += fee - reward;
        lastCompoundTime = block.timestamp;
        if (reward > 0) {
            uint256 shares = _toShares(reward, Math.Rounding.Floor);
            totalAssets += reward;
            if (shares > 0) _mint(caller, shares);
        }
        emit Totals(totalAssets, totalSupply());
        emit Compound(caller, gain, fee, reward);
    }

    function _setParams(uint256 depositFeeBps_, uint256 performanceFeeBps_, uint256 callerRewardBps_, address feeReceiver_) private {
        require(depositFeeBps_ <= MAX_DEPOSIT_FEE_BPS, "deposit fee is too high");
        require(performanceFeeBps_ <= MAX_PERFORMANCE_FEE_BPS, "performance fee is too high");
        require(callerRewardBps_ <= performanceFeeBps_, "caller reward is too high");
        require(feeReceiver_ != address(0), "no fee receiver");
        depositFeeBps = depositFeeBps_;
        performanceFeeBps = performanceFeeBps_;
        callerRewardBps = callerRewardBps_;
        feeReceiver = feeReceiver_;
    }

    function _performanceFee(uint256 gain) private view returns (uint256) {
        return gain.mulDiv(performanceFeeBps, BPS, Math.Rounding.Ceil);
    }

    function _depositFee(uint256 amount) private view returns (uint256) {
        return amount.mulDiv(depositFeeBps, BPS, Math.Rounding.Ceil);
    }

    function _toShares(uint256 assets, Math.Rounding rounding) private view returns (uint256) {
        return assets.mulDiv(totalSupply() + VIRTUAL_OFFSET, totalAssets + VIRTUAL_OFFSET, rounding);
    }

    function _toAssets(uint256 shares) private view returns (uint256) {
        return shares.mulDiv(totalAssets + VIRTUAL_OFFSET, totalSupply() + VIRTUAL_OFFSET);
    }
}
