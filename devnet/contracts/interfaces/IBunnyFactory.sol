// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice Sells a starter bunny to each account, with the function names of PancakeSwap's BunnyFactoryV3.
interface IBunnyFactory {
    event BunnyMint(address indexed to, uint256 indexed tokenId, uint8 indexed bunnyId);

    /// @notice Cost of a starter in the product token.
    function tokenPrice() external view returns (uint256);
    /// @notice First block in which starters are sold.
    function startBlockNumber() external view returns (uint256);
    function hasClaimed(address account) external view returns (bool);
    /// @notice Whether the account has no starter yet. Does not check the start block.
    function canMint(address account) external view returns (bool);
    /// @notice Mints a starter (bunny id 5 to 9) for `tokenPrice`, once per account.
    function mintNFT(uint8 bunnyId) external;
}
