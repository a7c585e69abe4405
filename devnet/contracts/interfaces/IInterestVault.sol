// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice Lending vault in the manner of Single Finance. Its token is a share of `totalToken`.
interface IInterestVault {
    function token() external view returns (address);
    /// @notice Interest rate model, see IInterestRates.
    function config() external view returns (address);
    /// @notice Assets of the suppliers, lent or idle, with interest as of the last accrual, excluding the reserve.
    function totalToken() external view returns (uint256);
    /// @notice Total debt, with interest as of the last accrual.
    function vaultDebtVal() external view returns (uint256);
    /// @notice Part of the vault's token balance that belongs to the reserve.
    function reservePool() external view returns (uint256);
    function totalSupply() external view returns (uint256);
    function balanceOf(address account) external view returns (uint256);
}

interface IInterestRates {
    /// @notice Interest per second, scaled by 1e18, when `debt` is lent and the vault holds `balance` of its token.
    function getInterestRate(uint256 debt, uint256 balance) external view returns (uint256);
    /// @notice Share of the interest that goes to the reserve, in basis points.
    function getReservePoolBps() external view returns (uint256);
}
