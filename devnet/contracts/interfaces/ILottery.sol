// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice Lottery with the function names of PancakeSwap's PancakeSwapLottery. A ticket is a number from 1,000,000 to
/// 1,999,999. Users read its last six digits backwards: 1456789 is 9-8-7-6-5-4 on the screen. Bracket b, from 0 to 5, is
/// won by tickets whose first b + 1 digits on the screen are those of the final number, and not one more. So it is
/// won by tickets of the same remainder by 10^(b + 1).
interface ILottery {
    enum Status {
        Pending,
        Open,
        Close,
        Claimable
    }

    /// Amounts are in base units of the token.
    struct LotteryRound {
        Status status;
        /// Unix seconds.
        uint256 startTime;
        uint256 endTime;
        uint256 priceTicketInCake;
        uint256 discountDivisor;
        /// Share of each bracket, in basis points of what is left after the treasury's fee.
        uint256[6] rewardsBreakdown;
        /// In basis points of `amountCollectedInCake`.
        uint256 treasuryFee;
        /// What a ticket of each bracket gets.
        uint256[6] cakePerBracket;
        uint256[6] countWinnersPerBracket;
        uint256 firstTicketId;
        /// 0 while the lottery is open.
        uint256 firstTicketIdNextLottery;
        /// Sold tickets, injections and what earlier lotteries rolled over.
        uint256 amountCollectedInCake;
        uint32 finalNumber;
    }

    event LotteryOpen(uint256 indexed lotteryId, uint256 startTime, uint256 endTime, uint256 priceTicketInCake, uint256 firstTicketId, uint256 injectedAmount);
    event LotteryInjection(uint256 indexed lotteryId, uint256 injectedAmount);
    event TicketsPurchase(address indexed buyer, uint256 indexed lotteryId, uint256 numberTickets);
    event LotteryClose(uint256 indexed lotteryId, uint256 firstTicketIdNextLottery);
    event LotteryNumberDrawn(uint256 indexed lotteryId, uint256 finalNumber, uint256 countWinningTickets);
    event TicketsClaim(address indexed claimer, uint256 amount, uint256 indexed lotteryId, uint256 numberTickets);
    /// @dev Of what nobody won or claimed, to the next lottery.
    event LotteryRollOver(uint256 indexed lotteryId, uint256 amount);
    event NewRandomGenerator(address indexed randomGenerator);

    function cakeToken() external view returns (address);
    function randomGenerator() external view returns (address);
    function maxNumberTicketsPerBuyOrClaim() external view returns (uint256);
    /// @notice Seconds after the draw in which prizes can be claimed.
    function claimPeriod() external view returns (uint256);
    function currentLotteryId() external view returns (uint256);
    /// @notice Id of the next ticket: all tickets that were ever sold.
    function currentTicketId() external view returns (uint256);
    function viewLottery(uint256 lotteryId) external view returns (LotteryRound memory);
    /// @notice Unix seconds until which the lottery's prizes can be claimed; 0 before the draw.
    function claimDeadline(uint256 lotteryId) external view returns (uint256);
    /// @notice Prizes of a drawn lottery that were neither claimed nor rolled over.
    function unclaimedPrizes(uint256 lotteryId) external view returns (uint256);
    /// @notice What the next lottery starts with.
    function pendingInjectionNextLottery() external view returns (uint256);
    /// @notice Price of some tickets bought together: price * n * (divisor + 1 - n) / divisor.
    function calculateTotalPriceForBulkTickets(uint256 discountDivisor, uint256 priceTicket, uint256 numberTickets) external pure returns (uint256);
    /// @return numbers of the tickets
    /// @return isClaimed whether each was claimed
    function viewNumbersAndStatusesForTicketIds(uint256[] calldata ticketIds) external view returns (uint32[] memory numbers, bool[] memory isClaimed);
    /// @notice Prize of a ticket in a bracket; 0 unless that is its highest one.
    function viewRewardsForTicketId(uint256 lotteryId, uint256 ticketId, uint32 bracket) external view returns (uint256);
    /// @notice The account's tickets, oldest first.
    /// @return ticketIds at most `size`
    /// @return numbers of the tickets
    /// @return isClaimed whether each was claimed
    /// @return next the cursor of the next page
    function viewUserInfoForLotteryId(address account, uint256 lotteryId, uint256 cursor, uint256 size)
        external
        view
        returns (uint256[] memory ticketIds, uint32[] memory numbers, bool[] memory isClaimed, uint256 next);
    function buyTickets(uint256 lotteryId, uint32[] calldata ticketNumbers) external;
    /// @notice Pays the prizes of tickets, each in its highest bracket.
    function claimTickets(uint256 lotteryId, uint256[] calldata ticketIds, uint32[] calldata brackets) external;
    /// @notice Adds to the prizes of an open lottery. Anyone can.
    function injectFunds(uint256 lotteryId, uint256 amount) external;
    function startLottery(uint256 endTime, uint256 priceTicketInCake, uint256 discountDivisor, uint256[6] calldata rewardsBreakdown, uint256 treasuryFee) external;
    /// @notice Ends the sale after its end time and requests the random number. Anyone can.
    function closeLottery(uint256 lotteryId) external;
    /// @notice Draws the final number once the random number is known. Anyone can.
    function drawFinalNumberAndMakeLotteryClaimable(uint256 lotteryId) external;
    /// @notice Moves what was not claimed until the deadline to the next lottery. Anyone can.
    function rollOverUnclaimed(uint256 lotteryId) external;
}
