// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

interface ITransferHook {
    function onTransfer() external;
}

/// @dev Token that calls a contract on each transfer, as ERC-777 tokens do. That contract may re-enter, or revert.
/// Anyone can mint.
contract HookToken is ERC20 {
    ITransferHook public hook;

    constructor(string memory name_, string memory symbol_) ERC20(name_, symbol_) {}

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    function setHook(ITransferHook hook_) external {
        hook = hook_;
    }

    function _update(address from, address to, uint256 amount) internal override {
        super._update(from, to, amount);
        if (address(hook) != address(0)) hook.onTransfer();
    }
}
