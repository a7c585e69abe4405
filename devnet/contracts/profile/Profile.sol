// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {AccessControlEnumerable} from "@openzeppelin/contracts/access/extensions/AccessControlEnumerable.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {ERC165Checker} from "@openzeppelin/contracts/utils/introspection/ERC165Checker.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {IProfile} from "../interfaces/IProfile.sol";

/// @dev Unlike in the original, a collection that refuses to give a picture back can't keep its owner from pausing or
/// changing it, a team that is changed counts active profiles only, points go to registered accounts only, and removed
/// points have an event. It has no onERC721Received, so nobody loses an NFT by sending it here safely.
contract Profile is IProfile, AccessControlEnumerable, ReentrancyGuard {
    using SafeERC20 for IERC20;

    struct Team {
        string name;
        string description;
        uint256 numberUsers;
        uint256 numberPoints;
        bool isJoinable;
    }

    struct User {
        uint256 userId;
        uint256 numberPoints;
        uint256 teamId;
        address nftAddress;
        uint256 tokenId;
        bool isActive;
    }

    /// @dev Of the collections whose NFTs can be pictures.
    bytes32 public constant NFT_ROLE = keccak256("NFT_ROLE");
    bytes32 public constant POINT_ROLE = keccak256("POINT_ROLE");
    bytes32 public constant SPECIAL_ROLE = keccak256("SPECIAL_ROLE");
    /// @dev What the original's profile cost at most. Bounds what a standing allowance can lose when a cost is raised.
    uint256 public constant MAX_NUMBER_CAKE = 10 ether;
    uint256 private constant MAX_ACCOUNTS = 1_000;
    /// @dev For a picture's way back, so that a collection that burns all its gas can't keep a profile from being paused.
    uint256 private constant RETURN_GAS = 500_000;

    address public immutable cakeToken;
    uint256 public numberCakeToReactivate;
    uint256 public numberCakeToRegister;
    uint256 public numberCakeToUpdate;
    uint256 public numberActiveProfiles;
    uint256 public numberTeams;
    mapping(address nftAddress => mapping(uint256 tokenId => address)) public pictureOwner;
    uint256 private _lastUserId;
    mapping(uint256 teamId => Team) private _teams;
    mapping(address account => User) private _users;

    modifier onlyTeam(uint256 teamId) {
        require(teamId > 0 && teamId <= numberTeams, "Invalid teamId");
        _;
    }

    /// @dev The deployer becomes the admin of all roles.
    constructor(address cakeToken_, uint256 toReactivate, uint256 toRegister, uint256 toUpdate) {
        cakeToken = cakeToken_;
        _setNumberCake(toReactivate, toRegister, toUpdate);
        _grantRole(DEFAULT_ADMIN_ROLE, msg.sender);
    }

    function hasRegistered(address userAddress) public view returns (bool) {
        return _users[userAddress].userId != 0;
    }

    function getUserStatus(address userAddress) external view returns (bool) {
        return _users[userAddress].isActive;
    }

    function getUserProfile(address userAddress) external view returns (uint256, uint256, uint256, address, uint256, bool) {
        User storage user = _registered(userAddress, "Not registered");
        return (user.userId, user.numberPoints, user.teamId, user.nftAddress, user.tokenId, user.isActive);
    }

    function getTeamProfile(uint256 teamId) external view onlyTeam(teamId) returns (string memory, string memory, uint256, uint256, bool) {
        Team storage team = _teams[teamId];
        return (team.name, team.description, team.numberUsers, team.numberPoints, team.isJoinable);
    }

    function isPictureCollection(address nftAddress) public view returns (bool) {
        return hasRole(NFT_ROLE, nftAddress);
    }

    function createProfile(uint256 teamId, address nftAddress, uint256 tokenId) external onlyTeam(teamId) nonReentrant {
        require(!hasRegistered(msg.sender), "Already registered");
        require(_teams[teamId].isJoinable, "Team not joinable");
        _requirePicture(nftAddress, tokenId, "Only NFT owner can register");
        _users[msg.sender] = User(++_lastUserId, 0, teamId, nftAddress, tokenId, true);
        ++numberActiveProfiles;
        ++_teams[teamId].numberUsers;
        emit UserNew(msg.sender, teamId, nftAddress, tokenId);
        _take(numberCakeToRegister, nftAddress, tokenId);
    }

    function updateProfile(address nftAddress, uint256 tokenId) external nonReentrant {
        User storage user = _registered(msg.sender, "Has not registered");
        require(user.isActive, "User not active");
        _requirePicture(nftAddress, tokenId, "Only NFT owner can update");
        (address oldNft, uint256 oldTokenId) = (user.nftAddress, user.tokenId);
        (user.nftAddress, user.tokenId) = (nftAddress, tokenId);
        emit UserUpdate(msg.sender, nftAddress, tokenId);
        _take(numberCakeToUpdate, nftAddress, tokenId);
        _giveBack(oldNft, oldTokenId);
    }

    function pauseProfile() external nonReentrant {
        User storage user = _registered(msg.sender, "Has not registered");
        require(user.isActive, "User not active");
        (address nftAddress, uint256 tokenId) = (user.nftAddress, user.tokenId);
        (user.nftAddress, user.tokenId, user.isActive) = (address(0), 0, false);
        --numberActiveProfiles;
        --_teams[user.teamId].numberUsers;
        emit UserPause(msg.sender, user.teamId);
        _giveBack(nftAddress, tokenId);
    }

    function reactivateProfile(address nftAddress, uint256 tokenId) external nonReentrant {
        User storage user = _registered(msg.sender, "Has not registered");
        require(!user.isActive, "User is active");
        _requirePicture(nftAddress, tokenId, "Only NFT owner can update");
        (user.nftAddress, user.tokenId, user.isActive) = (nftAddress, tokenId, true);
        ++numberActiveProfiles;
        ++_teams[user.teamId].numberUsers;
        emit UserReactivate(msg.sender, user.teamId, nftAddress, tokenId);
        _take(numberCakeToReactivate, nftAddress, tokenId);
    }

    function reclaimPicture(address nftAddress, uint256 tokenId) external nonReentrant {
        require(pictureOwner[nftAddress][tokenId] == msg.sender, "Not the owner of the picture");
        User storage user = _users[msg.sender];
        require(!user.isActive || user.nftAddress != nftAddress || user.tokenId != tokenId, "Picture is in use");
        delete pictureOwner[nftAddress][tokenId];
        IERC721(nftAddress).transferFrom(address(this), msg.sender, tokenId);
    }

    function increaseUserPoints(address userAddress, uint256 numberPoints, uint256 campaignId) external onlyRole(POINT_ROLE) {
        _registered(userAddress, "Not registered").numberPoints += numberPoints;
        emit UserPointIncrease(userAddress, numberPoints, campaignId);
    }

    function increaseUserPointsMultiple(address[] calldata userAddresses, uint256 numberPoints, uint256 campaignId)
        external
        onlyRole(POINT_ROLE)
    {
        require(userAddresses.length <= MAX_ACCOUNTS, "Length must be < 1001");
        for (uint256 i = 0; i < userAddresses.length; ++i) _registered(userAddresses[i], "Not registered").numberPoints += numberPoints;
        emit UserPointIncreaseMultiple(userAddresses, numberPoints, campaignId);
    }

    function removeUserPoints(address userAddress, uint256 numberPoints) external onlyRole(POINT_ROLE) {
        _removePoints(userAddress, numberPoints);
    }

    function removeUserPointsMultiple(address[] calldata userAddresses, uint256 numberPoints) external onlyRole(POINT_ROLE) {
        require(userAddresses.length <= MAX_ACCOUNTS, "Length must be < 1001");
        for (uint256 i = 0; i < userAddresses.length; ++i) _removePoints(userAddresses[i], numberPoints);
    }

    function increaseTeamPoints(uint256 teamId, uint256 numberPoints, uint256 campaignId) external onlyRole(POINT_ROLE) onlyTeam(teamId) {
        _teams[teamId].numberPoints += numberPoints;
        emit TeamPointIncrease(teamId, numberPoints, campaignId);
    }

    function removeTeamPoints(uint256 teamId, uint256 numberPoints) external onlyRole(POINT_ROLE) onlyTeam(teamId) {
        Team storage team = _teams[teamId];
        require(numberPoints <= team.numberPoints, "Not enough points");
        team.numberPoints -= numberPoints;
        emit TeamPointDecrease(teamId, numberPoints);
    }

    function addTeam(string calldata teamName, string calldata teamDescription) external onlyRole(DEFAULT_ADMIN_ROLE) {
        _requireTeamName(teamName);
        uint256 teamId = ++numberTeams;
        _teams[teamId] = Team(teamName, teamDescription, 0, 0, true);
        emit TeamAdd(teamId, teamName);
    }

    function renameTeam(uint256 teamId, string calldata teamName, string calldata teamDescription)
        external
        onlyRole(DEFAULT_ADMIN_ROLE)
        onlyTeam(teamId)
    {
        _requireTeamName(teamName);
        (_teams[teamId].name, _teams[teamId].description) = (teamName, teamDescription);
        emit TeamRename(teamId, teamName);
    }

    function makeTeamJoinable(uint256 teamId) external {
        _setJoinable(teamId, true);
    }

    /// @dev Only for new profiles: its users can still pause and reactivate theirs.
    function makeTeamNotJoinable(uint256 teamId) external {
        _setJoinable(teamId, false);
    }

    function changeTeam(address userAddress, uint256 newTeamId) external onlyRole(SPECIAL_ROLE) onlyTeam(newTeamId) {
        User storage user = _registered(userAddress, "Has not registered");
        require(_teams[newTeamId].isJoinable, "Team not joinable");
        uint256 oldTeamId = user.teamId;
        require(newTeamId != oldTeamId, "Already in the team");
        user.teamId = newTeamId;
        if (user.isActive) {
            --_teams[oldTeamId].numberUsers;
            ++_teams[newTeamId].numberUsers;
        }
        emit UserChangeTeam(userAddress, oldTeamId, newTeamId);
    }

    function addNftAddress(address nftAddress) external onlyRole(DEFAULT_ADMIN_ROLE) {
        require(ERC165Checker.supportsInterface(nftAddress, type(IERC721).interfaceId), "Not ERC721");
        _grantRole(NFT_ROLE, nftAddress);
    }

    function updateNumberCake(uint256 toReactivate, uint256 toRegister, uint256 toUpdate) external onlyRole(DEFAULT_ADMIN_ROLE) {
        _setNumberCake(toReactivate, toRegister, toUpdate);
    }

    /// @dev Of what users paid, which is all the tokens that the contract has.
    function claimFee(uint256 amount) external onlyRole(DEFAULT_ADMIN_ROLE) nonReentrant {
        IERC20(cakeToken).safeTransfer(msg.sender, amount);
    }

    function _setNumberCake(uint256 toReactivate, uint256 toRegister, uint256 toUpdate) private {
        require(toReactivate <= MAX_NUMBER_CAKE && toRegister <= MAX_NUMBER_CAKE && toUpdate <= MAX_NUMBER_CAKE, "Cost is too high");
        (numberCakeToReactivate, numberCakeToRegister, numberCakeToUpdate) = (toReactivate, toRegister, toUpdate);
    }

    function _setJoinable(uint256 teamId, bool isJoinable) private onlyRole(DEFAULT_ADMIN_ROLE) onlyTeam(teamId) {
        _teams[teamId].isJoinable = isJoinable;
        emit TeamJoinableUpdate(teamId, isJoinable);
    }

    function _removePoints(address userAddress, uint256 numberPoints) private {
        User storage user = _registered(userAddress, "Not registered");
        require(numberPoints <= user.numberPoints, "Not enough points");
        user.numberPoints -= numberPoints;
        emit UserPointDecrease(userAddress, numberPoints);
    }

    /// @dev Takes the caller's payment and picture, whose owner it records first.
    function _take(uint256 cost, address nftAddress, uint256 tokenId) private {
        pictureOwner[nftAddress][tokenId] = msg.sender;
        IERC20(cakeToken).safeTransferFrom(msg.sender, address(this), cost);
        IERC721(nftAddress).transferFrom(msg.sender, address(this), tokenId);
        require(IERC721(nftAddress).ownerOf(tokenId) == address(this), "Picture was not received");
    }

    /// @dev Gives a former picture back to the caller, who can reclaim it later if the collection refuses.
    function _giveBack(address nftAddress, uint256 tokenId) private {
        try IERC721(nftAddress).transferFrom{gas: RETURN_GAS}(address(this), msg.sender, tokenId) {
            delete pictureOwner[nftAddress][tokenId];
        } catch {
            // Or the least gas with which a call succeeds, which is what wallets look for, could be too little to return it.
            require(gasleft() > RETURN_GAS / 16, "Not enough gas");
            emit PictureKept(msg.sender, nftAddress, tokenId);
        }
    }

    function _requirePicture(address nftAddress, uint256 tokenId, string memory notOwner) private view {
        require(isPictureCollection(nftAddress), "NFT address invalid");
        require(IERC721(nftAddress).ownerOf(tokenId) == msg.sender, notOwner);
        // A collection that lies about its owners can't exchange the owner of a picture.
        require(pictureOwner[nftAddress][tokenId] == address(0), "Picture of another profile");
    }

    function _registered(address userAddress, string memory otherwise) private view returns (User storage user) {
        user = _users[userAddress];
        require(user.userId != 0, otherwise);
    }

    function _requireTeamName(string calldata teamName) private pure {
        require(bytes(teamName).length > 3 && bytes(teamName).length < 20, "Name must have 4 to 19 bytes");
    }
}
