// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice Stakes in a pool that pays TONIC, on behalf of its users. An account's referrer gets a fee out of its rewards.
interface IStakeWrapper {
    event Deposit(address indexed account, uint256 amount);
    event Withdraw(address indexed account, uint256 amount);
    event Referral(address indexed account, address indexed referrer);
    event TonicClaimed(address indexed account, uint256 amount);
    event FeeClaimed(address indexed account, uint256 amount);

    function pool() external view returns (address);
    function stakedToken() external view returns (address);
    function tonic() external view returns (address);
    function totalShares() external view returns (uint256);
    /// @notice The referrer's part of a reward, in basis points.
    function referralFee() external view returns (uint256);
    /// @notice Staked tokens of an account.
    function shareOf(address account) external view returns (uint256);
    /// @notice The zero address for none.
    function referrerOf(address account) external view returns (address);
    /// @notice TONIC that `claimTonic` would pay in this block.
    function pendingTonic(address account) external view returns (uint256);
    /// @notice TONIC that `claimFee` would pay in this block.
    function pendingFee(address account) external view returns (uint256);
    function deposit(uint256 amount) external;
    /// @notice Deposits, and sets the caller's referrer unless there is one already.
    function depositReferral(uint256 amount, address referrer) external;
    function withdraw(uint256 amount) external;
    function withdrawAll() external;
    /// @notice Pays the caller's own rewards.
    function claimTonic() external;
    /// @notice Pays the caller's fees as a referrer.
    function claimFee() external;
}
