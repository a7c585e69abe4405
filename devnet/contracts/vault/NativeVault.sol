// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {IWcro} from "../interfaces/IErc20.sol";
import {INativeVault} from "../interfaces/IVault.sol";
import {VaultBase, VaultParams} from "./VaultBase.sol";

/// @dev Vault for native CRO. It wraps deposits and unwraps withdrawals.
contract NativeVault is INativeVault, VaultBase {
    using SafeERC20 for IERC20;

    constructor(VaultParams memory params) VaultBase(params) {}

    receive() external payable {
        require(msg.sender == underlying, "only wrapped CRO");
    }

    function deposit() external payable nonReentrant {
        _deposit(msg.sender, msg.value);
    }

    function depositTo(address account) external payable nonReentrant {
        _deposit(account, msg.value);
    }

    function depositReferral(address referrer) external payable nonReentrant {
        _deposit(msg.sender, msg.value);
        emit Referral(msg.sender, referrer, msg.value);
    }

    function _transferIn(uint256 amount) internal override {
        IWcro(underlying).deposit{value: amount}();
        IERC20(underlying).safeTransfer(strategy, amount);
    }

    function _transferOut(address to, uint256 amount) internal override {
        IWcro(underlying).withdraw(amount);
        Address.sendValue(payable(to), amount);
    }
}
