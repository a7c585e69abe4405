// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @dev Fee-on-transfer token: takes 12 % of each transfer, except from its deployer.
contract FeeToken is ERC20 {
    address private immutable _deployer = msg.sender;

    constructor(string memory name_, string memory symbol_, uint256 supply) ERC20(name_, symbol_) {
        _mint(msg.sender, supply);
    }

    function _update(address from, address to, uint256 amount) internal override {
        uint256 kept = from == address(0) || from == _deployer ? 0 : amount * 12 / 100;
        super._update(from, to, amount - kept);
        if (kept > 0) super._update(from, _deployer, kept);
    }
}
