// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

interface IPriceRouter {
    /// @notice Output in base units of `to` for `amount` base units of `from` on the best path, ignoring price impact.
    function getAmountOut(address from, address to, uint256 amount) external view returns (uint256);
}
