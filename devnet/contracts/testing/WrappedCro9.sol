// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {WrappedCro} from "../tokens/WrappedCro.sol";

/// @dev Wrapped CRO of a test that needs no allowance for the caller's own tokens, as WETH9 doesn't.
contract WrappedCro9 is WrappedCro {
    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        return from == msg.sender ? transfer(to, amount) : super.transferFrom(from, to, amount);
    }
}
