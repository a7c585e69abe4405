// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

enum Position {
    Bull,
    Bear
}

struct BetInfo {
    Position position;
    uint256 amount;
    bool claimed;
}

/// @notice What both versions of the prediction market have in common: bets in CRO on whether a price rises (bull) or
/// falls (bear) between a round's lock and its end. The winners share all stakes of their round, less a fee.
interface IPredictionLedger {
    event BetBull(address indexed sender, uint256 indexed epoch, uint256 amount);
    event BetBear(address indexed sender, uint256 indexed epoch, uint256 amount);
    /// @dev Of a reward or a refund.
    event Claim(address indexed sender, uint256 indexed epoch, uint256 amount);
    event RewardsCalculated(uint256 indexed epoch, uint256 rewardBaseCalAmount, uint256 rewardAmount, uint256 treasuryAmount);
    /// @dev The round has no result, and its stakes are refunded.
    event CancelRound(uint256 indexed epoch);
    event TreasuryClaim(uint256 amount);

    function currentEpoch() external view returns (uint256);
    function minBetAmount() external view returns (uint256);
    /// @notice In basis points of all stakes of a round.
    function treasuryFee() external view returns (uint256);
    function ledger(uint256 epoch, address account) external view returns (Position position, uint256 amount, bool claimed);
    /// @notice Whether the account has won and not claimed.
    function claimable(uint256 epoch, address account) external view returns (bool);
    /// @notice Whether the account can claim its stake back.
    function refundable(uint256 epoch, address account) external view returns (bool);
    /// @notice Bets the CRO sent with the call, once per account and round.
    function betBull(uint256 epoch) external payable;
    function betBear(uint256 epoch) external payable;
}

/// @notice Prediction market with the function names of PancakeSwap's PancakePredictionV2. Round n + 1 takes bets while
/// round n is live.
interface IPrediction is IPredictionLedger {
    struct Round {
        uint256 epoch;
        /// Unix seconds. Lock and close are the earliest times for them; the close is set anew when the round locks.
        uint256 startTimestamp;
        uint256 lockTimestamp;
        uint256 closeTimestamp;
        /// In the oracle's decimals.
        int256 lockPrice;
        int256 closePrice;
        uint256 lockOracleId;
        uint256 closeOracleId;
        uint256 totalAmount;
        uint256 bullAmount;
        uint256 bearAmount;
        /// Stakes of the side that won, and what they get. A winner gets stake * rewardAmount / rewardBaseCalAmount.
        uint256 rewardBaseCalAmount;
        uint256 rewardAmount;
        /// Whether the round has a result.
        bool oracleCalled;
    }

    event StartRound(uint256 indexed epoch);
    event LockRound(uint256 indexed epoch, uint256 indexed roundId, int256 price);
    event EndRound(uint256 indexed epoch, uint256 indexed roundId, int256 price);
    event Pause(uint256 indexed epoch);
    event Unpause(uint256 indexed epoch);

    function oracle() external view returns (address);
    function oracleLatestRoundId() external view returns (uint256);
    /// @notice Maximum age in seconds of an answer that locks or ends a round.
    function oracleUpdateAllowance() external view returns (uint256);
    function operatorAddress() external view returns (address);
    /// @notice Seconds in which a round takes bets, and for which it is live.
    function intervalSeconds() external view returns (uint256);
    /// @notice Seconds after its time within which a round must be locked or ended, or it is canceled.
    function bufferSeconds() external view returns (uint256);
    function genesisStartOnce() external view returns (bool);
    function genesisLockOnce() external view returns (bool);
    function paused() external view returns (bool);
    function rounds(uint256 epoch) external view returns (Round memory);
    /// @notice Rounds the account has bet on, oldest first, with its bets.
    /// @return epochs at most `size`
    /// @return bets one for each epoch
    /// @return next the cursor of the next page
    function getUserRounds(address account, uint256 cursor, uint256 size) external view returns (uint256[] memory epochs, BetInfo[] memory bets, uint256 next);
    function getUserRoundsLength(address account) external view returns (uint256);
    /// @notice Pays all rewards and refunds of the given rounds. Reverts if one of them has none.
    function claim(uint256[] calldata epochs) external;
    /// @notice Starts the first round, or the first one after a pause or a missed lock, whose open rounds it cancels.
    function genesisStartRound() external;
    /// @notice Locks that round and starts the next one.
    function genesisLockRound() external;
    /// @notice Locks the current round, ends the one before and starts the next one.
    function executeRound() external;
}
