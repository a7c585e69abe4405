// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {IVault} from "../interfaces/IVault.sol";
import {VaultBase, VaultParams} from "./VaultBase.sol";

/// @dev Vault for an ERC-20 token.
contract Vault is IVault, VaultBase {
    using SafeERC20 for IERC20;

    constructor(VaultParams memory params) VaultBase(params) {}

    function deposit(uint256 amount) external nonReentrant {
        _deposit(msg.sender, amount);
    }

    function depositAll() external nonReentrant {
        _deposit(msg.sender, IERC20(underlying).balanceOf(msg.sender));
    }

    function depositTo(address account, uint256 amount) external nonReentrant {
        _deposit(account, amount);
    }

    function depositReferral(uint256 amount, address referrer) external nonReentrant {
        _deposit(msg.sender, amount);
        emit Referral(msg.sender, referrer, amount);
    }

    function _transferIn(uint256 amount) internal override {
        IERC20(underlying).safeTransferFrom(msg.sender, strategy, amount);
    }

    function _transferOut(address to, uint256 amount) internal override {
        IERC20(underlying).safeTransfer(to, amount);
    }
}
