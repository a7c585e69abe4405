// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {IPool, Pools} from "../../zap/Pools.sol";
import {FarmPlace, FarmStrategy} from "./FarmStrategy.sol";

/// Stakes the LP token of a pair. Rewards become one side of the pair, about half of that the other, both liquidity.
contract FarmLpStrategy is FarmStrategy {
    using Math for uint256;

    address public immutable token0;
    address public immutable token1;
    /// The side that rewards are swapped into: CRO where the pair has it, else one that has a pool with it, as every reward has.
    address private immutable _side;

    constructor(address vault_, address underlying_, FarmPlace memory place) FarmStrategy(vault_, underlying_, place) {
        token0 = IPool(underlying_).token0();
        token1 = IPool(underlying_).token1();
        bool isSecond = token1 == place.wcro || (token0 != place.wcro && place.factory.getPair(token0, place.wcro) == address(0));
        _side = isSecond ? token1 : token0;
    }

    function pendingYield() external view returns (uint256) {
        (uint256 first, uint256 second) = _rewards();
        (uint256 first0, uint256 first1) = _sides(rewardToken, first);
        (uint256 second0, uint256 second1) = _sides(secondRewardToken, second);
        (uint256 reserve0, uint256 reserve1) = Pools.reserves(factory, token0, token1);
        uint256 supply = IERC20(underlying).totalSupply();
        // Each side is half of the pool's value, so liquidity grows by the mean of what the two gain.
        return (
            supply.mulDiv(_held(token0) + first0 + second0, reserve0) + supply.mulDiv(_held(token1) + first1 + second1, reserve1)
        ) / 2;
    }

    function _reinvest() internal override {
        if (!_isPart(rewardToken)) _swapAll(rewardToken, _side);
        if (!_isPart(secondRewardToken)) _swapAll(secondRewardToken, _side);
        _balance();
        _addLiquidity();
    }

    function _isPart(address token) internal view override returns (bool) {
        return token == token0 || token == token1;
    }

    /// How much of each side an amount of a reward becomes, before the two are balanced.
    function _sides(address reward, uint256 amount) private view returns (uint256 amount0, uint256 amount1) {
        if (reward == token0) return (amount, 0);
        if (reward == token1) return (0, amount);
        uint256 gained = _quote(reward, _side, amount);
        return _side == token0 ? (gained, uint256(0)) : (uint256(0), gained);
    }

    /// Brings what is held of the two into the pool's ratio.
    function _balance() private {
        (uint256 reserve0, uint256 reserve1) = Pools.reserves(factory, token0, token1);
        (uint256 held0, uint256 held1) = (_held(token0), _held(token1));
        if (held0 * reserve1 >= held1 * reserve0) {
            _swap(token0, token1, Pools.balancingSwap(held0, held1, reserve0, reserve1));
        } else {
            _swap(token1, token0, Pools.balancingSwap(held1, held0, reserve1, reserve0));
        }
    }

    /// What is worth only a few base units of a side stays for the next time: the pool would refuse it.
    function _addLiquidity() private {
        (uint256 reserve0, uint256 reserve1) = Pools.reserves(factory, token0, token1);
        (uint256 held0, uint256 held1) = (_held(token0), _held(token1));
        uint256 supply = IERC20(underlying).totalSupply();
        uint256 liquidity = Math.min(supply.mulDiv(held0, reserve0), supply.mulDiv(held1, reserve1));
        if (liquidity <= 2 * (supply / reserve0 + supply / reserve1 + 1)) return;
        Pools.addLiquidity(factory, token0, held0, token1, held1, address(this));
    }
}
