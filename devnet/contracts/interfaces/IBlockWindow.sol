// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice Campaign between two blocks. Its functions revert with 'Not begun' before and with 'Has ended' after it.
interface IBlockWindow {
    event NewEndBlock(uint256 endBlock);

    function startBlock() external view returns (uint256);
    /// @notice First block in which nothing can be claimed any more.
    function endBlock() external view returns (uint256);
    /// @notice Only by the owner, to a later block, and before the end.
    function changeEndBlock(uint256 endBlock) external;
}
