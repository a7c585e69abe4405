// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice EIP-2612 permits, as implemented by Uniswap V2 pairs and newer tokens.
/// @dev `version` is the EIP-712 domain version; not every token exposes it.
interface IErc20Permit {
    function name() external view returns (string memory);
    function version() external view returns (string memory);
    function nonces(address owner) external view returns (uint256);
    function DOMAIN_SEPARATOR() external view returns (bytes32);
    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external;
}
