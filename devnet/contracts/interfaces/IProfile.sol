// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice Profiles with a picture (an NFT that the contract holds), teams and points, with the function names of
/// PancakeSwap's PancakeProfile. Costs are in the product token. Teams and users are numbered from 1.
interface IProfile {
    event TeamAdd(uint256 teamId, string teamName);
    event TeamRename(uint256 indexed teamId, string teamName);
    event TeamJoinableUpdate(uint256 indexed teamId, bool isJoinable);
    event TeamPointIncrease(uint256 indexed teamId, uint256 numberPoints, uint256 indexed campaignId);
    event TeamPointDecrease(uint256 indexed teamId, uint256 numberPoints);
    event UserNew(address indexed userAddress, uint256 teamId, address nftAddress, uint256 tokenId);
    event UserUpdate(address indexed userAddress, address nftAddress, uint256 tokenId);
    event UserPause(address indexed userAddress, uint256 teamId);
    event UserReactivate(address indexed userAddress, uint256 teamId, address nftAddress, uint256 tokenId);
    event UserChangeTeam(address indexed userAddress, uint256 oldTeamId, uint256 newTeamId);
    event UserPointIncrease(address indexed userAddress, uint256 numberPoints, uint256 indexed campaignId);
    event UserPointIncreaseMultiple(address[] userAddresses, uint256 numberPoints, uint256 indexed campaignId);
    event UserPointDecrease(address indexed userAddress, uint256 numberPoints);
    /// @dev The collection refused to give the picture back; its owner can reclaim it once it does.
    event PictureKept(address indexed userAddress, address nftAddress, uint256 tokenId);

    function numberTeams() external view returns (uint256);
    function numberActiveProfiles() external view returns (uint256);
    function numberCakeToRegister() external view returns (uint256);
    function numberCakeToUpdate() external view returns (uint256);
    function numberCakeToReactivate() external view returns (uint256);
    /// @notice Whether the account has ever had a profile; it may be paused.
    function hasRegistered(address userAddress) external view returns (bool);
    /// @notice Whether the account has a profile that is not paused.
    function getUserStatus(address userAddress) external view returns (bool isActive);
    /// @notice Reverts with 'Not registered'. The picture of a paused profile is 0.
    function getUserProfile(address userAddress)
        external
        view
        returns (uint256 userId, uint256 numberPoints, uint256 teamId, address nftAddress, uint256 tokenId, bool isActive);
    /// @notice Reverts with 'Invalid teamId'.
    /// @return teamName of 4 to 19 bytes
    /// @return teamDescription of any length
    /// @return numberUsers with active profiles
    /// @return numberPoints of the team itself, not those of its users
    /// @return isJoinable whether new profiles can choose it
    function getTeamProfile(uint256 teamId)
        external
        view
        returns (string memory teamName, string memory teamDescription, uint256 numberUsers, uint256 numberPoints, bool isJoinable);
    /// @notice Owner of an NFT that the contract holds, as a picture or to be reclaimed.
    function pictureOwner(address nftAddress, uint256 tokenId) external view returns (address);
    /// @notice Whether NFTs of a collection can be pictures.
    function isPictureCollection(address nftAddress) external view returns (bool);
    /// @notice Takes the cost and the picture, which must be approved for this contract.
    function createProfile(uint256 teamId, address nftAddress, uint256 tokenId) external;
    /// @notice Takes the cost and another picture, and gives the one before back.
    function updateProfile(address nftAddress, uint256 tokenId) external;
    /// @notice Gives the picture back. Points and team remain.
    function pauseProfile() external;
    /// @notice Takes the cost and a picture.
    function reactivateProfile(address nftAddress, uint256 tokenId) external;
    /// @notice Gives back a former picture that the collection refused to give back before.
    function reclaimPicture(address nftAddress, uint256 tokenId) external;
    /// @notice Only with POINT_ROLE, as the functions below. Reverts with 'Not registered'.
    function increaseUserPoints(address userAddress, uint256 numberPoints, uint256 campaignId) external;
    /// @notice At most 1,000 accounts.
    function increaseUserPointsMultiple(address[] calldata userAddresses, uint256 numberPoints, uint256 campaignId) external;
    function increaseTeamPoints(uint256 teamId, uint256 numberPoints, uint256 campaignId) external;
    function removeUserPoints(address userAddress, uint256 numberPoints) external;
    function removeUserPointsMultiple(address[] calldata userAddresses, uint256 numberPoints) external;
    function removeTeamPoints(uint256 teamId, uint256 numberPoints) external;
}
