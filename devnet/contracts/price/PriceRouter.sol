// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IPriceRouter} from "../interfaces/IPriceRouter.sol";
import {IPoolFactory, Pools} from "../zap/Pools.sol";

/// @dev Quotes from pool reserves: directly, or through CRO, USDC or both.
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
        // A small amount of a cheap token rounds down to 0; a missing route must not look like a price of 0.
        require(best > 0 || _hasPool(from, to) || (_hasHubPool(from) && _hasHubPool(to)), "no route");
    }

    /// @dev Whether the token is CRO or USDC, or has a pool with one of them. CRO and USDC have a pool.
    function _hasHubPool(address token) private view returns (bool) {
        return token == wcro || token == usdc || _hasPool(token, wcro) || _hasPool(token, usdc);
    }

    function _hasPool(address tokenA, address tokenB) private view returns (bool) {
        (uint256 reserve,) = Pools.reserves(factory, tokenA, tokenB);
        return reserve > 0;
    }

    /// @dev Returns 0 if the pool does not exist.
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
