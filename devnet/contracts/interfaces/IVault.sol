// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice Functions that every vault's share token has, whatever its strategy.
/// @dev `amount` is in base units of the underlying token, `shares` in base units of the share token.
interface IVaultBase {
    event Deposit(address indexed account, uint256 amount, uint256 shares, uint256 fee);
    event Withdraw(address indexed account, uint256 amount, uint256 shares);
    event Compound(address indexed caller, uint256 harvested, uint256 performanceFee, uint256 callerReward);
    event Referral(address indexed account, address indexed referrer, uint256 amount);
    /// @notice Totals after a deposit, a withdrawal or a compound: assets / shares is the share price at that time.
    event Totals(uint256 assets, uint256 shares);

    /// @notice The underlying token (WCRO for a native vault).
    function underlying() external view returns (address);
    function strategy() external view returns (address);
    /// @notice Underlying that backs all shares, excluding unharvested rewards.
    function totalAssets() external view returns (uint256);
    /// @notice Underlying that `account` would receive for all its shares.
    function updatedBalanceOf(address account) external view returns (uint256);
    /// @notice Profit of `account` in underlying: current value minus net deposits, 0 for a loss.
    function userEarning(address account) external view returns (uint256);
    /// @notice Share of `account` in the pending rewards.
    function estimateUserEarn(address account) external view returns (uint256);
    /// @notice Fee in underlying that `claimFee` would pay to the fee receiver.
    function claimableFee() external view returns (uint256);
    /// @notice Shares that a deposit of `amount` would mint after the deposit fee, rounded down.
    function tokenToShare(uint256 amount) external view returns (uint256);
    function depositFeeBps() external view returns (uint256);
    function performanceFeeBps() external view returns (uint256);
    function lastCompoundTime() external view returns (uint256);

    /// @notice Burns the shares worth `amount` of underlying, rounded up, and pays `amount`.
    function withdraw(uint256 amount) external;
    function withdrawAll() external;
    /// @notice Harvests and reinvests the rewards. The caller receives a small part of the harvest.
    function forceCompound() external;
    function claimFee() external;
}

interface IVault is IVaultBase {
    function deposit(uint256 amount) external;
    function depositAll() external;
    function depositTo(address account, uint256 amount) external;
    function depositReferral(uint256 amount, address referrer) external;
}

interface INativeVault is IVaultBase {
    function deposit() external payable;
    function depositTo(address account) external payable;
    function depositReferral(address referrer) external payable;
}
