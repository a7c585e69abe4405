// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

interface IPoolFactory {
    function getPair(address tokenA, address tokenB) external view returns (address pair);
}

interface IPool {
    function token0() external view returns (address);
    function token1() external view returns (address);
    function getReserves() external view returns (uint112 reserve0, uint112 reserve1, uint32 blockTimestampLast);
    function mint(address to) external returns (uint256 liquidity);
    function burn(address to) external returns (uint256 amount0, uint256 amount1);
    function swap(uint256 amount0Out, uint256 amount1Out, address to, bytes calldata data) external;
}

/// Arithmetic and calls of Uniswap V2 pools, whose fee is 0.3 %.
library Pools {
    using SafeERC20 for IERC20;

    /// Reserves in the order asked for; zero where there is no pool.
    function reserves(IPoolFactory factory, address tokenA, address tokenB) internal view returns (uint256 reserveA, uint256 reserveB) {
        address pair = factory.getPair(tokenA, tokenB);
        if (pair == address(0)) return (0, 0);
        (uint256 reserve0, uint256 reserve1,) = IPool(pair).getReserves();
        return tokenA < tokenB ? (reserve0, reserve1) : (reserve1, reserve0);
    }

    /// What the path gives for `amount`; zero where a pool on the way is missing or empty.
    function amountOut(IPoolFactory factory, address[] memory path, uint256 amount) internal view returns (uint256) {
        for (uint256 i = 0; i + 1 < path.length; ++i) {
            (uint256 reserveIn, uint256 reserveOut) = reserves(factory, path[i], path[i + 1]);
            if (reserveIn == 0) return 0;
            amount = _swapOut(amount, reserveIn, reserveOut);
        }
        return amount;
    }

    /// Swaps `amount` of path[0], held by this contract, into the last token of the path.
    function swap(IPoolFactory factory, address[] memory path, uint256 amount) internal {
        IERC20(path[0]).safeTransfer(factory.getPair(path[0], path[1]), amount);
        swapSent(factory, path, address(this));
    }

    /// Swaps what the first pool of the path has been sent into the last token of the path. Each pool is looked at for
    /// what really came: a token may keep a part of each transfer.
    function swapSent(IPoolFactory factory, address[] memory path, address receiver) internal {
        for (uint256 i = 0; i + 1 < path.length; ++i) {
            (address from, address to) = (path[i], path[i + 1]);
            address pair = factory.getPair(from, to);
            (uint256 reserveIn, uint256 reserveOut) = reserves(factory, from, to);
            uint256 out = _swapOut(IERC20(from).balanceOf(pair) - reserveIn, reserveIn, reserveOut);
            address next = i + 2 < path.length ? factory.getPair(to, path[i + 2]) : receiver;
            IPool(pair).swap(from < to ? 0 : out, from < to ? out : 0, next, "");
        }
    }

    function _swapOut(uint256 amount, uint256 reserveIn, uint256 reserveOut) private pure returns (uint256) {
        uint256 withFee = amount * 997;
        return withFee * reserveOut / (reserveIn * 1000 + withFee);
    }

    /// How much of A to swap into B in the pool itself, so that what is then held of both has the pool's ratio.
    /// Needs amountA * reserveB >= amountB * reserveA. Root of
    /// 997 s^2 + 1997 reserveA s = 1000 reserveA (amountA reserveB - amountB reserveA) / (amountB + reserveB).
    function balancingSwap(uint256 amountA, uint256 amountB, uint256 reserveA, uint256 reserveB) internal pure returns (uint256) {
        uint256 excess = (amountA * reserveB - amountB * reserveA) * 1000 / (amountB + reserveB) * reserveA;
        uint256 b = 1997 * reserveA;
        return (Math.sqrt(b * b + 4 * 997 * excess) - b) / (2 * 997);
    }

    /// Adds as much of both, held by this contract, as the pool's ratio takes.
    function addLiquidity(IPoolFactory factory, address tokenA, uint256 amountA, address tokenB, uint256 amountB, address recipient)
        internal
        returns (uint256 liquidity)
    {
        (uint256 reserveA, uint256 reserveB) = reserves(factory, tokenA, tokenB);
        uint256 fittingB = amountA * reserveB / reserveA;
        if (fittingB <= amountB) amountB = fittingB;
        else amountA = amountB * reserveA / reserveB;
        address pair = factory.getPair(tokenA, tokenB);
        _addWhole(tokenA, pair, amountA, reserveA);
        _addWhole(tokenB, pair, amountB, reserveB);
        return IPool(pair).mint(recipient);
    }

    /// Where less arrives than was sent, the pool would keep the rest of the other token for nothing.
    function _addWhole(address token, address pair, uint256 amount, uint256 reserve) private {
        IERC20(token).safeTransfer(pair, amount);
        require(IERC20(token).balanceOf(pair) - reserve >= amount, "A token of the pool keeps a part of each transfer");
    }
}
