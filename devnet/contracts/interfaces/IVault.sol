// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// What every vault's share token offers, whatever its strategy.
/// Amounts named `amount` are underlying base units; amounts named `shares` are share base units.
interface IVaultBase {
    event Deposit(address indexed account, uint256 amount, uint256 shares, uint256 fee);
    event Withdraw(address indexed account, uint256 amount, uint256 shares);
    event Compound(address indexed caller, uint256 harvested, uint256 performanceFee, uint256 callerReward);
    event Referral(address indexed account, address indexed referrer, uint256 amount);
    /// What all shares stand for after a deposit, a withdrawal or a compound: the share price of that time.
    event Totals(uint256 assets, uint256 shares);

    /// The underlying token (WCRO for a native vault).
    function underlying() external view returns (address);
    function strategy() external view returns (address);
    /// All underlying that the shares stand for, without what is not harvested yet.
    function totalAssets() external view returns (uint256);
    /// Underlying that `account` would get for all its shares.
    function updatedBalanceOf(address account) external view returns (uint256);
    /// Underlying gained so far by `account`, above what it put in and took out.
    function userEarning(address account) external view returns (uint256);
    /// The share of `account` in what the next compound would add.
    function estimateUserEarn(address account) external view returns (uint256);
    /// Fee in underlying that `claimFee` would pay to the fee receiver.
    function claimableFee() external view returns (uint256);
    /// Shares that a deposit of `amount` would mint, fee included, rounded down.
    function tokenToShare(uint256 amount) external view returns (uint256);
    function depositFeeBps() external view returns (uint256);
    function performanceFeeBps() external view returns (uint256);
    function lastCompoundTime() external view returns (uint256);

    /// Burns the shares worth `amount` underlying, rounded up, and pays `amount`.
    function withdraw(uint256 amount) external;
    function withdrawAll() external;
    /// Harvests and reinvests; the caller gets a small part of the harvest.
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
