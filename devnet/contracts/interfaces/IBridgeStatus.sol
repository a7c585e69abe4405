// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// The public record of a bridge that is run by its owner. Times are Unix seconds.
interface IBridgeStatus {
    struct User {
        uint256 index;
        address user;
        /// The bridge's own account that was set aside for this transaction.
        address wallet;
        /// 1 waiting, 2 sent, 3 minted in advance.
        uint8 status;
        uint256 transactionStartTime;
        string preMintTick;
        uint256 preMintAmount;
        bool isBridgeOut;
    }
    struct History {
        uint256 id;
        address user;
        uint256 startTime;
        uint256 endTime;
        string tick;
        uint256 amount;
        bool isOut;
    }

    /// Users in an open transaction, oldest first, from index `start` up to but without `end`; fewer where there are no more.
    function getUsersInTransaction(uint256 start, uint256 end) external view returns (User[] memory users);
    /// Finished transactions, oldest first, by the same rule.
    function getTransactionHistory(uint256 start, uint256 end) external view returns (History[] memory history);
    function transactionHistoryCount() external view returns (uint256);
    /// The bridge's accounts, used and unused.
    function walletCount() external view returns (uint256);
    /// Index of the first account that no transaction has used yet.
    function getStartIndexForAddWallets() external view returns (uint256);
}
