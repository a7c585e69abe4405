// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";
import {IAggregatorV3} from "../interfaces/IAggregatorV3.sol";
import {BetInfo, IPrediction, Position} from "../interfaces/IPrediction.sol";
import {PredictionLedger} from "./PredictionLedger.sol";

struct PredictionParams {
    address oracle;
    address operator;
    uint256 intervalSeconds;
    uint256 bufferSeconds;
    uint256 oracleUpdateAllowance;
    uint256 minBetAmount;
    /// In basis points.
    uint256 treasuryFee;
}

/// @dev A round is locked and ended by the operator within `bufferSeconds` of its time, or canceled: whoever bet on it can
/// claim the stake back. Unlike the original, it refuses answers older than `oracleUpdateAllowance`, a quiet oracle cancels
/// a round instead of halting the market, no pause is needed to go on after a missed lock, and contracts may bet.
contract Prediction is IPrediction, PredictionLedger, Pausable {
    /// @dev Fits two storage slots.
    struct Schedule {
        uint64 startTimestamp;
        uint64 lockTimestamp;
        uint64 closeTimestamp;
        uint80 lockOracleId;
        uint80 closeOracleId;
    }

    /// @dev Bounds how long a stake can wait for its refund.
    uint256 public constant MAX_INTERVAL = 1 days;

    address public oracle;
    uint256 public oracleLatestRoundId;
    uint256 public oracleUpdateAllowance;
    address public operatorAddress;
    uint256 public intervalSeconds;
    uint256 public bufferSeconds;
    bool public genesisStartOnce;
    bool public genesisLockOnce;
    mapping(uint256 epoch => Schedule) private _schedules;

    modifier onlyOperator() {
        require(msg.sender == operatorAddress, "not the operator");
        _;
    }

    constructor(PredictionParams memory params) PredictionLedger(params.minBetAmount, params.treasuryFee) {
        (oracle, operatorAddress) = (params.oracle, params.operator);
        oracleUpdateAllowance = params.oracleUpdateAllowance;
        _setBufferAndIntervalSeconds(params.bufferSeconds, params.intervalSeconds);
    }

    function paused() public view override(IPrediction, Pausable) returns (bool) {
        return super.paused();
    }

    function rounds(uint256 epoch) external view returns (Round memory round) {
        Schedule memory schedule = _schedules[epoch];
        Pot memory pot = _pots[epoch];
        if (schedule.startTimestamp != 0) round.epoch = epoch;
        round.startTimestamp = schedule.startTimestamp;
        round.lockTimestamp = schedule.lockTimestamp;
        round.closeTimestamp = schedule.closeTimestamp;
        round.lockPrice = pot.lockPrice;
        round.closePrice = pot.closePrice;
        round.lockOracleId = schedule.lockOracleId;
        round.closeOracleId = schedule.closeOracleId;
        round.totalAmount = pot.bullAmount + pot.bearAmount;
        round.bullAmount = pot.bullAmount;
        round.bearAmount = pot.bearAmount;
        round.rewardBaseCalAmount = pot.rewardBaseCalAmount;
        round.rewardAmount = pot.rewardAmount;
        round.oracleCalled = pot.oracleCalled;
    }

    function getUserRounds(address account, uint256 cursor, uint256 size) external view returns (uint256[] memory epochs, BetInfo[] memory bets, uint256 next) {
        epochs = _userPage(account, cursor, size);
        bets = new BetInfo[](epochs.length);
        for (uint256 i = 0; i < epochs.length; ++i) bets[i] = ledger[epochs[i]][account];
        next = cursor + epochs.length;
    }

    function getUserRoundsLength(address account) external view returns (uint256) {
        return userRounds[account].length;
    }

    function betBull(uint256 epoch) external payable nonReentrant {
        _bet(epoch, Position.Bull);
    }

    function betBear(uint256 epoch) external payable nonReentrant {
        _bet(epoch, Position.Bear);
    }

    /// @dev Works while paused.
    function claim(uint256[] calldata epochs) external nonReentrant {
        uint256 amount = 0;
        for (uint256 i = 0; i < epochs.length; ++i) amount += _take(epochs[i]);
        Address.sendValue(payable(msg.sender), amount);
    }

    function genesisStartRound() external whenNotPaused onlyOperator {
        require(!genesisStartOnce || isOverdue(), "rounds are running");
        _cancelOpenRounds();
        genesisStartOnce = true;
        _startNextRound();
    }

    function genesisLockRound() external whenNotPaused onlyOperator {
        require(genesisStartOnce && !genesisLockOnce, "no first round to lock");
        (uint80 roundId, int256 price) = _readOracle();
        genesisLockOnce = true;
        _lockRound(currentEpoch, roundId, price);
        _startNextRound();
    }

    function executeRound() external whenNotPaused onlyOperator {
        require(genesisLockOnce, "no round is locked");
        (uint80 roundId, int256 price) = _readOracle();
        _lockRound(currentEpoch, roundId, price);
        _endRound(currentEpoch - 1, roundId, price);
        _startNextRound();
    }

    /// @notice Whether the current round was not locked in time, so that only `genesisStartRound` leads on.
    function isOverdue() public view returns (bool) {
        return genesisStartOnce && block.timestamp > _schedules[currentEpoch].lockTimestamp + bufferSeconds;
    }

    /// @notice Stops bets and cancels the two open rounds.
    function pause() external whenNotPaused {
        require(msg.sender == operatorAddress || msg.sender == owner(), "neither operator nor owner");
        _pause();
        _cancelOpenRounds();
        emit Pause(currentEpoch);
    }

    /// @dev The operator goes on with `genesisStartRound`.
    function unpause() external onlyOwner {
        _unpause();
        emit Unpause(currentEpoch);
    }

    function setOperator(address operator) external onlyOwner {
        operatorAddress = operator;
    }

    function setBufferAndIntervalSeconds(uint256 buffer, uint256 interval) external onlyOwner whenPaused {
        _setBufferAndIntervalSeconds(buffer, interval);
    }

    function setMinBetAmount(uint256 amount) external onlyOwner whenPaused {
        _setMinBetAmount(amount);
    }

    function setTreasuryFee(uint256 fee) external onlyOwner whenPaused {
        _setTreasuryFee(fee);
    }

    /// @dev Ids start over with another oracle.
    function setOracle(address oracle_, uint256 updateAllowance) external onlyOwner whenPaused {
        (oracle, oracleUpdateAllowance, oracleLatestRoundId) = (oracle_, updateAllowance, 0);
    }

    /// @dev A stake is refunded once its round can't be locked or ended any more. A round that never locked has the close
    /// that it would have had.
    function _isPastEnd(uint256 epoch) internal view override returns (bool) {
        return block.timestamp > _schedules[epoch].closeTimestamp + bufferSeconds;
    }

    function _bet(uint256 epoch, Position position) private whenNotPaused {
        // Between a pause and the next start, the current round is canceled.
        require(epoch == currentEpoch && genesisStartOnce, "not the current round");
        Schedule storage schedule = _schedules[epoch];
        require(block.timestamp > schedule.startTimestamp && block.timestamp < schedule.lockTimestamp, "round takes no bets now");
        _placeBet(epoch, position);
    }

    function _startNextRound() private {
        uint256 epoch = ++currentEpoch;
        Schedule storage schedule = _schedules[epoch];
        schedule.startTimestamp = uint64(block.timestamp);
        schedule.lockTimestamp = uint64(block.timestamp + intervalSeconds);
        schedule.closeTimestamp = uint64(block.timestamp + 2 * intervalSeconds);
        emit StartRound(epoch);
    }

    function _lockRound(uint256 epoch, uint80 roundId, int256 price) private {
        Schedule storage schedule = _schedules[epoch];
        _requireTime(schedule.lockTimestamp);
        (schedule.lockOracleId, _pots[epoch].lockPrice) = (roundId, price);
        schedule.closeTimestamp = uint64(block.timestamp + intervalSeconds);
        emit LockRound(epoch, roundId, price);
    }

    /// @dev The answer that locked a round can't end it, too: that would be a tie, which the treasury wins, only because
    /// the oracle was quiet.
    function _endRound(uint256 epoch, uint80 roundId, int256 price) private {
        Schedule storage schedule = _schedules[epoch];
        _requireTime(schedule.closeTimestamp);
        if (roundId == schedule.lockOracleId || !_settle(epoch, price)) {
            emit CancelRound(epoch);
            return;
        }
        schedule.closeOracleId = roundId;
        emit EndRound(epoch, roundId, price);
    }

    function _cancelOpenRounds() private {
        if (genesisLockOnce) emit CancelRound(currentEpoch - 1);
        if (genesisStartOnce) emit CancelRound(currentEpoch);
        (genesisStartOnce, genesisLockOnce) = (false, false);
    }

    function _readOracle() private returns (uint80 roundId, int256 answer) {
        uint256 updatedAt;
        (roundId, answer,, updatedAt,) = IAggregatorV3(oracle).latestRoundData();
        require(roundId >= oracleLatestRoundId, "oracle went back");
        require(updatedAt <= block.timestamp && block.timestamp - updatedAt <= oracleUpdateAllowance, "oracle answer is stale");
        require(answer > 0, "oracle answer is no price");
        oracleLatestRoundId = roundId;
    }

    function _requireTime(uint256 timestamp) private view {
        require(block.timestamp >= timestamp, "too early");
        require(block.timestamp <= timestamp + bufferSeconds, "too late");
    }

    function _setBufferAndIntervalSeconds(uint256 buffer, uint256 interval) private {
        require(buffer > 0 && buffer < interval && interval <= MAX_INTERVAL, "buffer or interval out of range");
        (bufferSeconds, intervalSeconds) = (buffer, interval);
    }
}
