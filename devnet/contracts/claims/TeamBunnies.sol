// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {IBunnies} from "../interfaces/IBunnies.sol";
import {IProfile} from "../interfaces/IProfile.sol";
import {ITeamBunnies} from "../interfaces/ITeamBunnies.sol";
import {BlockWindow} from "./BlockWindow.sol";

/// @dev Needs the bunnies' MINTER_ROLE.
contract TeamBunnies is ITeamBunnies, BlockWindow, ReentrancyGuard {
    address public immutable profile;
    address public immutable bunnies;
    uint256 public immutable thresholdUser;
    mapping(uint256 teamId => uint8 bunnyId) public teamIdToBunnyId;
    mapping(uint8 bunnyId => string) public bunnyTokenURI;
    mapping(address account => bool) public hasClaimed;

    constructor(address profile_, address bunnies_, uint256 thresholdUser_, uint256 startBlock_, uint256 endBlock_)
        BlockWindow(startBlock_, endBlock_)
    {
        (profile, bunnies, thresholdUser) = (profile_, bunnies_, thresholdUser_);
    }

    function mintNFT() external nonReentrant whileOpen {
        require(!hasClaimed[msg.sender], "Claimed already");
        require(IProfile(profile).getUserStatus(msg.sender), "No active profile");
        uint8 bunnyId = _bunnyIdFor(msg.sender);
        require(bunnyId != 0, "Not eligible");
        hasClaimed[msg.sender] = true;
        emit BunnyMint(msg.sender, IBunnies(bunnies).mint(msg.sender, bunnyId), bunnyId);
    }

    function addBunny(uint8 bunnyId, uint256 teamId, string calldata tokenURI) external onlyOwner {
        require(bunnyId != 0, "Not a bunny id");
        require(teamIdToBunnyId[teamId] == 0, "Team has one");
        teamIdToBunnyId[teamId] = bunnyId;
        bunnyTokenURI[bunnyId] = tokenURI;
        emit BunnyAdd(bunnyId, teamId);
    }

    function canClaim(address account) external view returns (bool) {
        return _isOpen() && !hasClaimed[account] && IProfile(profile).getUserStatus(account) && _bunnyIdFor(account) != 0;
    }

    /// @return the bunny of the account's team; 0 for none, or if the account registered too late
    function _bunnyIdFor(address account) private view returns (uint8) {
        (uint256 userId,, uint256 teamId,,,) = IProfile(profile).getUserProfile(account);
        return userId < thresholdUser ? teamIdToBunnyId[teamId] : 0;
    }
}
