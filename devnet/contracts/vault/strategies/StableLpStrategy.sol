// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {StableSwap} from "../../stable/StableSwap.sol";
import {FarmConfig, FarmStrategy} from "./FarmStrategy.sol";

/// @dev Stakes a stable swap's LP token. Rewards are swapped into one of its coins and added as liquidity.
contract StableLpStrategy is FarmStrategy {
    using SafeERC20 for IERC20;

    /// @dev The pool rejects dust, so amounts that would mint less than this wait for the next harvest.
    uint256 private constant LEAST_MINTED = 1e6;

    StableSwap public immutable swap;
    uint8 public immutable coinIndex;
    address private immutable _coin;
    uint256 private immutable _coinCount;

    constructor(address vault_, address underlying_, FarmConfig memory farm, StableSwap swap_, uint8 coinIndex_, uint256 coinCount)
        FarmStrategy(vault_, underlying_, farm)
    {
        (swap, coinIndex, _coin, _coinCount) = (swap_, coinIndex_, swap_.getToken(coinIndex_), coinCount);
        IERC20(_coin).forceApprove(address(swap_), type(uint256).max);
    }

    function pendingYield() external view returns (uint256) {
        (uint256 first, uint256 second) = _rewards();
        uint256 gained = _quote(rewardToken, _coin, first) + _quote(secondRewardToken, _coin, second);
        return swap.calculateTokenAmount(_amounts(_held(_coin) + gained), true);
    }

    function _reinvest() internal override {
        _swapAll(rewardToken, _coin);
        _swapAll(secondRewardToken, _coin);
        uint256[] memory amounts = _amounts(_held(_coin));
        if (swap.calculateTokenAmount(amounts, true) >= LEAST_MINTED) swap.addLiquidity(amounts, 0, block.timestamp);
    }

    function _isStakedToken(address token) internal view override returns (bool) {
        return token == _coin;
    }

    function _amounts(uint256 amount) private view returns (uint256[] memory amounts) {
        amounts = new uint256[](_coinCount);
        amounts[coinIndex] = amount;
    }
}
