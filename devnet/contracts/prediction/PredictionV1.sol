// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {IAggregatorV3} from "../interfaces/IAggregatorV3.sol";
import {Position} from "../interfaces/IPrediction.sol";
import {IPredictionV1} from "../interfaces/IPredictionV1.sol";
import {PredictionLedger} from "./PredictionLedger.sol";

/// @dev Its owner runs the rounds. Once they stop, the two open rounds are refunded.
contract PredictionV1 is IPredictionV1, PredictionLedger {
    struct Blocks {
        uint256 startBlock;
        uint256 lockBlock;
        uint256 endBlock;
    }

    IAggregatorV3 public immutable oracle;
    uint256 public immutable intervalBlocks;
    uint256 public immutable bufferBlocks;
    mapping(uint256 epoch => Blocks) private _blocks;

    constructor(IAggregatorV3 oracle_, uint256 intervalBlocks_, uint256 bufferBlocks_, uint256 minBetAmount_, uint256 treasuryFee_)
        PredictionLedger(minBetAmount_, treasuryFee_)
    {
        (oracle, intervalBlocks, bufferBlocks) = (oracle_, intervalBlocks_, bufferBlocks_);
    }

    function rounds(uint256 epoch) external view returns (BlockRound memory round) {
        (Blocks memory blocks, Pot memory pot) = (_blocks[epoch], _pots[epoch]);
        if (blocks.startBlock != 0) round.epoch = epoch;
        (round.startBlock, round.lockBlock, round.endBlock) = (blocks.startBlock, blocks.lockBlock, blocks.endBlock);
        (round.lockPrice, round.closePrice) = (pot.lockPrice, pot.closePrice);
        round.totalAmount = pot.bullAmount + pot.bearAmount;
        (round.bullAmount, round.bearAmount) = (pot.bullAmount, pot.bearAmount);
        (round.rewardBaseCalAmount, round.rewardAmount) = (pot.rewardBaseCalAmount, pot.rewardAmount);
        round.oracleCalled = pot.oracleCalled;
    }

    function getUserRounds(address account, uint256 cursor, uint256 size) external view returns (uint256[] memory epochs, uint256 next) {
        epochs = _userPage(account, cursor, size);
        next = cursor + epochs.length;
    }

    function betBull(uint256 epoch) external payable nonReentrant {
        _bet(epoch, Position.Bull);
    }

    function betBear(uint256 epoch) external payable nonReentrant {
        _bet(epoch, Position.Bear);
    }

    function claim(uint256 epoch) external nonReentrant {
        Address.sendValue(payable(msg.sender), _take(epoch));
    }

    /// @notice Starts the next round, locks the one before and ends the one before that, as far as there are any.
    function executeRound() external onlyOwner {
        (, int256 price,,,) = oracle.latestRoundData();
        uint256 epoch = currentEpoch;
        if (epoch > 0) {
            _requireBlock(_blocks[epoch].lockBlock);
            _pots[epoch].lockPrice = price;
            _blocks[epoch].endBlock = block.number + intervalBlocks;
            emit LockRound(epoch, block.number, price);
        }
        if (epoch > 1) {
            _requireBlock(_blocks[epoch - 1].endBlock);
            if (_settle(epoch - 1, price)) emit EndRound(epoch - 1, block.number, price);
            else emit CancelRound(epoch - 1);
        }
        currentEpoch = epoch + 1;
        _blocks[epoch + 1] = Blocks(block.number, block.number + intervalBlocks, block.number + 2 * intervalBlocks);
        emit StartRound(epoch + 1, block.number);
    }

    function _isPastEnd(uint256 epoch) internal view override returns (bool) {
        return block.number > _blocks[epoch].endBlock + bufferBlocks;
    }

    function _bet(uint256 epoch, Position position) private {
        require(epoch == currentEpoch, "not the current round");
        require(block.number > _blocks[epoch].startBlock && block.number < _blocks[epoch].lockBlock, "round takes no bets now");
        _placeBet(epoch, position);
    }

    function _requireBlock(uint256 number) private view {
        require(block.number >= number, "too early");
        require(block.number <= number + bufferBlocks, "too late");
    }
}
