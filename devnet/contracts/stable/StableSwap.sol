// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {IStableSwap} from "../interfaces/IStableSwap.sol";
import {StableLpToken} from "./StableLpToken.sol";
import {StableMath} from "./StableMath.sol";

/// A stable swap of the Saddle family. Its fee of 0.04 % stays in the pool, on swaps and on what makes it uneven.
contract StableSwap is IStableSwap, ReentrancyGuard {
    using SafeERC20 for IERC20;
    using Math for uint256;

    event TokenSwap(address indexed buyer, uint256 tokensSold, uint256 tokensBought, uint128 soldId, uint128 boughtId);
    event AddLiquidity(address indexed provider, uint256[] tokenAmounts, uint256 lpTokenSupply);
    event RemoveLiquidity(address indexed provider, uint256[] tokenAmounts, uint256 lpTokenSupply);

    uint256 private constant SCALE = 1e18;
    uint256 private constant FEE = 4;
    uint256 private constant FEE_SCALE = 10_000;

    StableLpToken private immutable _lp;
    /// Amplification times the number of coins.
    uint256 private immutable _ann;
    address[] private _coins;
    /// Makes of a coin's base units 18 decimals at par, scaled by 1e18.
    uint256[] private _rates;
    /// Counted here, so that a transfer to the pool is nobody's.
    uint256[] private _balances;

    constructor(string memory name, string memory symbol, address[] memory coins, uint256[] memory rates, uint256 amplification) {
        require(coins.length == rates.length && coins.length > 1, "a rate for each coin");
        _lp = new StableLpToken(name, symbol);
        _ann = amplification * coins.length;
        (_coins, _rates, _balances) = (coins, rates, new uint256[](coins.length));
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
        require(from != to, "the same coin");
        uint256[] memory worths = _worths(_balances);
        uint256 d = StableMath.invariant(worths, _ann);
        worths[from] += amountIn.mulDiv(_rates[from], SCALE);
        uint256 left = StableMath.balanceFor(to, worths, _ann, d);
        // One less: the arithmetic of both may be one off.
        uint256 gained = worths[to].saturatingSub(left + 1);
        return (gained - gained.mulDiv(FEE, FEE_SCALE, Math.Rounding.Ceil)).mulDiv(SCALE, _rates[to]);
    }

    /// LP tokens that amounts are about worth, without the fee on what makes the pool uneven.
    function calculateTokenAmount(uint256[] calldata amounts, bool isDeposit) external view returns (uint256) {
        uint256 before = _invariant(_balances);
        uint256[] memory changed = _balances;
        for (uint256 i = 0; i < changed.length; ++i) changed[i] = isDeposit ? changed[i] + amounts[i] : changed[i] - amounts[i];
        uint256 then = _invariant(changed);
        uint256 supply = _lp.totalSupply();
        return supply == 0 ? then : supply.mulDiv(isDeposit ? then - before : before - then, before);
    }

    /// Coins for LP tokens that are burned for one coin alone.
    function calculateRemoveLiquidityOneToken(uint256 amount, uint8 index) public view returns (uint256) {
        uint256[] memory worths = _worths(_balances);
        uint256 before = StableMath.invariant(worths, _ann);
        uint256 d = before - before.mulDiv(amount, _lp.totalSupply(), Math.Rounding.Ceil);
        uint256 unpaid = StableMath.balanceFor(index, worths, _ann, d);
        uint256 own = worths[index];
        for (uint256 i = 0; i < worths.length; ++i) {
            uint256 even = worths[i].mulDiv(d, before);
            uint256 uneven = i == index ? even - unpaid : worths[i] - even;
            worths[i] -= _unevenFee(uneven);
        }
        uint256 gained = worths[index].saturatingSub(StableMath.balanceFor(index, worths, _ann, d) + 1);
        require(gained < own, "pool would be empty");
        return gained.mulDiv(SCALE, _rates[index]);
    }

    function swap(uint8 from, uint8 to, uint256 amountIn, uint256 minAmountOut, uint256 deadline) external nonReentrant returns (uint256 amountOut) {
        require(block.timestamp <= deadline, "too late");
        amountOut = calculateSwap(from, to, amountIn);
        require(amountOut > 0 && amountOut >= minAmountOut, "too little out");
        _balances[from] += amountIn;
        _balances[to] -= amountOut;
        IERC20(_coins[from]).safeTransferFrom(msg.sender, address(this), amountIn);
        IERC20(_coins[to]).safeTransfer(msg.sender, amountOut);
        emit TokenSwap(msg.sender, amountIn, amountOut, from, to);
    }

    /// The first deposit needs some of each coin.
    function addLiquidity(uint256[] calldata amounts, uint256 minToMint, uint256 deadline) external nonReentrant returns (uint256 minted) {
        require(block.timestamp <= deadline, "too late");
        uint256 supply = _lp.totalSupply();
        uint256[] memory balances = _balances;
        uint256 before = _invariant(balances);
        for (uint256 i = 0; i < balances.length; ++i) {
            require(supply > 0 || amounts[i] > 0, "some of each coin");
            balances[i] += amounts[i];
            if (amounts[i] > 0) IERC20(_coins[i]).safeTransferFrom(msg.sender, address(this), amounts[i]);
        }
        minted = supply == 0 ? _invariant(balances) : supply.mulDiv(_lessFees(balances, before) - before, before);
        require(minted > 0 && minted >= minToMint, "too little minted");
        _balances = balances;
        _lp.mint(msg.sender, minted);
        emit AddLiquidity(msg.sender, amounts, supply + minted);
    }

    function removeLiquidity(uint256 amount, uint256[] calldata minAmounts, uint256 deadline) external nonReentrant returns (uint256[] memory amounts) {
        require(block.timestamp <= deadline, "too late");
        uint256 supply = _lp.totalSupply();
        amounts = new uint256[](_coins.length);
        _lp.burn(msg.sender, amount);
        for (uint256 i = 0; i < amounts.length; ++i) {
            amounts[i] = _balances[i].mulDiv(amount, supply);
            require(amounts[i] >= minAmounts[i], "too little out");
            _balances[i] -= amounts[i];
            IERC20(_coins[i]).safeTransfer(msg.sender, amounts[i]);
        }
        emit RemoveLiquidity(msg.sender, amounts, supply - amount);
    }

    function removeLiquidityOneToken(uint256 amount, uint8 index, uint256 minAmount, uint256 deadline) external nonReentrant returns (uint256 paid) {
        require(block.timestamp <= deadline, "too late");
        paid = calculateRemoveLiquidityOneToken(amount, index);
        require(paid >= minAmount, "too little out");
        _lp.burn(msg.sender, amount);
        _balances[index] -= paid;
        IERC20(_coins[index]).safeTransfer(msg.sender, paid);
        uint256[] memory amounts = new uint256[](_coins.length);
        amounts[index] = paid;
        emit RemoveLiquidity(msg.sender, amounts, _lp.totalSupply());
    }

    /// The invariant that counts for who brought the balances about, from `before`: less the fee on what is uneven.
    function _lessFees(uint256[] memory balances, uint256 before) private view returns (uint256) {
        uint256[] memory worths = _worths(balances);
        uint256[] memory old = _worths(_balances);
        uint256 d = StableMath.invariant(worths, _ann);
        for (uint256 i = 0; i < worths.length; ++i) {
            uint256 even = old[i].mulDiv(d, before);
            worths[i] -= _unevenFee(even > worths[i] ? even - worths[i] : worths[i] - even);
        }
        return StableMath.invariant(worths, _ann);
    }

    /// As much as a swap of that part would have cost.
    function _unevenFee(uint256 amount) private view returns (uint256) {
        uint256 n = _coins.length;
        return amount.mulDiv(FEE * n, FEE_SCALE * 4 * (n - 1), Math.Rounding.Ceil);
    }

    function _invariant(uint256[] memory balances) private view returns (uint256) {
        return StableMath.invariant(_worths(balances), _ann);
    }

    function _worths(uint256[] memory balances) private view returns (uint256[] memory worths) {
        worths = new uint256[](balances.length);
        for (uint256 i = 0; i < worths.length; ++i) worths[i] = balances[i].mulDiv(_rates[i], SCALE);
    }
}
