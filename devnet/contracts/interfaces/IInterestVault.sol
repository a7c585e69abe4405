// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// A lending vault of Single Finance's kind. Its share token stands for a part of `totalToken`.
interface IInterestVault {
    function token() external view returns (address);
    /// The contract that gives its rates; see IInterestRates.
    function config() external view returns (address);
    /// What suppliers have: lent or not, with interest as of the last change, without the reserve.
    function totalToken() external view returns (uint256);
    /// What is lent, with interest as of the last change.
    function vaultDebtVal() external view returns (uint256);
    /// Of the token that the vault holds, what belongs to the reserve.
    function reservePool() external view returns (uint256);
    function totalSupply() external view returns (uint256);
    function balanceOf(address account) external view returns (uint256);
}

interface IInterestRates {
    /// Interest of one second, scaled by 1e18, where `debt` is lent and the vault holds `balance` of its token.
    function getInterestRate(uint256 debt, uint256 balance) external view returns (uint256);
    /// The part of all interest that goes to the reserve; 1e4 is all of it.
    function getReservePoolBps() external view returns (uint256);
}
