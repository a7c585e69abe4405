// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {IInterestRates, IInterestVault} from "../interfaces/IInterestVault.sol";

/// @dev Lending vault in the manner of Single Finance. Interest accrues per second and is added to the debt.
/// Borrowers get a credit line from the owner instead of a position that can be liquidated.
contract InterestVault is IInterestVault, ERC20, Ownable, ReentrancyGuard {
    using SafeERC20 for IERC20;
    using Math for uint256;

    uint256 private constant SCALE = 1e18;
    uint256 private constant BPS = 10_000;

    address public immutable token;
    address public immutable config;
    uint8 private immutable _decimals;

    /// @dev Tracked instead of read from `balanceOf`, so that transfers to the vault don't change the rate.
    uint256 private _cash;
    uint256 public vaultDebtVal;
    uint256 public reservePool;
    uint256 public lastAccrueTime;
    /// @dev Total shares of the debt.
    uint256 public totalDebtShares;
    mapping(address account => uint256) public debtShares;
    mapping(address account => uint256) public creditLine;

    constructor(string memory name_, string memory symbol_, address token_, address config_) ERC20(name_, symbol_) Ownable(msg.sender) {
        (token, config) = (token_, config_);
        _decimals = IERC20Metadata(token_).decimals();
        lastAccrueTime = block.timestamp;
    }

    function decimals() public view override returns (uint8) {
        return _decimals;
    }

    function balanceOf(address account) public view override(ERC20, IInterestVault) returns (uint256) {
        return super.balanceOf(account);
    }

    function totalSupply() public view override(ERC20, IInterestVault) returns (uint256) {
        return super.totalSupply();
    }

    function totalToken() external view returns (uint256) {
        return _cash + vaultDebtVal - reservePool;
    }

    /// @dev `totalToken` including interest up to now.
    function totalTokenCurrent() public view returns (uint256) {
        (uint256 debt, uint256 reserve) = _accrued();
        return _cash + debt - reserve;
    }

    function debtOf(address account) public view returns (uint256) {
        if (totalDebtShares == 0) return 0;
        (uint256 debt,) = _accrued();
        return debtShares[account].mulDiv(debt, totalDebtShares, Math.Rounding.Ceil);
    }

    function setCreditLine(address account, uint256 amount) external onlyOwner {
        creditLine[account] = amount;
    }

    function deposit(uint256 amount) external nonReentrant {
        _accrue();
        uint256 supply = totalSupply();
        uint256 shares = supply == 0 ? amount : amount.mulDiv(supply, totalTokenCurrent());
        require(shares > 0, "amount is too small");
        _cash += amount;
        _mint(msg.sender, shares);
        IERC20(token).safeTransferFrom(msg.sender, address(this), amount);
    }

    function withdraw(uint256 shares) external nonReentrant {
        _accrue();
        uint256 amount = shares.mulDiv(totalTokenCurrent(), totalSupply());
        require(amount + reservePool <= _cash, "insufficient cash: utilization is too high");
        _cash -= amount;
        _burn(msg.sender, shares);
        IERC20(token).safeTransfer(msg.sender, amount);
    }

    function borrow(uint256 amount) external nonReentrant {
        _accrue();
        require(debtOf(msg.sender) + amount <= creditLine[msg.sender], "above the credit line");
        require(amount + reservePool <= _cash, "insufficient cash: utilization is too high");
        uint256 shares = totalDebtShares == 0 ? amount : amount.mulDiv(totalDebtShares, vaultDebtVal, Math.Rounding.Ceil);
        debtShares[msg.sender] += shares;
        totalDebtShares += shares;
        vaultDebtVal += amount;
        _cash -= amount;
        IERC20(token).safeTransfer(msg.sender, amount);
    }

    /// @dev Repays up to `amount`, at most the whole debt.
    function repay(uint256 amount) external nonReentrant {
        _accrue();
        uint256 debt = debtOf(msg.sender);
        bool isWhole = amount >= debt;
        amount = Math.min(amount, debt);
        uint256 shares = isWhole ? debtShares[msg.sender] : amount.mulDiv(totalDebtShares, vaultDebtVal);
        debtShares[msg.sender] -= shares;
        totalDebtShares -= shares;
        vaultDebtVal = vaultDebtVal.saturatingSub(amount);
        _cash += amount;
        IERC20(token).safeTransferFrom(msg.sender, address(this), amount);
    }

    function _accrue() private {
        (vaultDebtVal, reservePool) = _accrued();
        lastAccrueTime = block.timestamp;
    }

    /// @dev Debt and reserve including interest up to now.
    function _accrued() private view returns (uint256 debt, uint256 reserve) {
        (debt, reserve) = (vaultDebtVal, reservePool);
        uint256 rate = IInterestRates(config).getInterestRate(debt, _cash);
        uint256 interest = debt.mulDiv(rate * (block.timestamp - lastAccrueTime), SCALE);
        debt += interest;
        reserve += interest.mulDiv(IInterestRates(config).getReservePoolBps(), BPS, Math.Rounding.Ceil);
    }
}
