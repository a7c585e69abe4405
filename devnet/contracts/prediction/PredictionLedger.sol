// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {BetInfo, IPredictionLedger, Position} from "../interfaces/IPrediction.sol";

/// @dev Bets, results and payouts of rounds, whatever decides when a round locks and ends. Amounts are wei. A round whose
/// price is the same at its end as at its lock is won by the treasury, as in the original. A round with bets on one side
/// only is canceled: there is nobody to win from, and in the original nobody could ever claim the stakes if that side lost.
abstract contract PredictionLedger is IPredictionLedger, Ownable, ReentrancyGuard {
    struct Pot {
        int256 lockPrice;
        int256 closePrice;
        uint256 bullAmount;
        uint256 bearAmount;
        uint256 rewardBaseCalAmount;
        uint256 rewardAmount;
        /// The winning stakes whose rewards were claimed, and those rewards.
        uint256 claimedBase;
        uint256 claimedReward;
        bool oracleCalled;
    }

    uint256 private constant BPS = 10_000;
    uint256 public constant MAX_TREASURY_FEE = 1_000;

    uint256 public currentEpoch;
    uint256 public minBetAmount;
    uint256 public treasuryFee;
    /// @notice What the owner can withdraw: fees, rounds without a winner, and what rounding left of claimed rounds.
    uint256 public treasuryAmount;
    mapping(uint256 epoch => Pot) internal _pots;
    mapping(uint256 epoch => mapping(address account => BetInfo)) public ledger;
    mapping(address account => uint256[]) public userRounds;

    constructor(uint256 minBetAmount_, uint256 treasuryFee_) Ownable(msg.sender) {
        _setMinBetAmount(minBetAmount_);
        _setTreasuryFee(treasuryFee_);
    }

    function claimable(uint256 epoch, address account) public view returns (bool) {
        BetInfo storage bet = ledger[epoch][account];
        Pot storage pot = _pots[epoch];
        if (!pot.oracleCalled || bet.amount == 0 || bet.claimed) return false;
        return bet.position == Position.Bull ? pot.closePrice > pot.lockPrice : pot.closePrice < pot.lockPrice;
    }

    function refundable(uint256 epoch, address account) public view returns (bool) {
        BetInfo storage bet = ledger[epoch][account];
        return bet.amount != 0 && !bet.claimed && !_pots[epoch].oracleCalled && _isPastEnd(epoch);
    }

    function claimTreasury() external onlyOwner nonReentrant {
        uint256 amount = treasuryAmount;
        treasuryAmount = 0;
        emit TreasuryClaim(amount);
        Address.sendValue(payable(msg.sender), amount);
    }

    /// @dev Whether the round can't get a result any more.
    function _isPastEnd(uint256 epoch) internal view virtual returns (bool);

    function _placeBet(uint256 epoch, Position position) internal {
        BetInfo storage bet = ledger[epoch][msg.sender];
        require(msg.value >= minBetAmount, "bet is below the minimum");
        require(bet.amount == 0, "bet on this round already");
        (bet.position, bet.amount) = (position, msg.value);
        userRounds[msg.sender].push(epoch);
        if (position == Position.Bull) {
            _pots[epoch].bullAmount += msg.value;
            emit BetBull(msg.sender, epoch, msg.value);
        } else {
            _pots[epoch].bearAmount += msg.value;
            emit BetBear(msg.sender, epoch, msg.value);
        }
    }

    /// @dev Ends a round at a price.
    /// @return hasResult false if only one side has bets
    function _settle(uint256 epoch, int256 closePrice) internal returns (bool hasResult) {
        Pot storage pot = _pots[epoch];
        (uint256 bull, uint256 bear) = (pot.bullAmount, pot.bearAmount);
        if ((bull == 0) != (bear == 0)) return false;
        (pot.closePrice, pot.oracleCalled) = (closePrice, true);
        uint256 toTreasury = bull + bear;
        if (closePrice != pot.lockPrice) {
            toTreasury = toTreasury * treasuryFee / BPS;
            pot.rewardBaseCalAmount = closePrice > pot.lockPrice ? bull : bear;
            pot.rewardAmount = bull + bear - toTreasury;
        }
        treasuryAmount += toTreasury;
        emit RewardsCalculated(epoch, pot.rewardBaseCalAmount, pot.rewardAmount, toTreasury);
        return true;
    }

    /// @dev Records that the caller claims their reward or refund of a round, without paying it.
    function _take(uint256 epoch) internal returns (uint256 amount) {
        BetInfo storage bet = ledger[epoch][msg.sender];
        if (claimable(epoch, msg.sender)) {
            amount = _takeReward(_pots[epoch], bet.amount);
        } else {
            require(refundable(epoch, msg.sender), "nothing to claim");
            amount = bet.amount;
        }
        bet.claimed = true;
        emit Claim(msg.sender, epoch, amount);
    }

    /// @return page of the rounds the account has bet on, at most `size`
    function _userPage(address account, uint256 cursor, uint256 size) internal view returns (uint256[] memory page) {
        uint256[] storage all = userRounds[account];
        page = new uint256[](Math.min(size, Math.saturatingSub(all.length, cursor)));
        for (uint256 i = 0; i < page.length; ++i) page[i] = all[cursor + i];
    }

    function _setMinBetAmount(uint256 amount) internal {
        require(amount > 0, "minimum bet is 0");
        minBetAmount = amount;
    }

    function _setTreasuryFee(uint256 fee) internal {
        require(fee <= MAX_TREASURY_FEE, "treasury fee is too high");
        treasuryFee = fee;
    }

    /// @dev Rounds down. The round's last claim leaves what rounding kept back to the treasury.
    function _takeReward(Pot storage pot, uint256 stake) private returns (uint256 amount) {
        amount = stake * pot.rewardAmount / pot.rewardBaseCalAmount;
        pot.claimedBase += stake;
        pot.claimedReward += amount;
        if (pot.claimedBase == pot.rewardBaseCalAmount) treasuryAmount += pot.rewardAmount - pot.claimedReward;
    }
}
