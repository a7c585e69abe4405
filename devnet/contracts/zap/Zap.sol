// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {IWcro} from "../interfaces/IErc20.sol";
import {IZap} from "../interfaces/IZap.sol";
import {IPool, IPoolFactory, Pools} from "./Pools.sol";

/// @dev Holds no funds between calls, so all it finds of the tokens it touches belongs to the caller. A plain token
/// goes straight from the caller to the first pool, so that a fee-on-transfer token charges its fee only once.
contract Zap is IZap, ReentrancyGuard {
    using SafeERC20 for IERC20;

    /// @dev An amount to convert, held by the caller or by this contract.
    struct Holding {
        address token;
        uint256 amount;
        address holder;
    }

    address private constant NATIVE = address(0);
    /// @dev Enough for a pair's getters. Without a limit, the fallback of wrapped CRO would consume all gas.
    uint256 private constant PROBE_GAS = 30_000;

    IPoolFactory public immutable factory;
    address public immutable wcro;
    address public immutable usdc;

    constructor(IPoolFactory factory_, address wcro_, address usdc_) {
        factory = factory_;
        wcro = wcro_;
        usdc = usdc_;
    }

    receive() external payable {
        require(msg.sender == wcro, "Only wrapped CRO");
    }

    function zap(address tokenIn, address tokenOut, uint256 amount, address referrer, address recipient)
        external
        payable
        nonReentrant
        returns (uint256 amountOut)
    {
        require(amount > 0, "Nothing to zap");
        require(tokenIn != tokenOut, "Same token");
        require(recipient != address(0), "No recipient");
        require(msg.value == (tokenIn == NATIVE ? amount : 0), "Wrong value");

        Holding[] memory holdings = _unwrapInput(tokenIn, amount);
        (address target0, address target1) = _poolTokens(tokenOut == NATIVE ? wcro : tokenOut);
        if (tokenOut == NATIVE) {
            _convertAll(holdings, wcro, address(this));
            amountOut = _held(wcro);
            _send(NATIVE, recipient, amountOut);
        } else if (target1 == address(0)) {
            uint256 before = IERC20(target0).balanceOf(recipient);
            _convertAll(holdings, target0, recipient);
            amountOut = IERC20(target0).balanceOf(recipient) - before;
        } else {
            for (uint256 i = 0; i < holdings.length; ++i) _convertToSide(holdings[i], target0, target1);
            amountOut = _addLiquidity(target0, target1, recipient);
            _refund(target0, tokenIn);
            _refund(target1, tokenIn);
        }
        require(amountOut > 0, "Too little to zap");
        emit Zapped(msg.sender, tokenIn, tokenOut, amount, amountOut, recipient, referrer);
    }

    function bestPath(address from, address to, uint256 amount) public view returns (address[] memory path, uint256 amountOut) {
        address[4][5] memory candidates = [
            [from, to, NATIVE, NATIVE],
            [from, wcro, to, NATIVE],
            [from, usdc, to, NATIVE],
            [from, wcro, usdc, to],
            [from, usdc, wcro, to]
        ];
        for (uint256 i = 0; i < candidates.length; ++i) {
            uint256 length = i == 0 ? 2 : i < 3 ? 3 : 4;
            address[] memory candidate = new address[](length);
            for (uint256 j = 0; j < length; ++j) candidate[j] = candidates[i][j];
            if (_hasDuplicates(candidate)) continue;
            uint256 out = Pools.amountOut(factory, candidate, amount);
            if (out > amountOut) (path, amountOut) = (candidate, out);
        }
    }

    /// @dev Wraps native input and burns LP tokens; a plain token stays with the caller.
    function _unwrapInput(address tokenIn, uint256 amount) private returns (Holding[] memory holdings) {
        (address token0, address token1) = tokenIn == NATIVE ? (wcro, NATIVE) : _poolTokens(tokenIn);
        if (token1 == address(0)) {
            holdings = new Holding[](1);
            holdings[0] = Holding(token0, amount, tokenIn == NATIVE ? address(this) : msg.sender);
            if (tokenIn == NATIVE) IWcro(wcro).deposit{value: amount}();
        } else {
            IERC20(tokenIn).safeTransferFrom(msg.sender, tokenIn, amount);
            IPool(tokenIn).burn(address(this));
            holdings = new Holding[](2);
            holdings[0] = Holding(token0, _held(token0), address(this));
            holdings[1] = Holding(token1, _held(token1), address(this));
        }
    }

    /// @dev Both tokens of an LP token of this factory; otherwise the token itself and the zero address.
    function _poolTokens(address token) private view returns (address token0, address token1) {
        token0 = _probe(token, IPool.token0.selector);
        token1 = token0 == address(0) ? address(0) : _probe(token, IPool.token1.selector);
        if (token1 == address(0) || factory.getPair(token0, token1) != token) return (token, address(0));
    }

    function _probe(address token, bytes4 selector) private view returns (address) {
        (bool success, bytes memory answer) = token.staticcall{gas: PROBE_GAS}(abi.encodePacked(selector));
        if (!success || answer.length != 32) return address(0);
        return address(uint160(uint256(bytes32(answer))));
    }

    function _convertAll(Holding[] memory holdings, address to, address receiver) private {
        for (uint256 i = 0; i < holdings.length; ++i) _convert(holdings[i], to, receiver);
    }

    function _convert(Holding memory holding, address to, address receiver) private {
        if (holding.amount == 0) return;
        if (holding.token == to) return _pay(holding, receiver);
        (address[] memory path,) = bestPath(holding.token, to, holding.amount);
        require(path.length > 0, "No route");
        _pay(holding, factory.getPair(path[0], path[1]));
        Pools.swapReceived(factory, path, receiver);
    }

    /// @dev Converts to the token of the target pool that yields more liquidity.
    function _convertToSide(Holding memory holding, address target0, address target1) private {
        if (holding.token == target0 || holding.token == target1) return _pay(holding, address(this));
        (uint256 reserve0, uint256 reserve1) = Pools.reserves(factory, target0, target1);
        (, uint256 out0) = bestPath(holding.token, target0, holding.amount);
        (, uint256 out1) = bestPath(holding.token, target1, holding.amount);
        _convert(holding, out0 * reserve1 >= out1 * reserve0 ? target0 : target1, address(this));
    }

    function _pay(Holding memory holding, address to) private {
        if (holding.holder == to) return;
        if (holding.holder == address(this)) IERC20(holding.token).safeTransfer(to, holding.amount);
        else IERC20(holding.token).safeTransferFrom(holding.holder, to, holding.amount);
    }

    function _addLiquidity(address token0, address token1, address recipient) private returns (uint256) {
        (uint256 reserve0, uint256 reserve1) = Pools.reserves(factory, token0, token1);
        require(reserve0 > 0 && reserve1 > 0, "No route");
        (uint256 held0, uint256 held1) = (_held(token0), _held(token1));
        if (held0 * reserve1 >= held1 * reserve0) {
            _swapInPool(token0, token1, Pools.balancingSwap(held0, held1, reserve0, reserve1));
        } else {
            _swapInPool(token1, token0, Pools.balancingSwap(held1, held0, reserve1, reserve0));
        }
        return Pools.addLiquidity(factory, token0, _held(token0), token1, _held(token1), recipient);
    }

    function _swapInPool(address from, address to, uint256 amount) private {
        address[] memory path = new address[](2);
        (path[0], path[1]) = (from, to);
        // An amount too small to buy anything is refunded to the caller.
        if (Pools.amountOut(factory, path, amount) > 0) Pools.swap(factory, path, amount);
    }

    /// @dev Refunds dust in the caller's input asset: CRO if the input was native.
    function _refund(address token, address tokenIn) private {
        uint256 dust = _held(token);
        if (dust > 0) _send(tokenIn == NATIVE && token == wcro ? NATIVE : token, msg.sender, dust);
    }

    function _send(address token, address to, uint256 amount) private {
        if (token == NATIVE) {
            IWcro(wcro).withdraw(amount);
            Address.sendValue(payable(to), amount);
        } else {
            IERC20(token).safeTransfer(to, amount);
        }
    }

    function _held(address token) private view returns (uint256) {
        return IERC20(token).balanceOf(address(this));
    }

    function _hasDuplicates(address[] memory path) private pure returns (bool) {
        for (uint256 i = 0; i < path.length; ++i) {
            for (uint256 j = i + 1; j < path.length; ++j) if (path[i] == path[j]) return true;
        }
        return false;
    }
}
