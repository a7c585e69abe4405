// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice Token for the contributors of a pre-seed, released evenly over a time that starts with the end of the
/// pre-seed. A claim mints what is released.
interface IClaimToken {
    event Claim(address indexed account, uint256 amount);

    function preSeed() external view returns (address);
    /// @notice What all contributors get together, of which rounding leaves a little unminted.
    function allocation() external view returns (uint256);
    /// @notice Seconds from the end of the pre-seed until everything is released.
    function releaseSec() external view returns (uint256);
    /// @notice What the account gets in all; 0 before the pre-seed has succeeded.
    function allotmentOf(address account) external view returns (uint256);
    function claimed(address account) external view returns (uint256);
    /// @notice What `claim` would pay the account in this block.
    function claimable(address account) external view returns (uint256);
    /// @notice Reverts with 'Nothing to claim'.
    function claim() external;
}
