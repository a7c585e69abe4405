// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {IPreSeed} from "../interfaces/IPreSeed.sol";
import {TimeWindow} from "../nft/TimeWindow.sol";

/// @dev Pays only what was contributed: CRO that is forced on it belongs to nobody.
contract PreSeed is IPreSeed, TimeWindow, ReentrancyGuard {
    address payable public immutable treasury;
    uint256 public immutable minimum;
    uint256 public immutable maximum;
    uint256 public immutable maximumPerAccount;
    uint256 public totalContributions;
    bool public isCollected;
    mapping(address account => uint256) public contributors;

    constructor(
        address payable treasury_,
        uint256 minimum_,
        uint256 maximum_,
        uint256 maximumPerAccount_,
        uint256 opensAt_,
        uint256 closesAt_
    ) TimeWindow(opensAt_, closesAt_) {
        require(treasury_ != address(0), "No treasury");
        require(minimum_ > 0 && minimum_ <= maximum_, "Not a minimum");
        (treasury, minimum, maximum, maximumPerAccount) = (treasury_, minimum_, maximum_, maximumPerAccount_);
    }

    function seed() external payable whileOpen {
        require(msg.value > 0, "Nothing to contribute");
        contributors[msg.sender] += msg.value;
        totalContributions += msg.value;
        require(contributors[msg.sender] <= maximumPerAccount, "Above the maximum of an account");
        require(totalContributions <= maximum, "Above the maximum");
        emit Seed(msg.sender, msg.value);
    }

    function refund() external nonReentrant {
        require(hasFailed(), "Has not failed");
        uint256 amount = contributors[msg.sender];
        require(amount > 0, "Nothing to refund");
        contributors[msg.sender] = 0;
        emit Refund(msg.sender, amount);
        Address.sendValue(payable(msg.sender), amount);
    }

    function collect() external nonReentrant {
        require(hasSucceeded(), "Has not succeeded");
        require(!isCollected, "Collected already");
        isCollected = true;
        emit Collect(treasury, totalContributions);
        Address.sendValue(treasury, totalContributions);
    }

    function hasSucceeded() public view returns (bool) {
        return block.timestamp >= closesAt && totalContributions >= minimum;
    }

    function hasFailed() public view returns (bool) {
        return block.timestamp >= closesAt && totalContributions < minimum;
    }
}
