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

/// @dev Arithmetic and calls of Uniswap V2 pools with a fee of 0.3 %.
library Pools {
    using SafeERC20 for IERC20;

    /// @dev Reserves in the order of the arguments; zero if there is no pool.
    function reserves(IPoolFactory factory, address tokenA, address tokenB) internal view returns (uint256 reserveA, uint256 reserveB) {
        address pair = factory.getPair(tokenA, tokenB);
        if (pair == address(0)) return (0, 0);
        (uint256 reserve0, uint256 reserve1,) = IPool(pair).getReserves();
        return tokenA < tokenB ? (reserve0, reserve1) : (reserve1, reserve0);
    }

    /// @dev Output of the path for `amount`; 0 if a pool is missing or empty.
    function amountOut(IPoolFactory factory, address[] memory path, uint256 amount) internal view returns (uint256) {
        for (uint256 i = 0; i + 1 < path.length; ++i) {
            (uint256 reserveIn, uint256 reserveOut) = reserves(factory, path[i], path[i + 1]);
            if (reserveIn == 0) return 0;
            amount = _swapOut(amount, reserveIn, reserveOut);
        }
        return amount;
    }

    /// @dev Swaps `amount` of `path[0]`, held by this contract, to the last token of the path.
    function swap(IPoolFactory factory, address[] memory path, uint256 amount) internal {
        IERC20(path[0]).safeTransfer(factory.getPair(path[0], path[1]), amount);
        swapReceived(factory, path, address(this));
    }

    /// @dev Swaps what the path's first pool has already received to the last token of the path. Measures each pool's
    /// balance to support fee-on-transfer tokens.
    function swapReceived(IPoolFactory factory, address[] memory path, address receiver) internal {
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

    /// @dev Amount of A to swap to B in this pool so that the remaining amounts have the pool's ratio.
    /// Requires amountA * reserveB >= amountB * reserveA. Root of
    /// 997 s^2 + 1997 reserveA s = 1000 reserveA (amountA reserveB - amountB reserveA) / (amountB + reserveB).
    function balancingSwap(uint256 amountA, uint256 amountB, uint256 reserveA, uint256 reserveB) internal pure returns (uint256) {
        uint256 excess = (amountA * reserveB - amountB * reserveA) * 1000 / (amountB + reserveB) * reserveA;
        uint256 b = 1997 * reserveA;
        return (Math.sqrt(b * b + 4 * 997 * excess) - b) / (2 * 997);
    }

    /// @dev Adds as much of both tokens, held by this contract, as the pool's ratio allows.
    function addLiquidity(IPoolFactory factory, address tokenA, uint256 amountA, address tokenB, uint256 amountB, address recipient)
        internal
        returns (uint256 liquidity)
    {
        (uint256 reserveA, uint256 reserveB) = reserves(factory, tokenA, tokenB);
        uint256 optimalB = amountA * reserveB / reserveA;
        if (optimalB <= amountB) amountB = optimalB;
        else amountA = amountB * reserveA / reserveB;
        address pair = factory.getPair(tokenA, tokenB);
        _transferExact(tokenA, pair, amountA, reserveA);
        _transferExact(tokenB, pair, amountB, reserveB);
        return IPool(pair).mint(recipient);
    }

    /// @dev Reverts for fee-on-transfer tokens: the pool would keep the excess of the other token without minting for
    /// it.
    function _transferExact(address token, address pair, uint256 amount, uint256 reserve) private {
        IERC20(token).safeTransfer(pair, amount);
        require(IERC20(token).balanceOf(pair) - reserve >= amount, "LP tokens of fee-on-transfer tokens are not supported");
    }
}
