// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IIfoLedger} from "./IIfo.sol";

/// @notice The first version of an IFO, with the function names of PancakeSwap's IFO: one pool, without limit, tax or
/// profile. Its points are claimed at the point centre.
interface IIfoV1 is IIfoLedger {
    event Deposit(address indexed user, uint256 amount);
    /// @param excessAmount LP tokens that were paid back
    event Harvest(address indexed user, uint256 offeringAmount, uint256 excessAmount);

    function raisingAmount() external view returns (uint256);
    function offeringAmount() external view returns (uint256);
    /// @notice LP tokens committed.
    function totalAmount() external view returns (uint256);
    /// @return amount committed
    /// @return claimed whether it was harvested
    function userInfo(address user) external view returns (uint256 amount, bool claimed);
    function hasHarvest(address user) external view returns (bool);
    /// @notice The account's part of all commitments, scaled by 1e6 and rounded down.
    function getUserAllocation(address user) external view returns (uint256);
    /// @notice Tokens that the account gets, or would get if the sale ended now.
    function getOfferingAmount(address user) external view returns (uint256);
    /// @notice LP tokens that the account gets back, or would get back if the sale ended now.
    function getRefundingAmount(address user) external view returns (uint256);
    function deposit(uint256 amount) external;
    function harvest() external;
}
