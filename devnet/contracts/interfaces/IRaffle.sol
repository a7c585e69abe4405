// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IBlockHashRandom} from "./IBlockHashRandom.sol";

/// @notice Raffles that anyone can create. Amounts are base units of the token, ids start at 1. The winning tickets follow from
/// the creator's committed secret and the hash of a block after the sale. The creator leaves a bond, which goes to the ticket
/// holders with their money if the secret is not revealed in time.
interface IRaffle {
    enum Status {
        /// On sale from `blockStart`.
        Created,
        Started,
        /// Sold out, or at `blockEnd`; the secret can be revealed after the target block.
        Ended,
        Revealed,
        /// The prize is below `minPrize`, or the secret was not revealed in time.
        Refunding
    }

    struct Terms {
        /// 1 to 64 bytes.
        string name;
        uint256 blockStart;
        /// First block after the sale.
        uint256 blockEnd;
        /// The creator's share of what is paid for tickets, in basis points.
        uint256 profitShare;
        uint256 pricePerTicket;
        /// Least prize of all winners together; with less, tickets are refunded.
        uint256 minPrize;
        uint256 maxTickets;
        uint256 maxWinners;
    }

    struct RaffleInfo {
        uint256 raffleId;
        Status status;
        Terms terms;
        address createdBy;
        /// What is left of the bond.
        uint256 bond;
        uint256 ticketsSold;
        /// Of all winners together, with the tickets sold so far.
        uint256 prize;
        uint256[] winningTickets;
        /// Owners of `winningTickets`; the first one also gets what can't be divided.
        address[] winners;
        bool[] winnersClaimed;
    }

    event RaffleCreated(uint256 indexed raffleId, address indexed createdBy, string name, bytes32 commitment);
    event TicketsPurchase(uint256 indexed raffleId, address indexed buyer, address indexed account, uint256 firstTicket, uint256 numberTickets);
    event RaffleRevealed(uint256 indexed raffleId, bytes32 secret, bytes32 blockHash, uint256 random);
    event PrizeClaim(uint256 indexed raffleId, address indexed account, uint256 amount);
    event ProfitClaim(uint256 indexed raffleId, address indexed account, uint256 amount);
    event TicketsRefund(uint256 indexed raffleId, address indexed account, uint256 amount);

    function token() external view returns (address);
    function raffleCount() external view returns (uint256);
    /// @notice Blocks from the end of a sale to the block whose hash is used.
    function DELAY_BLOCKS() external view returns (uint256);
    /// @notice Blocks after that one in which the secret can be revealed.
    function HASH_BLOCKS() external view returns (uint256);
    /// @notice Bond of a raffle: half of what all its tickets cost.
    function bondOf(uint256 maxTickets, uint256 pricePerTicket) external pure returns (uint256);
    /// @notice Reverts for a raffle that doesn't exist.
    function viewRaffle(uint256 raffleId) external view returns (RaffleInfo memory);
    /// @notice The raffle's draw, whose random number is keccak256(abi.encode(raffleId, blockHash, secret)).
    function draws(uint256 raffleId) external view returns (IBlockHashRandom.Draw memory);
    /// @notice Raffles on sale, or not yet on sale, among `size` raffles from the id `cursor` downwards.
    /// @param cursor 0 for the newest
    /// @return raffles newest first
    /// @return next cursor of the next page, 0 if there is none
    function listActiveRaffle(uint256 cursor, uint256 size) external view returns (RaffleInfo[] memory raffles, uint256 next);
    /// @notice The same for raffles whose sale is over.
    function listInactiveRaffle(uint256 cursor, uint256 size) external view returns (RaffleInfo[] memory raffles, uint256 next);
    /// @notice Tickets of an account.
    function ticketsOf(uint256 raffleId, address account) external view returns (uint256);
    /// @notice Owner of a ticket; tickets start at 0. Reverts for one that isn't sold.
    function ticketOwner(uint256 raffleId, uint256 ticket) external view returns (address);
    /// @notice Prize that an account has not claimed.
    function prizeOf(uint256 raffleId, address account) external view returns (uint256);
    /// @notice What `refund` would pay to an account, the bond included.
    function refundOf(uint256 raffleId, address account) external view returns (uint256);
    /// @notice What `claimProfit` would pay to the creator, the bond included.
    function profitOf(uint256 raffleId) external view returns (uint256);

    /// @notice Creates a raffle and takes the bond.
    /// @param commitment keccak256 of abi.encode(secret), for a bytes32 that nobody else knows, and of this raffle only
    function createRaffle(Terms calldata terms, bytes32 commitment) external returns (uint256 raffleId);
    /// @notice Buys exactly this number of tickets.
    function buyTicket(uint256 raffleId, uint256 numberTickets) external;
    /// @notice Buys tickets that belong to another account, refunds included.
    function buyTicketTo(uint256 raffleId, address account, uint256 numberTickets) external;
    /// @notice Draws the winners. Anyone who knows the secret can.
    function reveal(uint256 raffleId, bytes32 secret) external;
    /// @notice Pays all prizes of the caller.
    function claimPrize(uint256 raffleId) external;
    /// @notice Pays the creator's share and returns the bond, or only the bond if the prize was below `minPrize`.
    function claimProfit(uint256 raffleId) external;
    /// @notice Pays back the caller's tickets.
    function refund(uint256 raffleId) external;
}
