// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {IPool, Pools} from "../../zap/Pools.sol";
import {FarmConfig, FarmStrategy} from "./FarmStrategy.sol";

/// @dev Stakes a pair's LP token. Rewards are swapped into one token of the pair, half of that into the other, and
/// added as liquidity.
contract FarmLpStrategy is FarmStrategy {
    using Math for uint256;

    address public immutable token0;
    address public immutable token1;
    /// @dev Token of the pair that rewards are swapped into: CRO if the pair has it, else a token that has a CRO pool.
    address private immutable _swapTarget;

    constructor(address vault_, address underlying_, FarmConfig memory farm) FarmStrategy(vault_, underlying_, farm) {
        token0 = IPool(underlying_).token0();
        token1 = IPool(underlying_).token1();
        bool isSecond = token1 == farm.wcro || (token0 != farm.wcro && farm.factory.getPair(token0, farm.wcro) == address(0));
        _swapTarget = isSecond ? token1 : token0;
    }

    function pendingYield() external view returns (uint256) {
        (uint256 first, uint256 second) = _rewards();
        (uint256 first0, uint256 first1) = _rewardAmounts(rewardToken, first);
        (uint256 second0, uint256 second1) = _rewardAmounts(secondRewardToken, second);
        (uint256 reserve0, uint256 reserve1) = Pools.reserves(factory, token0, token1);
        uint256 supply = IERC20(underlying).totalSupply();
        // Each token is half of the pool's value, so liquidity grows by the mean of the two gains.
        return (
            supply.mulDiv(_held(token0) + first0 + second0, reserve0) + supply.mulDiv(_held(token1) + first1 + second1, reserve1)
        ) / 2;
    }

    function _reinvest() internal override {
        if (!_isStakedToken(rewardToken)) _swapAll(rewardToken, _swapTarget);
        if (!_isStakedToken(secondRewardToken)) _swapAll(secondRewardToken, _swapTarget);
        _rebalance();
        _addLiquidity();
    }

    function _isStakedToken(address token) internal view override returns (bool) {
        return token == token0 || token == token1;
    }

    /// @dev Amounts of both tokens that a reward becomes before rebalancing.
    function _rewardAmounts(address reward, uint256 amount) private view returns (uint256 amount0, uint256 amount1) {
        if (reward == token0) return (amount, 0);
        if (reward == token1) return (0, amount);
        uint256 gained = _quote(reward, _swapTarget, amount);
        return _swapTarget == token0 ? (gained, uint256(0)) : (uint256(0), gained);
    }

    /// @dev Swaps between the two tokens until the balances have the pool's ratio.
    function _rebalance() private {
        (uint256 reserve0, uint256 reserve1) = Pools.reserves(factory, token0, token1);
        (uint256 held0, uint256 held1) = (_held(token0), _held(token1));
        if (held0 * reserve1 >= held1 * reserve0) {
            _swap(token0, token1, Pools.balancingSwap(held0, held1, reserve0, reserve1));
        } else {
            _swap(token1, token0, Pools.balancingSwap(held1, held0, reserve1, reserve0));
        }
    }

    /// @dev Amounts of a few base units stay idle until the next harvest, because the pool would revert.
    function _addLiquidity() private {
        (uint256 reserve0, uint256 reserve1) = Pools.reserves(factory, token0, token1);
        (uint256 held0, uint256 held1) = (_held(token0), _held(token1));
        uint256 supply = IERC20(underlying).totalSupply();
        uint256 liquidity = Math.min(supply.mulDiv(held0, reserve0), supply.mulDiv(held1, reserve1));
        if (liquidity <= 2 * (supply / reserve0 + supply / reserve1 + 1)) return;
        Pools.addLiquidity(factory, token0, held0, token1, held1, address(this));
    }
}
