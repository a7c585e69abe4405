// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

interface IMulticall {
    struct Call {
        address target;
        bytes callData;
    }
    struct Result {
        bool success;
        bytes returnData;
    }

    function aggregate(Call[] calldata calls) external returns (uint256 blockNumber, bytes[] memory returnData);
    function tryAggregate(bool requireSuccess, Call[] calldata calls) external returns (Result[] memory returnData);
    function getBlockNumber() external view returns (uint256 blockNumber);
    function getCurrentBlockTimestamp() external view returns (uint256 timestamp);
    function getEthBalance(address account) external view returns (uint256 balance);
}
