// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ITransferHook} from "./HookToken.sol";

/// @dev Makes the first transfer of a test's token or collection cost more than 300,000 gas.
contract WorkHook is ITransferHook {
    uint256 private constant SLOTS = 14;

    mapping(uint256 slot => uint256) public work;

    function onTransfer() external {
        for (uint256 slot = 0; slot < SLOTS; ++slot) ++work[slot];
    }
}
