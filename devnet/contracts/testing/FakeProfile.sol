// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @dev Profiles of a test, with the functions that campaigns call.
contract FakeProfile {
    struct User {
        uint256 userId;
        uint256 points;
        uint256 teamId;
        bool isActive;
    }

    mapping(address account => User) private _users;
    bool private _isRefusing;

    event UserPointIncrease(address indexed userAddress, uint256 numberPoints, uint256 indexed campaignId);

    function set(address account, uint256 userId, uint256 points, uint256 teamId, bool isActive) external {
        _users[account] = User(userId, points, teamId, isActive);
    }

    function setRefusing(bool isRefusing) external {
        _isRefusing = isRefusing;
    }

    function increaseUserPoints(address account, uint256 numberPoints, uint256 campaignId) external {
        require(!_isRefusing, "Not a point admin");
        _users[account].points += numberPoints;
        emit UserPointIncrease(account, numberPoints, campaignId);
    }

    function hasRegistered(address account) external view returns (bool) {
        return _users[account].userId != 0;
    }

    function getUserStatus(address account) external view returns (bool) {
        return _users[account].isActive;
    }

    function getUserProfile(address account) external view returns (uint256, uint256, uint256, address, uint256, bool) {
        User memory user = _users[account];
        require(user.userId != 0, "Not registered");
        return (user.userId, user.points, user.teamId, address(0), 0, user.isActive);
    }
}
