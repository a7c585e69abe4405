// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @dev Profiles of a test, which are active by its choice.
contract TestProfile {
    mapping(address user => bool) public getUserStatus;

    function setActive(address user, bool isActive) external {
        getUserStatus[user] = isActive;
    }
}
