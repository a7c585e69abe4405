// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IIfoV1} from "../interfaces/IIfoV1.sol";
import {IPointCenter} from "../interfaces/IPointCenter.sol";
import {IProfile} from "../interfaces/IProfile.sol";

/// @dev Unlike in the original, the view and the claim have the same conditions.
contract PointCenter is IPointCenter, Ownable {
    struct Reward {
        uint256 thresholdToClaim;
        uint256 campaignId;
        uint256 numberPoints;
    }

    IProfile public immutable pancakeProfile;
    uint256 public maxViewLength;
    mapping(address contractAddress => Reward) public ifos;
    mapping(address contractAddress => mapping(address userAddress => bool)) public hasClaimed;

    constructor(IProfile profile, uint256 maxViewLength_) Ownable(msg.sender) {
        (pancakeProfile, maxViewLength) = (profile, maxViewLength_);
    }

    function checkClaimStatus(address userAddress, address contractAddress) public view returns (bool) {
        return bytes(_obstacle(userAddress, contractAddress)).length == 0;
    }

    function checkClaimStatuses(address userAddress, address[] calldata contractAddresses) external view returns (bool[] memory statuses) {
        require(contractAddresses.length <= maxViewLength, "too many contracts");
        statuses = new bool[](contractAddresses.length);
        for (uint256 i = 0; i < statuses.length; ++i) statuses[i] = checkClaimStatus(userAddress, contractAddresses[i]);
    }

    function getPoints(address contractAddress) external {
        string memory obstacle = _obstacle(msg.sender, contractAddress);
        require(bytes(obstacle).length == 0, obstacle);
        hasClaimed[contractAddress][msg.sender] = true;
        Reward storage reward = ifos[contractAddress];
        pancakeProfile.increaseUserPoints(msg.sender, reward.numberPoints, reward.campaignId);
    }

    /// @notice Adds an IFO of the first version, once.
    function addIFOAddress(address contractAddress, uint256 thresholdToClaim, uint256 campaignId, uint256 numberPoints) external onlyOwner {
        require(ifos[contractAddress].numberPoints == 0, "added already");
        require(numberPoints > 0, "no points");
        // Reverts for other contracts, which would fail in all views later.
        IIfoV1(contractAddress).userInfo(msg.sender);
        IIfoV1(contractAddress).isMinimumMet();
        ifos[contractAddress] = Reward(thresholdToClaim, campaignId, numberPoints);
        emit IFOAdd(contractAddress, thresholdToClaim, campaignId, numberPoints);
    }

    function updateMaxViewLength(uint256 maxViewLength_) external onlyOwner {
        maxViewLength = maxViewLength_;
    }

    /// @return why an account can't claim the points of an IFO; empty if it can
    function _obstacle(address userAddress, address contractAddress) private view returns (string memory) {
        if (ifos[contractAddress].numberPoints == 0) return "not an IFO of the point center";
        if (hasClaimed[contractAddress][userAddress]) return "claimed already";
        if (!pancakeProfile.getUserStatus(userAddress)) return "no active profile";
        (uint256 amount, bool hasHarvested) = IIfoV1(contractAddress).userInfo(userAddress);
        if (!hasHarvested) return "harvest first";
        if (!IIfoV1(contractAddress).isMinimumMet()) return "the sale has missed its minimum";
        return amount < ifos[contractAddress].thresholdToClaim ? "committed too little" : "";
    }
}
