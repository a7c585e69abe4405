// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {IProfile} from "../interfaces/IProfile.sol";
import {IProfileRefund} from "../interfaces/IProfileRefund.sol";
import {BlockWindow} from "./BlockWindow.sol";

/// @dev Pays refunds from its own token balance.
contract ProfileRefund is IProfileRefund, BlockWindow, ReentrancyGuard {
    using SafeERC20 for IERC20;

    address public immutable profile;
    address public immutable cakeToken;
    uint256 public immutable numberCake;
    uint256 public immutable thresholdUser;
    mapping(address account => bool) public hasClaimed;

    constructor(
        address profile_,
        address cakeToken_,
        uint256 numberCake_,
        uint256 thresholdUser_,
        uint256 startBlock_,
        uint256 endBlock_
    ) BlockWindow(startBlock_, endBlock_) {
        (profile, cakeToken, numberCake, thresholdUser) = (profile_, cakeToken_, numberCake_, thresholdUser_);
    }

    function getCakeBack() external nonReentrant whileOpen {
        require(!hasClaimed[msg.sender], "Claimed already");
        require(_isEarly(msg.sender), "Not eligible");
        hasClaimed[msg.sender] = true;
        emit Refund(msg.sender, numberCake);
        IERC20(cakeToken).safeTransfer(msg.sender, numberCake);
    }

    function claimFee(uint256 amount) external onlyOwner {
        require(block.number >= endBlock, "Not ended");
        IERC20(cakeToken).safeTransfer(msg.sender, amount);
    }

    function canClaim(address account) external view returns (bool) {
        if (!_isOpen() || hasClaimed[account] || !_isEarly(account)) return false;
        return IERC20(cakeToken).balanceOf(address(this)) >= numberCake;
    }

    function _isEarly(address account) private view returns (bool) {
        if (!IProfile(profile).hasRegistered(account)) return false;
        (uint256 userId,,,,,) = IProfile(profile).getUserProfile(account);
        return userId < thresholdUser;
    }
}
