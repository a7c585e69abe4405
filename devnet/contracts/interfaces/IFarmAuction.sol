// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice Auctions of farms for projects, with the function names of PancakeSwap's FarmAuction, where "cake" is the token
/// of the bids. The highest bids win, as many as `leaderboard` says. Of equal bids, the one that reached its amount earlier
/// ranks first, so there are never more winners than places. Losers take their tokens back.
interface IFarmAuction {
    enum Status {
        Pending,
        Open,
        Close
    }

    /// Amounts are base units of the token.
    struct Auction {
        Status status;
        /// Bids are accepted strictly between these blocks.
        uint256 startBlock;
        uint256 endBlock;
        uint256 initialBidAmount;
        /// Number of winners.
        uint256 leaderboard;
        /// The lowest bid that won; 0 before the auction is closed, or if nobody has bid. A bid of this amount may have
        /// lost to an earlier one: `claimable` and `viewLeaderboard` tell.
        uint256 leaderboardThreshold;
    }

    struct BidAccount {
        address account;
        uint256 amount;
        /// Whether a loser has taken the bid back, or a winner's bid has gone to the treasury.
        bool hasClaimed;
    }

    event AuctionStart(uint256 indexed auctionId, uint256 startBlock, uint256 endBlock, uint256 initialBidAmount, uint256 leaderboard);
    /// @dev `amount` is what is added to the account's bid.
    event AuctionBid(uint256 indexed auctionId, address indexed account, uint256 amount);
    event AuctionExtend(uint256 indexed auctionId, uint256 endBlock);
    event AuctionClose(uint256 indexed auctionId, uint256 leaderboardThreshold, uint256 numberBidders);
    /// @dev `isAdmin` if a winner's bid goes to the treasury.
    event AuctionClaim(uint256 indexed auctionId, address indexed account, uint256 amount, bool isAdmin);
    event WhitelistAdd(address indexed account);
    event WhitelistRemove(address indexed account);
    event NewMaxAuctionLength(uint256 maxAuctionLength);
    event NewOperatorAddress(address indexed account);
    event TokenRecovery(address indexed token, uint256 amount);

    function cakeToken() external view returns (address);
    function operatorAddress() external view returns (address);
    /// @notice Gets the winners' bids.
    function treasuryAddress() external view returns (address);
    /// @notice Each bid is a multiple of this, in base units.
    function BID_STEP() external view returns (uint256);
    /// @notice A bid that takes another's place in the last `extensionBlocks` blocks moves the end to as many blocks after
    /// it, but not beyond `lastEndBlock`.
    function extensionBlocks() external view returns (uint256);
    function lastEndBlock(uint256 auctionId) external view returns (uint256);
    /// @notice Largest number of blocks from start to end, without extensions.
    function maxAuctionLength() external view returns (uint256);
    /// @notice Ids start at 1; 0 before the first auction.
    function currentAuctionId() external view returns (uint256);
    /// @notice Winners' bids that went to the treasury, of all auctions.
    function totalCollected() external view returns (uint256);
    function auctions(uint256 auctionId)
        external
        view
        returns (Status status, uint256 startBlock, uint256 endBlock, uint256 initialBidAmount, uint256 leaderboard, uint256 leaderboardThreshold);
    function auctionBids(uint256 auctionId, address account) external view returns (uint256 totalAmount, bool hasClaimed);
    /// @notice Whether an account can take its bid back: the auction is closed and the bid lost.
    function claimable(uint256 auctionId, address bidder) external view returns (bool);
    function whitelisted(address bidder) external view returns (bool);
    /// @notice Whitelisted accounts in any order. Pass the returned cursor for the next page.
    function viewBidders(uint256 cursor, uint256 size) external view returns (address[] memory bidders, uint256 next);
    /// @notice Auctions by id. The cursor 0 is auction 1.
    function viewAuctions(uint256 cursor, uint256 size) external view returns (Auction[] memory page, uint256 next);
    /// @notice Bids of an auction, in the order of the first bids.
    function viewBidsPerAuction(uint256 auctionId, uint256 cursor, uint256 size) external view returns (BidAccount[] memory bids, uint256 next);
    /// @notice Auctions in which an account has bid, oldest first.
    function viewBidderAuctions(address bidder, uint256 cursor, uint256 size)
        external
        view
        returns (uint256[] memory auctionIds, uint256[] memory amounts, bool[] memory isClaimed, uint256 next);
    /// @notice Accounts that win, or would win now, best first.
    function viewLeaderboard(uint256 auctionId) external view returns (address[] memory);
    /// @notice Bids in the current auction, or adds to an earlier bid. For whitelisted accounts.
    function bid(uint256 amount) external;
    /// @notice Pays a losing bid of the caller back.
    function claimAuction(uint256 auctionId) external;
    /// @notice Pays winners' bids to the treasury. Anyone can.
    function claimAuctionLeaderboard(uint256 auctionId, address[] calldata bidders) external;
    /// @param leaderboard number of winners
    function startAuction(uint256 startBlock, uint256 endBlock, uint256 initialBidAmount, uint256 leaderboard) external;
    /// @notice Ends an auction from its end block on, once. Anyone can.
    function closeAuction(uint256 auctionId) external;
    function addWhitelist(address[] calldata bidders) external;
    /// @notice Bids of the accounts stay as they are.
    function removeWhitelist(address[] calldata bidders) external;
}
