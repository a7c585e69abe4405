// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ITimeWindow} from "../interfaces/INft.sol";

abstract contract TimeWindow is ITimeWindow {
    uint256 public immutable opensAt;
    uint256 public immutable closesAt;

    constructor(uint256 opensAt_, uint256 closesAt_) {
        require(opensAt_ < closesAt_, "Empty window");
        opensAt = opensAt_;
        closesAt = closesAt_;
    }

    modifier whileOpen() {
        require(block.timestamp >= opensAt, "Not open yet");
        require(block.timestamp < closesAt, "Has ended");
        _;
    }
}
