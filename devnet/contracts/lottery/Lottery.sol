// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {ILottery} from "../interfaces/ILottery.sol";
import {IRandomGenerator} from "../interfaces/IRandomGenerator.sol";

struct LotteryParams {
    address token;
    address randomGenerator;
    address operator;
    address treasury;
    /// Least seconds from start to end.
    uint256 minLength;
    uint256 claimPeriod;
}

/// @dev Unlike in the original, anyone can close and draw, so a stalled operator freezes nothing; what nobody wins always
/// goes to the next lottery; and so does what nobody claims in time. The token must have no transfer fee.
contract Lottery is ILottery, Ownable, ReentrancyGuard {
    using SafeERC20 for IERC20;

    struct Ticket {
        uint32 number;
        /// 0 once it is claimed.
        address owner;
    }

    uint256 private constant BPS = 10_000;
    uint32 private constant MIN_NUMBER = 1_000_000;
    uint32 private constant MAX_NUMBER = 1_999_999;
    uint32 private constant BRACKETS = 6;
    uint256 public constant MIN_DISCOUNT_DIVISOR = 300;
    uint256 public constant MAX_TREASURY_FEE = 3_000;
    uint256 public constant MAX_LENGTH_LOTTERY = 4 days + 5 minutes;
    uint256 public constant maxNumberTicketsPerBuyOrClaim = 100;

    address public immutable cakeToken;
    uint256 public immutable MIN_LENGTH_LOTTERY;
    uint256 public immutable claimPeriod;
    address public immutable treasuryAddress;
    address public operatorAddress;
    address public randomGenerator;
    uint256 public currentLotteryId;
    uint256 public currentTicketId;
    uint256 public pendingInjectionNextLottery;
    mapping(uint256 lotteryId => uint256) public claimDeadline;
    mapping(uint256 lotteryId => LotteryRound) private _lotteries;
    mapping(uint256 ticketId => Ticket) private _tickets;
    mapping(address account => mapping(uint256 lotteryId => uint256[])) private _userTicketIds;
    /// @dev Number of tickets by remainder by 10^(bracket + 1).
    mapping(uint256 lotteryId => mapping(uint32 bracket => mapping(uint32 remainder => uint256))) private _ticketCounts;
    mapping(uint256 lotteryId => uint256) public unclaimedPrizes;

    modifier onlyOperator() {
        require(msg.sender == operatorAddress, "not the operator");
        _;
    }

    constructor(LotteryParams memory params) Ownable(msg.sender) {
        (cakeToken, randomGenerator, treasuryAddress) = (params.token, params.randomGenerator, params.treasury);
        (operatorAddress, MIN_LENGTH_LOTTERY, claimPeriod) = (params.operator, params.minLength, params.claimPeriod);
    }

    function viewLottery(uint256 lotteryId) external view returns (LotteryRound memory) {
        return _lotteries[lotteryId];
    }

    function viewNumbersAndStatusesForTicketIds(uint256[] memory ticketIds) public view returns (uint32[] memory numbers, bool[] memory isClaimed) {
        (numbers, isClaimed) = (new uint32[](ticketIds.length), new bool[](ticketIds.length));
        for (uint256 i = 0; i < ticketIds.length; ++i) {
            Ticket memory ticket = _tickets[ticketIds[i]];
            (numbers[i], isClaimed[i]) = (ticket.number, ticket.number != 0 && ticket.owner == address(0));
        }
    }

    function viewUserInfoForLotteryId(address account, uint256 lotteryId, uint256 cursor, uint256 size)
        external
        view
        returns (uint256[] memory ticketIds, uint32[] memory numbers, bool[] memory isClaimed, uint256 next)
    {
        uint256[] storage all = _userTicketIds[account][lotteryId];
        ticketIds = new uint256[](Math.min(size, Math.saturatingSub(all.length, cursor)));
        for (uint256 i = 0; i < ticketIds.length; ++i) ticketIds[i] = all[cursor + i];
        (numbers, isClaimed) = viewNumbersAndStatusesForTicketIds(ticketIds);
        next = cursor + ticketIds.length;
    }

    function viewRewardsForTicketId(uint256 lotteryId, uint256 ticketId, uint32 bracket) external view returns (uint256) {
        LotteryRound storage lottery = _lotteries[lotteryId];
        if (lottery.status != Status.Claimable || !_isOf(lottery, ticketId) || bracket >= BRACKETS) return 0;
        return _wins(_tickets[ticketId].number, lottery.finalNumber, bracket) ? lottery.cakePerBracket[bracket] : 0;
    }

    function calculateTotalPriceForBulkTickets(uint256 discountDivisor, uint256 priceTicket, uint256 numberTickets) public pure returns (uint256) {
        require(discountDivisor >= MIN_DISCOUNT_DIVISOR, "discount divisor is too low");
        require(numberTickets > 0 && numberTickets <= maxNumberTicketsPerBuyOrClaim, "number of tickets out of range");
        return priceTicket * numberTickets * (discountDivisor + 1 - numberTickets) / discountDivisor;
    }

    function buyTickets(uint256 lotteryId, uint32[] calldata ticketNumbers) external nonReentrant {
        LotteryRound storage lottery = _lotteries[lotteryId];
        require(lottery.status == Status.Open && block.timestamp < lottery.endTime, "lottery is not open");
        uint256 cost = calculateTotalPriceForBulkTickets(lottery.discountDivisor, lottery.priceTicketInCake, ticketNumbers.length);
        lottery.amountCollectedInCake += cost;
        uint256 ticketId = currentTicketId;
        currentTicketId = ticketId + ticketNumbers.length;
        uint256[] storage ids = _userTicketIds[msg.sender][lotteryId];
        for (uint256 i = 0; i < ticketNumbers.length; ++i) {
            uint32 number = ticketNumbers[i];
            require(number >= MIN_NUMBER && number <= MAX_NUMBER, "ticket number out of range");
            for (uint32 bracket = 0; bracket < BRACKETS; ++bracket) ++_ticketCounts[lotteryId][bracket][_remainder(number, bracket)];
            _tickets[ticketId + i] = Ticket(number, msg.sender);
            ids.push(ticketId + i);
        }
        emit TicketsPurchase(msg.sender, lotteryId, ticketNumbers.length);
        IERC20(cakeToken).safeTransferFrom(msg.sender, address(this), cost);
    }

    function claimTickets(uint256 lotteryId, uint256[] calldata ticketIds, uint32[] calldata brackets) external nonReentrant {
        LotteryRound storage lottery = _lotteries[lotteryId];
        require(ticketIds.length == brackets.length, "tickets and brackets differ in number");
        require(ticketIds.length > 0 && ticketIds.length <= maxNumberTicketsPerBuyOrClaim, "number of tickets out of range");
        require(lottery.status == Status.Claimable, "lottery is not claimable");
        require(block.timestamp <= claimDeadline[lotteryId], "claim period is over");
        uint256 amount = 0;
        for (uint256 i = 0; i < ticketIds.length; ++i) amount += _take(lottery, ticketIds[i], brackets[i]);
        unclaimedPrizes[lotteryId] -= amount;
        emit TicketsClaim(msg.sender, amount, lotteryId, ticketIds.length);
        IERC20(cakeToken).safeTransfer(msg.sender, amount);
    }

    function injectFunds(uint256 lotteryId, uint256 amount) external nonReentrant {
        LotteryRound storage lottery = _lotteries[lotteryId];
        require(lottery.status == Status.Open, "lottery is not open");
        lottery.amountCollectedInCake += amount;
        emit LotteryInjection(lotteryId, amount);
        IERC20(cakeToken).safeTransferFrom(msg.sender, address(this), amount);
    }

    function startLottery(uint256 endTime, uint256 priceTicketInCake, uint256 discountDivisor, uint256[6] calldata rewardsBreakdown, uint256 treasuryFee)
        external
        onlyOperator
    {
        uint256 lotteryId = currentLotteryId;
        require(lotteryId == 0 || _lotteries[lotteryId].status == Status.Claimable, "the lottery before is not drawn");
        require(endTime >= block.timestamp + MIN_LENGTH_LOTTERY && endTime <= block.timestamp + MAX_LENGTH_LOTTERY, "length out of range");
        require(priceTicketInCake > 0, "price is 0");
        require(discountDivisor >= MIN_DISCOUNT_DIVISOR, "discount divisor is too low");
        require(treasuryFee <= MAX_TREASURY_FEE, "treasury fee is too high");
        uint256 sum = 0;
        for (uint256 bracket = 0; bracket < BRACKETS; ++bracket) sum += rewardsBreakdown[bracket];
        require(sum == BPS, "shares are not 100 %");

        currentLotteryId = ++lotteryId;
        LotteryRound storage lottery = _lotteries[lotteryId];
        (lottery.status, lottery.startTime, lottery.endTime) = (Status.Open, block.timestamp, endTime);
        (lottery.priceTicketInCake, lottery.discountDivisor) = (priceTicketInCake, discountDivisor);
        (lottery.rewardsBreakdown, lottery.treasuryFee) = (rewardsBreakdown, treasuryFee);
        (lottery.firstTicketId, lottery.amountCollectedInCake) = (currentTicketId, pendingInjectionNextLottery);
        pendingInjectionNextLottery = 0;
        emit LotteryOpen(lotteryId, block.timestamp, endTime, priceTicketInCake, currentTicketId, lottery.amountCollectedInCake);
    }

    function closeLottery(uint256 lotteryId) external nonReentrant {
        LotteryRound storage lottery = _lotteries[lotteryId];
        require(lottery.status == Status.Open, "lottery is not open");
        require(block.timestamp >= lottery.endTime, "lottery is not over");
        (lottery.status, lottery.firstTicketIdNextLottery) = (Status.Close, currentTicketId);
        emit LotteryClose(lotteryId, currentTicketId);
        IRandomGenerator(randomGenerator).request(lotteryId);
    }

    function drawFinalNumberAndMakeLotteryClaimable(uint256 lotteryId) external nonReentrant {
        LotteryRound storage lottery = _lotteries[lotteryId];
        require(lottery.status == Status.Close, "lottery is not closed");
        (bool isReady, uint256 random) = IRandomGenerator(randomGenerator).result(lotteryId);
        require(isReady, "the random number is not known yet");
        uint32 finalNumber = MIN_NUMBER + uint32(random % 1_000_000);
        (lottery.status, lottery.finalNumber) = (Status.Claimable, finalNumber);
        claimDeadline[lotteryId] = block.timestamp + claimPeriod;

        uint256 toTreasury = Math.ceilDiv(lottery.amountCollectedInCake * lottery.treasuryFee, BPS);
        uint256 toWinners = lottery.amountCollectedInCake - toTreasury;
        (uint256 prizes, uint256 winners) = _setPrizes(lottery, _ticketCounts[lotteryId], toWinners);
        unclaimedPrizes[lotteryId] = prizes;
        pendingInjectionNextLottery += toWinners - prizes;
        emit LotteryNumberDrawn(lotteryId, finalNumber, winners);
        emit LotteryRollOver(lotteryId, toWinners - prizes);
        IERC20(cakeToken).safeTransfer(treasuryAddress, toTreasury);
    }

    function rollOverUnclaimed(uint256 lotteryId) external {
        require(_lotteries[lotteryId].status == Status.Claimable && block.timestamp > claimDeadline[lotteryId], "claim period is not over");
        uint256 amount = unclaimedPrizes[lotteryId];
        unclaimedPrizes[lotteryId] = 0;
        pendingInjectionNextLottery += amount;
        emit LotteryRollOver(lotteryId, amount);
    }

    function setOperator(address operator) external onlyOwner {
        operatorAddress = operator;
    }

    /// @dev Only between lotteries, so that nobody can choose between two numbers.
    function changeRandomGenerator(address randomGenerator_) external onlyOwner {
        require(currentLotteryId == 0 || _lotteries[currentLotteryId].status == Status.Claimable, "a lottery is running");
        randomGenerator = randomGenerator_;
        emit NewRandomGenerator(randomGenerator_);
    }

    /// @dev From the highest bracket down, because a ticket wins in its highest one only.
    /// @return prizes of all tickets
    /// @return winners the number of tickets with at least one digit
    function _setPrizes(LotteryRound storage lottery, mapping(uint32 => mapping(uint32 => uint256)) storage counts, uint256 toWinners)
        private
        returns (uint256 prizes, uint256 winners)
    {
        for (uint32 above = BRACKETS; above > 0; --above) {
            uint32 bracket = above - 1;
            uint256 matching = counts[bracket][_remainder(lottery.finalNumber, bracket)];
            uint256 count = matching - winners;
            winners = matching;
            if (count == 0) continue;
            uint256 prize = toWinners * lottery.rewardsBreakdown[bracket] / BPS / count;
            (lottery.countWinnersPerBracket[bracket], lottery.cakePerBracket[bracket]) = (count, prize);
            prizes += prize * count;
        }
    }

    /// @dev Marks a ticket of the caller as claimed.
    /// @return its prize
    function _take(LotteryRound storage lottery, uint256 ticketId, uint32 bracket) private returns (uint256) {
        Ticket storage ticket = _tickets[ticketId];
        require(_isOf(lottery, ticketId), "ticket of another lottery");
        require(ticket.owner == msg.sender, "claimed already, or not yours");
        require(bracket < BRACKETS && _wins(ticket.number, lottery.finalNumber, bracket), "not the ticket's bracket");
        ticket.owner = address(0);
        return lottery.cakePerBracket[bracket];
    }

    function _isOf(LotteryRound storage lottery, uint256 ticketId) private view returns (bool) {
        return ticketId >= lottery.firstTicketId && ticketId < lottery.firstTicketIdNextLottery;
    }

    /// @dev Whether `bracket` is the highest one in which a number matches the final number.
    function _wins(uint32 number, uint32 finalNumber, uint32 bracket) private pure returns (bool) {
        if (_remainder(number, bracket) != _remainder(finalNumber, bracket)) return false;
        return bracket + 1 == BRACKETS || _remainder(number, bracket + 1) != _remainder(finalNumber, bracket + 1);
    }

    function _remainder(uint32 number, uint32 bracket) private pure returns (uint32) {
        return number % uint32(10 ** (bracket + 1));
    }
}
