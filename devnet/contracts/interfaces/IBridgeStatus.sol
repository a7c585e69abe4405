// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice Public record of a bridge that its owner operates. Times are Unix seconds.
interface IBridgeStatus {
    struct User {
        uint256 index;
        address user;
        /// The bridge's own account that was assigned to this transaction.
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

    /// @notice Users with an open transaction, oldest first, in `[start, end)`. Returns fewer at the end of the list.
    function getUsersInTransaction(uint256 start, uint256 end) external view returns (User[] memory users);
    /// @notice Finished transactions, oldest first, in `[start, end)`. Returns fewer at the end of the list.
    function getTransactionHistory(uint256 start, uint256 end) external view returns (History[] memory history);
    function transactionHistoryCount() external view returns (uint256);
    /// @notice Number of the bridge's accounts, used and unused.
    function walletCount() external view returns (uint256);
    /// @notice Index of the first unused account.
    function getStartIndexForAddWallets() external view returns (uint256);
}
