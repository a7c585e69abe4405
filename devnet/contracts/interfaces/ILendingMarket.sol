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

/// @notice Events and state of a Compound v2 market (CTokenInterfaces.sol) that its past rates are computed from.
interface IMarketAccrual {
    event AccrueInterest(uint256 cashPrior, uint256 interestAccumulated, uint256 borrowIndex, uint256 totalBorrows);
    event NewReserveFactor(uint256 oldReserveFactorMantissa, uint256 newReserveFactorMantissa);
    event ReservesAdded(address benefactor, uint256 addAmount, uint256 newTotalReserves);
    event ReservesReduced(address admin, uint256 reduceAmount, uint256 newTotalReserves);

    function totalReserves() external view returns (uint256);
    /// @notice Share of the interest that goes to the reserves, scaled by 1e18.
    function reserveFactorMantissa() external view returns (uint256);
}
