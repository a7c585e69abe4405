// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IFarmPools} from "./IMasterChef.sol";

/// @dev A harvest has no event of its own: it is a deposit or withdrawal of 0, and the reward is a mint of its token.
interface IFarmEvents {
    event Deposit(address indexed user, uint256 indexed pid, uint256 amount);
    event Withdraw(address indexed user, uint256 indexed pid, uint256 amount);
    event EmergencyWithdraw(address indexed user, uint256 indexed pid, uint256 amount);
}

/// @notice Farm with the function names of PancakeSwap's MasterChef, where "cake" is the reward token. Pool 0 stakes
/// the reward token itself, through `enterStaking` and `leaveStaking`, and always has a quarter of all allocation points.
interface ICakeMasterChef is IFarmPools, IFarmEvents {
    function cakePerBlock() external view returns (uint256);
    function pendingCake(uint256 pid, address account) external view returns (uint256);
    /// @notice Minted 1:1 for stakes in pool 0. It can't be transferred.
    function receiptToken() external view returns (address);
    /// @notice Stakes in pool 0 and pays its pending reward. With `amount` 0 it only pays.
    function enterStaking(uint256 amount) external;
    function leaveStaking(uint256 amount) external;
    /// @notice Returns the whole stake and forfeits its pending reward. Works even if rewards can't be paid.
    function emergencyWithdraw(uint256 pid) external;
}
