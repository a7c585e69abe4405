// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMulticall} from "./interfaces/IMulticall.sol";

/// @dev Aggregates reads into one call, with the interface of Multicall2.
contract Multicall is IMulticall {
    function aggregate(Call[] calldata calls) external returns (uint256 blockNumber, bytes[] memory returnData) {
        blockNumber = block.number;
        returnData = new bytes[](calls.length);
        for (uint256 i = 0; i < calls.length; ++i) returnData[i] = _call(true, calls[i]).returnData;
    }

    function tryAggregate(bool requireSuccess, Call[] calldata calls) external returns (Result[] memory returnData) {
        returnData = new Result[](calls.length);
        for (uint256 i = 0; i < calls.length; ++i) returnData[i] = _call(requireSuccess, calls[i]);
    }

    function getBlockNumber() external view returns (uint256 blockNumber) {
        return block.number;
    }

    function getCurrentBlockTimestamp() external view returns (uint256 timestamp) {
        return block.timestamp;
    }

    function getEthBalance(address account) external view returns (uint256 balance) {
        return account.balance;
    }

    function _call(bool requireSuccess, Call calldata call) private returns (Result memory result) {
        (result.success, result.returnData) = call.target.call(call.callData);
        require(result.success || !requireSuccess, "Multicall: call failed");
    }
}
