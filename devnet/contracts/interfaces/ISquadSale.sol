// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice Sale of the squad's NFTs with the function names of PancakeSwap's NFTSale. Tickets are sold first. Once all are
/// sold, a random offset decides which NFT each ticket stands for. Times are Unix seconds, amounts base units of the token.
interface ISquadSale {
    enum SaleStatus {
        /// The owner can still change the terms.
        Pending,
        Premint,
        /// For accounts that owned bunnies of generation 0 at the snapshot.
        Presale,
        Sale,
        /// All tickets are sold; their offset is not known yet.
        DrawingRandomness,
        /// Tickets can be exchanged for NFTs.
        Claim,
        /// The offset was not drawn in time; tickets are refunded.
        Refund
    }

    event SaleStatusUpdate(SaleStatus status);
    event NewSaleProperties(uint256 startTimestamp, uint256 maxPerAddress, uint256 maxPerTransaction);
    event NewPricePerTicket(uint256 pricePerTicket);
    event AddressesWhitelisted(address[] users, uint256[] numberTickets);
    event AddressesUnwhitelisted(address[] users);
    event TicketsDistributed(address indexed user, uint256 numberTickets);
    event RandomnessRequest(bytes32 requestId, SaleStatus status);
    event Mint(address indexed user, uint256 numberTokens);
    event Claim(uint256 amount);
    event TicketsRefund(address indexed user, uint256 amount);

    /// @notice Follows from the time, the sold tickets and the offset; nobody has to update it.
    function currentStatus() external view returns (SaleStatus);
    function cakeToken() external view returns (address);
    function pancakeProfile() external view returns (address);
    function pancakeSquad() external view returns (address);
    function randomGenerator() external view returns (address);
    /// @notice Block after which it doesn't matter who owns bunnies of generation 0.
    function snapshotBlock() external view returns (uint256);
    function maxSupply() external view returns (uint256);
    function maxReserveSupply() external view returns (uint256);
    /// @notice Tickets that can be whitelisted for the presale.
    function maxPreSaleSupply() external view returns (uint256);
    /// @notice Tickets of an account beyond those of the presale.
    function maxPerAddress() external view returns (uint256);
    function maxPerTransaction() external view returns (uint256);
    function pricePerTicket() external view returns (uint256);
    /// @notice Start of the presale.
    function preSaleTimestamp() external view returns (uint256);
    /// @notice Start of the sale, and end of the presale.
    function startTimestamp() external view returns (uint256);
    /// @notice When tickets are refunded unless the offset is known, or has been requested shortly before.
    function refundTimestamp() external view returns (uint256);
    function totalTicketsDistributed() external view returns (uint256);
    /// @notice Tickets that an account can buy in the presale, bought ones included.
    function numberTicketsForGen0(address user) external view returns (uint256);
    /// @notice Tickets that an account has bought in the presale.
    function numberTicketsUsedForGen0(address user) external view returns (uint256);
    /// @notice Whether an account can buy tickets in the presale. Doesn't check the status.
    function canClaimForGen0(address user) external view returns (bool);
    /// @notice Tickets of an account that are not minted yet.
    function viewNumberTicketsOfUser(address user) external view returns (uint256);
    /// @notice Those tickets from the index `cursor`, at most `size`.
    /// @return ticketIds in no particular order
    /// @return next cursor of the next page
    function ticketsOfUserBySize(address user, uint256 cursor, uint256 size)
        external
        view
        returns (uint256[] memory ticketIds, uint256 next);
    /// @notice What an account has paid and was not refunded.
    function amountPaid(address user) external view returns (uint256);
    /// @notice The NFT of ticket 0; 0 before it is drawn.
    function randomOffsetNumber() external view returns (uint256);
    /// @notice NFT of a ticket: (`randomOffsetNumber` + ticket) modulo `maxSupply`. Meaningless before the offset is drawn.
    function calculateTokenId(uint256 ticketId) external view returns (uint256);

    /// @notice Buys exactly this number of tickets, for accounts with an active profile.
    function buyTickets(uint256 numberTickets) external;
    /// @notice Buys exactly this number of tickets in the presale, for whitelisted accounts with an active profile.
    function buyTicketsInPreSaleForGen0(uint256 numberTickets) external;
    /// @notice Requests the offset once all tickets are sold and the base URI is locked. Anyone can.
    function drawRandomness() external;
    /// @notice Takes the offset from the generator. Anyone can.
    function fulfillRandomness() external;
    /// @notice Exchanges any of the caller's tickets for their NFTs.
    function mint(uint256[] calldata ticketIds) external;
    /// @notice Pays back what the caller has paid.
    function refund() external;
    /// @notice Pays the proceeds to the owner once the offset is known.
    function claim() external;
    /// @notice Free tickets for the owner, before the presale.
    function getReserveTickets(uint256 numberTickets) external;
}
