// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IRandomGenerator} from "../interfaces/IRandomGenerator.sol";

/// @dev Random numbers chosen by a test.
contract TestRandom is IRandomGenerator {
    mapping(uint256 lotteryId => bool) public isRequested;
    mapping(uint256 lotteryId => bool) private _isReady;
    mapping(uint256 lotteryId => uint256) private _random;

    function request(uint256 lotteryId) external {
        isRequested[lotteryId] = true;
    }

    function set(uint256 lotteryId, uint256 random) external {
        (_isReady[lotteryId], _random[lotteryId]) = (true, random);
    }

    function result(uint256 lotteryId) external view returns (bool isReady, uint256 random) {
        return (_isReady[lotteryId], _random[lotteryId]);
    }
}
