// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @dev Profiles of a test, which anyone can activate, and which may refuse points.
contract TestProfile {
    mapping(address account => bool) public getUserStatus;
    mapping(address account => mapping(uint256 campaignId => uint256)) public pointsOf;
    bool private _isRefusing;

    function setActive(address account, bool isActive) external {
        getUserStatus[account] = isActive;
    }

    function setRefusing(bool isRefusing) external {
        _isRefusing = isRefusing;
    }

    function increaseUserPoints(address account, uint256 points, uint256 campaignId) external {
        require(!_isRefusing, "gives no points");
        pointsOf[account][campaignId] += points;
    }
}
