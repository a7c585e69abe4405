// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {ISwapPool} from "../interfaces/ISwapPool.sol";

/// @dev Whoever adds an acceptable token pays the fee of a swap, or adding and removing liquidity would be a swap without
/// one. Whoever removes liquidity gets a share of every reserve, so that nobody can leave the worse tokens to the others.
contract SwapPool is ISwapPool, ReentrancyGuard {
    using SafeERC20 for IERC20;
    using Math for uint256;

    uint256 private constant BPS = 10_000;
    uint256 private constant MAX_FEE_BPS = 100;
    uint256 private constant SCALE = 1e18;
    /// @dev Of nobody, taken from the first account to add liquidity. Else it could make a single share worth so much that
    /// others lose a part of what they add to rounding.
    uint256 private constant LOCKED_SHARES = 1_000;

    address public immutable baseToken;
    uint256 public immutable feeBps;
    uint256 public totalShares;
    address[] private _tokens;
    mapping(address token => uint256) public rateOf;
    mapping(address token => uint256) public reserveOf;
    mapping(address account => uint256) public sharesOf;

    constructor(address baseToken_, uint256 feeBps_, address[] memory acceptable, uint256[] memory rates) {
        require(feeBps_ <= MAX_FEE_BPS, "Fee is too high");
        require(acceptable.length == rates.length, "Not a rate for each token");
        (baseToken, feeBps) = (baseToken_, feeBps_);
        _add(baseToken_, SCALE);
        for (uint256 i = 0; i < acceptable.length; ++i) _add(acceptable[i], rates[i]);
    }

    function tokens() external view returns (address[] memory) {
        return _tokens;
    }

    function addLiquidity(address token, uint256 amount) external nonReentrant returns (uint256 shares) {
        require(rateOf[token] > 0, "Not acceptable");
        uint256 received = _take(token, amount);
        uint256 value = token == baseToken ? received : getAmountOut(token, received);
        if (totalShares == 0) {
            require(value > LOCKED_SHARES, "Amount is too small");
            totalShares = LOCKED_SHARES;
            shares = value - LOCKED_SHARES;
        } else {
            shares = value.mulDiv(totalShares, totalValue());
            require(shares > 0, "Amount is too small");
        }
        reserveOf[token] += received;
        totalShares += shares;
        sharesOf[msg.sender] += shares;
        emit LiquidityAdded(msg.sender, token, received, shares);
    }

    function removeLiquidity(uint256 shares) external nonReentrant returns (uint256[] memory amounts) {
        require(shares > 0, "Nothing to remove");
        require(shares <= sharesOf[msg.sender], "Not enough shares");
        amounts = new uint256[](_tokens.length);
        for (uint256 i = 0; i < _tokens.length; ++i) {
            amounts[i] = reserveOf[_tokens[i]].mulDiv(shares, totalShares);
            reserveOf[_tokens[i]] -= amounts[i];
        }
        totalShares -= shares;
        sharesOf[msg.sender] -= shares;
        emit LiquidityRemoved(msg.sender, shares, amounts);
        for (uint256 i = 0; i < _tokens.length; ++i) {
            if (amounts[i] > 0) IERC20(_tokens[i]).safeTransfer(msg.sender, amounts[i]);
        }
    }

    function swap(address token, uint256 amount) external nonReentrant returns (uint256 amountOut) {
        require(isAcceptable(token), "Not acceptable");
        uint256 received = _take(token, amount);
        amountOut = getAmountOut(token, received);
        require(amountOut > 0, "Amount is too small");
        require(amountOut <= reserveOf[baseToken], "Not enough liquidity");
        reserveOf[token] += received;
        reserveOf[baseToken] -= amountOut;
        emit Swap(msg.sender, token, received, amountOut);
        IERC20(baseToken).safeTransfer(msg.sender, amountOut);
    }

    function isAcceptable(address token) public view returns (bool) {
        return token != baseToken && rateOf[token] > 0;
    }

    function totalValue() public view returns (uint256 value) {
        for (uint256 i = 0; i < _tokens.length; ++i) {
            value += reserveOf[_tokens[i]].mulDiv(rateOf[_tokens[i]], SCALE, Math.Rounding.Ceil);
        }
    }

    function getAmountOut(address token, uint256 amount) public view returns (uint256) {
        require(isAcceptable(token), "Not acceptable");
        return amount.mulDiv(rateOf[token] * (BPS - feeBps), SCALE * BPS);
    }

    /// @return received the amount less the token's transfer fee, if it has one
    function _take(address token, uint256 amount) private returns (uint256 received) {
        uint256 before = IERC20(token).balanceOf(address(this));
        IERC20(token).safeTransferFrom(msg.sender, address(this), amount);
        received = IERC20(token).balanceOf(address(this)) - before;
    }

    function _add(address token, uint256 rate) private {
        require(rate > 0, "Not a rate");
        require(rateOf[token] == 0, "Token is listed twice");
        rateOf[token] = rate;
        _tokens.push(token);
    }
}
