// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice Collectible bunnies for early users with an active profile, one of each kind per account, with the function
/// names of PancakeSwap's BunnySpecial.
interface IEarlyBunnies {
    event BunnyAdd(uint8 indexed bunnyId, uint256 thresholdUser, uint256 cakeCost);
    event BunnyChange(uint8 indexed bunnyId, uint256 thresholdUser, uint256 cakeCost, bool isActive);
    event BunnyMint(address indexed to, uint256 indexed tokenId, uint8 indexed bunnyId);

    function profile() external view returns (address);
    function bunnies() external view returns (address);
    function cakeToken() external view returns (address);
    function numberDifferentBunnies() external view returns (uint256);
    /// @return tokenURI metadata of the kind, for before it is minted
    /// @return thresholdUser users with a lower id can claim
    /// @return cakeCost in the product token
    /// @return isActive whether it can be claimed now
    /// @return isCreated whether the kind exists
    function bunnyCharacteristics(uint8 bunnyId)
        external
        view
        returns (string memory tokenURI, uint256 thresholdUser, uint256 cakeCost, bool isActive, bool isCreated);
    function hasClaimed(address account, uint8 bunnyId) external view returns (bool);
    /// @notice Whether `mintNFT` would succeed for the account, given its cost.
    function canClaimSingle(address account, uint8 bunnyId) external view returns (bool);
    /// @return canClaim one answer for each kind
    function canClaimMultiple(address account, uint8[] calldata bunnyIds) external view returns (bool[] memory canClaim);
    /// @notice Takes the cost and mints.
    function mintNFT(uint8 bunnyId) external;
    /// @notice Only by the owner, as the functions below.
    function addBunny(uint8 bunnyId, string calldata tokenURI, uint256 thresholdUser, uint256 cakeCost) external;
    /// @notice The cost can only fall and the threshold only rise, because users may have approved the cost already.
    function updateBunny(uint8 bunnyId, uint256 thresholdUser, uint256 cakeCost, bool isActive) external;
    /// @notice Pays out costs that were collected.
    function claimFee(uint256 amount) external;
}
