// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice Vault that stakes the farm's reward token in its pool 0 and compounds, with the function names of PancakeSwap's
/// CakeVault. Fees are in basis points.
interface ICakeVault {
    event Deposit(address indexed sender, uint256 amount, uint256 shares, uint256 lastDepositedTime);
    event Withdraw(address indexed sender, uint256 amount, uint256 shares);
    event Harvest(address indexed sender, uint256 performanceFee, uint256 callFee);

    function token() external view returns (address);
    function masterchef() external view returns (address);
    function totalShares() external view returns (uint256);
    /// @notice All deposits with what was compounded. Rewards belong to it after the next harvest.
    function balanceOf() external view returns (uint256);
    /// @notice Tokens per share, scaled by 1e18.
    function getPricePerFullShare() external view returns (uint256);
    /// @notice What `harvest` would pay its caller in this block.
    function calculateHarvestCakeRewards() external view returns (uint256);
    /// @notice What `harvest` would divide between depositors, treasury and caller in this block.
    function calculateTotalPendingCakeRewards() external view returns (uint256);
    /// @notice The treasury's part of a harvest.
    function performanceFee() external view returns (uint256);
    /// @notice The caller's part of a harvest.
    function callFee() external view returns (uint256);
    /// @notice Fee on withdrawals until `withdrawFeePeriod` seconds after the account's last deposit.
    function withdrawFee() external view returns (uint256);
    function withdrawFeePeriod() external view returns (uint256);
    function lastHarvestedTime() external view returns (uint256);
    /// @notice While paused, only withdrawals work.
    function paused() external view returns (bool);
    function userInfo(address account) external view returns (uint256 shares, uint256 lastDepositedTime, uint256 cakeAtLastUserAction, uint256 lastUserActionTime);
    function deposit(uint256 amount) external;
    function withdraw(uint256 shares) external;
    function withdrawAll() external;
    /// @notice Compounds all pending rewards and pays the caller a bounty.
    function harvest() external;
}
