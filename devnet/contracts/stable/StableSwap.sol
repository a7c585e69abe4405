// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {IStableSwap} from "../interfaces/IStableSwap.sol";
import {OwnedToken} from "../tokens/OwnedToken.sol";
import {StableMath} from "./StableMath.sol";

/// @dev Stable swap pool in the manner of Saddle. The fee of 0.04 % on swaps and on imbalanced liquidity stays in the
/// pool.
contract StableSwap is IStableSwap, ReentrancyGuard {
    using SafeERC20 for IERC20;
    using Math for uint256;

    event TokenSwap(address indexed buyer, uint256 tokensSold, uint256 tokensBought, uint128 soldId, uint128 boughtId);
    event AddLiquidity(address indexed provider, uint256[] tokenAmounts, uint256 lpTokenSupply);
    event RemoveLiquidity(address indexed provider, uint256[] tokenAmounts, uint256 lpTokenSupply);

    uint256 private constant SCALE = 1e18;
    uint256 private constant FEE = 4;
    uint256 private constant FEE_SCALE = 10_000;

    OwnedToken private immutable _lp;
    /// @dev Amplification times the number of coins.
    uint256 private immutable _ann;
    address[] private _coins;
    /// @dev Multiplier from a coin's base units to 18 decimals at par, scaled by 1e18.
    uint256[] private _multipliers;
    /// @dev Tracked instead of read from `balanceOf`, so that transfers to the pool have no effect.
    uint256[] private _balances;

    constructor(string memory name, string memory symbol, address[] memory coins, uint256[] memory multipliers, uint256 amplification) {
        require(coins.length == multipliers.length && coins.length > 1, "one multiplier per coin");
        _lp = new OwnedToken(name, symbol);
        _ann = amplification * coins.length;
        (_coins, _multipliers, _balances) = (coins, multipliers, new uint256[](coins.length));
    }

    function lpToken() external view returns (address) {
        return address(_lp);
    }

    function getToken(uint8 index) external view returns (address) {
        return _coins[index];
    }

    function getTokenBalance(uint8 index) external view returns (uint256) {
        return _balances[index];
    }

    function getVirtualPrice() external view returns (uint256) {
        uint256 supply = _lp.totalSupply();
        return supply == 0 ? 0 : _invariant(_balances).mulDiv(SCALE, supply);
    }

    function calculateSwap(uint8 from, uint8 to, uint256 amountIn) public view returns (uint256) {
        require(from != to, "same coin");
        uint256[] memory normalized = _normalized(_balances);
        uint256 d = StableMath.getD(normalized, _ann);
        normalized[from] += amountIn.mulDiv(_multipliers[from], SCALE);
        uint256 left = StableMath.getY(to, normalized, _ann, d);
        // Minus one: Newton's method may be off by one in either step.
        uint256 gained = normalized[to].saturatingSub(left + 1);
        return (gained - gained.mulDiv(FEE, FEE_SCALE, Math.Rounding.Ceil)).mulDiv(SCALE, _multipliers[to]);
    }

    /// @dev Approximate LP tokens for the amounts, ignoring the imbalance fee.
    function calculateTokenAmount(uint256[] calldata amounts, bool isDeposit) external view returns (uint256) {
        uint256 before = _invariant(_balances);
        uint256[] memory changed = _balances;
        for (uint256 i = 0; i < changed.length; ++i) changed[i] = isDeposit ? changed[i] + amounts[i] : changed[i] - amounts[i];
        uint256 afterwards = _invariant(changed);
        uint256 supply = _lp.totalSupply();
        return supply == 0 ? afterwards : supply.mulDiv(isDeposit ? afterwards - before : before - afterwards, before);
    }

    /// @dev Output when LP tokens are burned for a single coin.
    function calculateRemoveLiquidityOneToken(uint256 amount, uint8 index) public view returns (uint256) {
        uint256[] memory normalized = _normalized(_balances);
        uint256 before = StableMath.getD(normalized, _ann);
        uint256 d = before - before.mulDiv(amount, _lp.totalSupply(), Math.Rounding.Ceil);
        uint256 unpaid = StableMath.getY(index, normalized, _ann, d);
        uint256 balanceBefore = normalized[index];
        for (uint256 i = 0; i < normalized.length; ++i) {
            uint256 ideal = normalized[i].mulDiv(d, before);
            uint256 difference = i == index ? ideal - unpaid : normalized[i] - ideal;
            normalized[i] -= _imbalanceFee(difference);
        }
        uint256 gained = normalized[index].saturatingSub(StableMath.getY(index, normalized, _ann, d) + 1);
        require(gained < balanceBefore, "pool would be empty");
        return gained.mulDiv(SCALE, _multipliers[index]);
    }

    function swap(uint8 from, uint8 to, uint256 amountIn, uint256 minAmountOut, uint256 deadline) external nonReentrant returns (uint256 amountOut) {
        require(block.timestamp <= deadline, "deadline passed");
        amountOut = calculateSwap(from, to, amountIn);
        require(amountOut > 0 && amountOut >= minAmountOut, "insufficient output");
        _balances[from] += amountIn;
        _balances[to] -= amountOut;
        IERC20(_coins[from]).safeTransferFrom(msg.sender, address(this), amountIn);
        IERC20(_coins[to]).safeTransfer(msg.sender, amountOut);
        emit TokenSwap(msg.sender, amountIn, amountOut, from, to);
    }

    /// @dev The first deposit must include every coin.
    function addLiquidity(uint256[] calldata amounts, uint256 minToMint, uint256 deadline) external nonReentrant returns (uint256 minted) {
        require(block.timestamp <= deadline, "deadline passed");
        uint256 supply = _lp.totalSupply();
        uint256[] memory balances = _balances;
        uint256 before = _invariant(balances);
        for (uint256 i = 0; i < balances.length; ++i) {
            require(supply > 0 || amounts[i] > 0, "first deposit needs every coin");
            balances[i] += amounts[i];
            if (amounts[i] > 0) IERC20(_coins[i]).safeTransferFrom(msg.sender, address(this), amounts[i]);
        }
        minted = supply == 0 ? _invariant(balances) : supply.mulDiv(_invariantAfterFees(balances, before) - before, before);
        require(minted > 0 && minted >= minToMint, "insufficient LP tokens minted");
        _balances = balances;
        _lp.mint(msg.sender, minted);
        emit AddLiquidity(msg.sender, amounts, supply + minted);
    }

    function removeLiquidity(uint256 amount, uint256[] calldata minAmounts, uint256 deadline) external nonReentrant returns (uint256[] memory amounts) {
        require(block.timestamp <= deadline, "deadline passed");
        uint256 supply = _lp.totalSupply();
        amounts = new uint256[](_coins.length);
        _lp.burn(msg.sender, amount);
        for (uint256 i = 0; i < amounts.length; ++i) {
            amounts[i] = _balances[i].mulDiv(amount, supply);
            require(amounts[i] >= minAmounts[i], "insufficient output");
            _balances[i] -= amounts[i];
            IERC20(_coins[i]).safeTransfer(msg.sender, amounts[i]);
        }
        emit RemoveLiquidity(msg.sender, amounts, supply - amount);
    }

    function removeLiquidityOneToken(uint256 amount, uint8 index, uint256 minAmount, uint256 deadline) external nonReentrant returns (uint256 paid) {
        require(block.timestamp <= deadline, "deadline passed");
        paid = calculateRemoveLiquidityOneToken(amount, index);
        require(paid >= minAmount, "insufficient output");
        _lp.burn(msg.sender, amount);
        _balances[index] -= paid;
        IERC20(_coins[index]).safeTransfer(msg.sender, paid);
        uint256[] memory amounts = new uint256[](_coins.length);
        amounts[index] = paid;
        emit RemoveLiquidity(msg.sender, amounts, _lp.totalSupply());
    }

    /// @dev Invariant less the imbalance fee, used to credit the caller for a change from the invariant `before`.
    function _invariantAfterFees(uint256[] memory balances, uint256 before) private view returns (uint256) {
        uint256[] memory normalized = _normalized(balances);
        uint256[] memory current = _normalized(_balances);
        uint256 d = StableMath.getD(normalized, _ann);
        for (uint256 i = 0; i < normalized.length; ++i) {
            uint256 ideal = current[i].mulDiv(d, before);
            normalized[i] -= _imbalanceFee(ideal > normalized[i] ? ideal - normalized[i] : normalized[i] - ideal);
        }
        return StableMath.getD(normalized, _ann);
    }

    /// @dev Fee equal to what a swap of the imbalanced part would cost.
    function _imbalanceFee(uint256 amount) private view returns (uint256) {
        uint256 n = _coins.length;
        return amount.mulDiv(FEE * n, FEE_SCALE * 4 * (n - 1), Math.Rounding.Ceil);
    }

    function _invariant(uint256[] memory balances) private view returns (uint256) {
        return StableMath.getD(_normalized(balances), _ann);
    }

    function _normalized(uint256[] memory balances) private view returns (uint256[] memory normalized) {
        normalized = new uint256[](balances.length);
        for (uint256 i = 0; i < normalized.length; ++i) normalized[i] = balances[i].mulDiv(_multipliers[i], SCALE);
    }
}
