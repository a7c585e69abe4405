// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @dev Honeypot: anyone can buy it, but transfers to a contract (and so to a pool) revert unless the deployer sends
/// them.
contract HoneypotToken is ERC20 {
    address private immutable _deployer = msg.sender;

    constructor(string memory name_, string memory symbol_, uint256 supply) ERC20(name_, symbol_) {
        _mint(msg.sender, supply);
    }

    function _update(address from, address to, uint256 amount) internal override {
        require(from == _deployer || to.code.length == 0, "not now");
        super._update(from, to, amount);
    }
}
