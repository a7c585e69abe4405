// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {ITransferHook} from "./HookToken.sol";

/// @dev Account of a test that calls a contract again while that contract pays it, or takes no CRO.
contract Reenterer is ITransferHook {
    address private _target;
    bytes private _call;
    bool private _isRefusing;
    uint256 public attempts;
    uint256 public successes;

    receive() external payable {
        require(!_isRefusing, "takes no CRO");
        _attack();
    }

    /// @dev Sets the call to make with each payment; none for the zero address.
    function arm(address target, bytes calldata data) external {
        (_target, _call) = (target, data);
    }

    function setRefusing(bool isRefusing) external {
        _isRefusing = isRefusing;
    }

    function run(address target, bytes calldata data) external payable {
        Address.functionCallWithValue(target, data, msg.value);
    }

    function onTransfer() external {
        _attack();
    }

    function _attack() internal {
        if (_target == address(0)) return;
        ++attempts;
        (bool isOk,) = _target.call(_call);
        if (isOk) ++successes;
    }
}
