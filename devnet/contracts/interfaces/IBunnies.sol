// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice Collectible bunnies (ERC-721, enumerable) with the function names of PancakeSwap's PancakeBunnies. Each has a
/// kind, its bunny id: 0 to 4 generation 0, 5 to 9 starters, 10 to 12 competition winners, 16 vault, 17 prediction, 18 to
/// 20 lottery.
interface IBunnies {
    event BunnyName(uint8 indexed bunnyId, string name);

    function balanceOf(address owner) external view returns (uint256);
    function ownerOf(uint256 tokenId) external view returns (address);
    function totalSupply() external view returns (uint256);
    function tokenByIndex(uint256 index) external view returns (uint256 tokenId);
    function tokenOfOwnerByIndex(address owner, uint256 index) external view returns (uint256 tokenId);
    function approve(address to, uint256 tokenId) external;
    function getApproved(uint256 tokenId) external view returns (address);
    function safeTransferFrom(address from, address to, uint256 tokenId) external;
    function transferFrom(address from, address to, uint256 tokenId) external;
    /// @notice Data URI of JSON with `name`, `description`, `image` (a data URI of SVG) and `attributes`.
    function tokenURI(uint256 tokenId) external view returns (string memory);
    function getBunnyId(uint256 tokenId) external view returns (uint8);
    /// @notice Empty for an id without a name.
    function getBunnyName(uint8 bunnyId) external view returns (string memory);
    function getBunnyNameOfTokenId(uint256 tokenId) external view returns (string memory);
    /// @notice Existing bunnies of a kind.
    function bunnyCount(uint8 bunnyId) external view returns (uint256);
    /// @notice Burned bunnies of a kind.
    function bunnyBurnCount(uint8 bunnyId) external view returns (uint256);
    /// @notice Only with MINTER_ROLE, for a kind with a name. Token ids start at 0. Calls nothing of the receiver.
    function mint(address to, uint8 bunnyId) external returns (uint256 tokenId);
    /// @notice Only by the owner or whom the owner approved.
    function burn(uint256 tokenId) external;
}
