// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @dev Token whose `symbol` reverts.
contract NamelessToken is ERC20("Nameless", "") {
    constructor(uint256 supply) {
        _mint(msg.sender, supply);
    }

    function symbol() public pure override returns (string memory) {
        revert("no symbol");
    }
}
