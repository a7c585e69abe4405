// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {Farm} from "../../farm/Farm.sol";
import {Rewarder} from "../../farm/Rewarder.sol";
import {IPoolFactory, Pools} from "../../zap/Pools.sol";
import {StrategyBase} from "./StrategyBase.sol";

struct FarmConfig {
    Farm chef;
    uint256 pid;
    IPoolFactory factory;
    address wcro;
}

/// @dev Stakes in a farm's pool and swaps its rewards: the farm's token and, if there is one, the rewarder's.
abstract contract FarmStrategy is StrategyBase {
    using SafeERC20 for IERC20;

    Farm public immutable chef;
    uint256 public immutable pid;
    IPoolFactory public immutable factory;
    address public immutable wcro;
    address public immutable rewardToken;
    /// @dev Zero if the pool has no rewarder.
    Rewarder public immutable rewarder;
    address public immutable secondRewardToken;

    constructor(address vault_, address underlying_, FarmConfig memory farm) StrategyBase(vault_, underlying_) {
        (address staked,,,) = farm.chef.poolInfo(farm.pid);
        require(staked == underlying_, "the pool stakes another token");
        (chef, pid, factory, wcro) = (farm.chef, farm.pid, farm.factory, farm.wcro);
        rewardToken = farm.chef.rewardToken();
        rewarder = Rewarder(farm.chef.rewarder(farm.pid));
        secondRewardToken = address(rewarder) == address(0) ? address(0) : rewarder.rewardToken();
        IERC20(underlying_).forceApprove(address(farm.chef), type(uint256).max);
    }

    function _investedBalance() internal view override returns (uint256 amount) {
        (amount,) = chef.userInfo(pid, address(this));
    }

    function _invest() internal override {
        uint256 idle = _held(underlying);
        if (idle > 0) chef.deposit(pid, idle);
    }

    function _divest(uint256 amount) internal override {
        chef.withdraw(pid, Math.min(amount, _investedBalance()));
    }

    function _harvest() internal override {
        chef.deposit(pid, 0);
        _reinvest();
    }

    /// @dev Swaps the held rewards to underlying.
    function _reinvest() internal virtual;

    /// @dev Whether the token is part of the stake and needs no swap.
    function _isStakedToken(address token) internal view virtual returns (bool);

    function _isStrategyToken(address token) internal view override returns (bool) {
        return token == underlying || _isStakedToken(token) || token == rewardToken || token == secondRewardToken;
    }

    /// @dev Rewards of the farm's token and the rewarder's token: pending, plus held but not swapped yet.
    function _rewards() internal view returns (uint256 first, uint256 second) {
        first = chef.pendingReward(pid, address(this)) + (_isStakedToken(rewardToken) ? 0 : _held(rewardToken));
        if (address(rewarder) == address(0)) return (first, 0);
        second = rewarder.pendingReward(address(this)) + (_isStakedToken(secondRewardToken) ? 0 : _held(secondRewardToken));
    }

    /// @dev Swaps the whole balance of a token, if that yields anything.
    function _swapAll(address from, address to) internal {
        if (from == address(0) || from == to) return;
        _swap(from, to, _held(from));
    }

    function _swap(address from, address to, uint256 amount) internal {
        if (_quote(from, to, amount) > 0) Pools.swap(factory, _route(from, to), amount);
    }

    function _quote(address from, address to, uint256 amount) internal view returns (uint256) {
        return from == to || amount == 0 ? amount : Pools.amountOut(factory, _route(from, to), amount);
    }

    /// @dev The direct pool, or a path through CRO.
    function _route(address from, address to) private view returns (address[] memory path) {
        bool isDirect = factory.getPair(from, to) != address(0);
        path = new address[](isDirect ? 2 : 3);
        path[0] = from;
        if (!isDirect) path[1] = wcro;
        path[path.length - 1] = to;
    }
}
