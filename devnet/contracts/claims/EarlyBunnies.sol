// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {IBunnies} from "../interfaces/IBunnies.sol";
import {IEarlyBunnies} from "../interfaces/IEarlyBunnies.sol";
import {IProfile} from "../interfaces/IProfile.sol";

/// @dev Needs the bunnies' MINTER_ROLE.
contract EarlyBunnies is IEarlyBunnies, Ownable, ReentrancyGuard {
    using SafeERC20 for IERC20;

    struct Characteristics {
        string tokenURI;
        uint256 thresholdUser;
        uint256 cakeCost;
        bool isActive;
        bool isCreated;
    }

    address public immutable profile;
    address public immutable bunnies;
    address public immutable cakeToken;
    uint256 public numberDifferentBunnies;
    mapping(uint8 bunnyId => Characteristics) public bunnyCharacteristics;
    mapping(address account => mapping(uint8 bunnyId => bool)) public hasClaimed;

    constructor(address profile_, address bunnies_, address cakeToken_) Ownable(msg.sender) {
        (profile, bunnies, cakeToken) = (profile_, bunnies_, cakeToken_);
    }

    function mintNFT(uint8 bunnyId) external nonReentrant {
        Characteristics storage bunny = bunnyCharacteristics[bunnyId];
        require(bunny.isActive, "Not active");
        require(!hasClaimed[msg.sender][bunnyId], "Claimed already");
        require(IProfile(profile).getUserStatus(msg.sender), "No active profile");
        require(_userId(msg.sender) < bunny.thresholdUser, "Not eligible");
        hasClaimed[msg.sender][bunnyId] = true;
        if (bunny.cakeCost > 0) IERC20(cakeToken).safeTransferFrom(msg.sender, address(this), bunny.cakeCost);
        emit BunnyMint(msg.sender, IBunnies(bunnies).mint(msg.sender, bunnyId), bunnyId);
    }

    function addBunny(uint8 bunnyId, string calldata tokenURI, uint256 thresholdUser, uint256 cakeCost) external onlyOwner {
        require(!bunnyCharacteristics[bunnyId].isCreated, "Exists already");
        bunnyCharacteristics[bunnyId] = Characteristics(tokenURI, thresholdUser, cakeCost, true, true);
        ++numberDifferentBunnies;
        emit BunnyAdd(bunnyId, thresholdUser, cakeCost);
    }

    function updateBunny(uint8 bunnyId, uint256 thresholdUser, uint256 cakeCost, bool isActive) external onlyOwner {
        Characteristics storage bunny = bunnyCharacteristics[bunnyId];
        require(bunny.isCreated, "Does not exist");
        require(cakeCost <= bunny.cakeCost, "Cost can't rise");
        require(thresholdUser >= bunny.thresholdUser, "Threshold can't fall");
        (bunny.thresholdUser, bunny.cakeCost, bunny.isActive) = (thresholdUser, cakeCost, isActive);
        emit BunnyChange(bunnyId, thresholdUser, cakeCost, isActive);
    }

    function claimFee(uint256 amount) external onlyOwner {
        IERC20(cakeToken).safeTransfer(msg.sender, amount);
    }

    function canClaimMultiple(address account, uint8[] calldata bunnyIds) external view returns (bool[] memory canClaim) {
        canClaim = new bool[](bunnyIds.length);
        for (uint256 i = 0; i < bunnyIds.length; ++i) canClaim[i] = canClaimSingle(account, bunnyIds[i]);
    }

    function canClaimSingle(address account, uint8 bunnyId) public view returns (bool) {
        Characteristics storage bunny = bunnyCharacteristics[bunnyId];
        if (!bunny.isActive || hasClaimed[account][bunnyId]) return false;
        return IProfile(profile).getUserStatus(account) && _userId(account) < bunny.thresholdUser;
    }

    function _userId(address account) private view returns (uint256 userId) {
        (userId,,,,,) = IProfile(profile).getUserProfile(account);
    }
}
