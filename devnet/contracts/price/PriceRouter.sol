// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IPriceRouter} from "../interfaces/IPriceRouter.sol";
import {IPoolFactory, Pools} from "../zap/Pools.sol";

/// Quotes from the reserves of the pools: directly, or by way of CRO, USDC or both.
contract PriceRouter is IPriceRouter {
    IPoolFactory public immutable factory;
    address public immutable wcro;
    address public immutable usdc;

    constructor(IPoolFactory factory_, address wcro_, address usdc_) {
        factory = factory_;
        wcro = wcro_;
        usdc = usdc_;
    }

    function getAmountOut(address from, address to, uint256 amount) external view returns (uint256 best) {
        if (from == to || amount == 0) return amount;
        uint256 viaWcro = _hop(from, wcro, amount);
        uint256 viaUsdc = _hop(from, usdc, amount);
        best = _max(_hop(from, to, amount), _max(_hop(wcro, to, viaWcro), _hop(usdc, to, viaUsdc)));
        best = _max(best, _hop(usdc, to, _hop(wcro, usdc, viaWcro)));
        best = _max(best, _hop(wcro, to, _hop(usdc, wcro, viaUsdc)));
        // Too little of a cheap token buys nothing, rounded down; where there is no way, that must not read as a price of zero.
        require(best > 0 || _isPool(from, to) || (_meets(from) && _meets(to)), "no route");
    }

    /// Whether a token is CRO or USDC, or has a pool with one of them. The two have one.
    function _meets(address token) private view returns (bool) {
        return token == wcro || token == usdc || _isPool(token, wcro) || _isPool(token, usdc);
    }

    function _isPool(address tokenA, address tokenB) private view returns (bool) {
        (uint256 reserve,) = Pools.reserves(factory, tokenA, tokenB);
        return reserve > 0;
    }

    /// Zero where there is no such pool.
    function _hop(address from, address to, uint256 amount) private view returns (uint256) {
        if (from == to || amount == 0) return 0;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (from, to);
        return Pools.amountOut(factory, path, amount);
    }

    function _max(uint256 a, uint256 b) private pure returns (uint256) {
        return a > b ? a : b;
    }
}
