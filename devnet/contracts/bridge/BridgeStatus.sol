// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {IBridgeStatus} from "../interfaces/IBridgeStatus.sol";

/// @dev Public record of a custodial bridge. The owner, which operates the bridge, writes it.
contract BridgeStatus is IBridgeStatus, Ownable {
    uint8 private constant WAITING = 1;
    uint8 private constant MINTED_IN_ADVANCE = 3;

    address[] private wallets;
    uint256 private usedWallets;
    User[] private open;
    History[] private finished;

    constructor() Ownable(msg.sender) {}

    function addWallets(address[] calldata added) external onlyOwner {
        for (uint256 i = 0; i < added.length; ++i) wallets.push(added[i]);
    }

    /// @dev Opens a transaction and assigns the next unused wallet to it.
    function openTransaction(address user, string calldata tick, uint256 amount, bool isBridgeOut) external onlyOwner {
        require(usedWallets < wallets.length, "No wallet left");
        open.push(User(usedWallets, user, wallets[usedWallets], WAITING, block.timestamp, tick, amount, isBridgeOut));
        ++usedWallets;
    }

    function setTransactionStatus(uint256 index, uint8 status) external onlyOwner {
        require(status >= WAITING && status <= MINTED_IN_ADVANCE, "No such status");
        open[_position(index)].status = status;
    }

    function finishTransaction(uint256 index) external onlyOwner {
        uint256 position = _position(index);
        User memory user = open[position];
        finished.push(
            History(finished.length, user.user, user.transactionStartTime, block.timestamp, user.preMintTick, user.preMintAmount, user.isBridgeOut)
        );
        // Shift instead of swap-and-pop: open transactions stay sorted by age.
        for (uint256 i = position; i + 1 < open.length; ++i) open[i] = open[i + 1];
        open.pop();
    }

    function getUsersInTransaction(uint256 start, uint256 end) external view returns (User[] memory users) {
        uint256 last = Math.min(end, open.length);
        if (start >= last) return users;
        users = new User[](last - start);
        for (uint256 i = 0; i < users.length; ++i) users[i] = open[start + i];
    }

    function getTransactionHistory(uint256 start, uint256 end) external view returns (History[] memory history) {
        uint256 last = Math.min(end, finished.length);
        if (start >= last) return history;
        history = new History[](last - start);
        for (uint256 i = 0; i < history.length; ++i) history[i] = finished[start + i];
    }

    function transactionHistoryCount() external view returns (uint256) {
        return finished.length;
    }

    function walletCount() external view returns (uint256) {
        return wallets.length;
    }

    function getStartIndexForAddWallets() external view returns (uint256) {
        return usedWallets;
    }

    function _position(uint256 index) private view returns (uint256) {
        for (uint256 i = 0; i < open.length; ++i) if (open[i].index == index) return i;
        revert("No such transaction");
    }
}
