// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {IStakingBar} from "../interfaces/IStakingBar.sol";
import {TestToken} from "../tokens/TestToken.sol";

/// @dev Staking bar that mints its rewards per second and adds them to what its holders share.
contract StakingBar is IStakingBar, ERC20, ReentrancyGuard {
    using SafeERC20 for IERC20;
    using Math for uint256;

    /// @dev Ratio before the first change of a day.
    /// @param date start of the day, Unix seconds
    event DailySnapshot(uint256 date, uint256 ratio);

    uint256 private constant SCALE = 1e18;

    address public immutable token;
    uint256 public immutable rewardPerSecond;
    /// @dev Tracked instead of read from `balanceOf`, so that transfers to the bar don't change the ratio.
    uint256 private _staked;
    uint256 private _accruedAt;

    constructor(string memory name_, string memory symbol_, address token_, uint256 rewardPerSecond_) ERC20(name_, symbol_) {
        (token, rewardPerSecond) = (token_, rewardPerSecond_);
        _accruedAt = block.timestamp;
    }

    function balanceOf(address account) public view override(ERC20, IStakingBar) returns (uint256) {
        return super.balanceOf(account);
    }

    function totalSupply() public view override(ERC20, IStakingBar) returns (uint256) {
        return super.totalSupply();
    }

    /// @dev Staked tokens including rewards up to now.
    function totalStaked() public view returns (uint256) {
        return _staked + _earned();
    }

    function ratio() public view returns (uint256) {
        uint256 supply = totalSupply();
        return supply == 0 ? SCALE : totalStaked().mulDiv(SCALE, supply);
    }

    function enter(uint256 amount) external nonReentrant {
        _accrue();
        uint256 supply = totalSupply();
        uint256 shares = supply == 0 ? amount : amount.mulDiv(supply, _staked);
        require(shares > 0, "amount is too small");
        _staked += amount;
        _mint(msg.sender, shares);
        IERC20(token).safeTransferFrom(msg.sender, address(this), amount);
    }

    function leave(uint256 shares) external nonReentrant {
        _accrue();
        uint256 amount = shares.mulDiv(_staked, totalSupply());
        _staked -= amount;
        _burn(msg.sender, shares);
        IERC20(token).safeTransfer(msg.sender, amount);
    }

    /// @dev Accrues rewards and emits the day's snapshot, for days without other activity.
    function update() external {
        _accrue();
    }

    function _accrue() private {
        uint256 day = block.timestamp / 1 days;
        bool isFirstOfDay = day > _accruedAt / 1 days;
        uint256 earned = _earned();
        _accruedAt = block.timestamp;
        _staked += earned;
        if (isFirstOfDay) emit DailySnapshot(day * 1 days, ratio());
        if (earned > 0) TestToken(token).mint(address(this), earned);
    }

    /// @dev Nothing accrues while there are no holders.
    function _earned() private view returns (uint256) {
        return totalSupply() == 0 ? 0 : (block.timestamp - _accruedAt) * rewardPerSecond;
    }
}
