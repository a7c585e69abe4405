// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice Money market in the manner of Compound. Rates are per block or per second, scaled by 1e18.
interface ILendingMarket {
    function underlying() external view returns (address);
    function supplyRatePerBlock() external view returns (uint256);
    function supplyRatePerTimestamp() external view returns (uint256);
    function exchangeRateStored() external view returns (uint256);
    function getCash() external view returns (uint256);
    function totalBorrows() external view returns (uint256);
    function balanceOf(address account) external view returns (uint256);
    function totalSupply() external view returns (uint256);
}
