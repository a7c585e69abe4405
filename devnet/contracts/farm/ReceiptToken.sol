// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {OwnedToken} from "../tokens/OwnedToken.sol";

/// @dev Receipt for a stake. It can't be transferred, because an account without it could not withdraw its stake.
contract ReceiptToken is OwnedToken {
    constructor(string memory name_, string memory symbol_) OwnedToken(name_, symbol_) {}

    function _update(address from, address to, uint256 amount) internal override {
        require(from == address(0) || to == address(0), "receipts can't be transferred");
        super._update(from, to, amount);
    }
}
