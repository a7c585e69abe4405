// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IBlockWindow} from "./IBlockWindow.sol";

/// @notice A collectible bunny of their team for early users with an active profile, once per account, with the function
/// names of PancakeSwap's EasterNft.
interface ITeamBunnies is IBlockWindow {
    event BunnyAdd(uint8 bunnyId, uint256 teamId);
    event BunnyMint(address indexed to, uint256 indexed tokenId, uint8 indexed bunnyId);

    function profile() external view returns (address);
    function bunnies() external view returns (address);
    /// @notice Users with a lower id can claim.
    function thresholdUser() external view returns (uint256);
    /// @notice 0 for a team without a bunny.
    function teamIdToBunnyId(uint256 teamId) external view returns (uint8);
    /// @notice Metadata of the kind, for before it is minted.
    function bunnyTokenURI(uint8 bunnyId) external view returns (string memory);
    function hasClaimed(address account) external view returns (bool);
    /// @notice Whether `mintNFT` would succeed for the account in this block.
    function canClaim(address account) external view returns (bool);
    function mintNFT() external;
    /// @notice Only by the owner, once per team.
    function addBunny(uint8 bunnyId, uint256 teamId, string calldata tokenURI) external;
}
