// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {EnumerableSet} from "@openzeppelin/contracts/utils/structs/EnumerableSet.sol";
import {IFarmAuction} from "../interfaces/IFarmAuction.sol";

struct FarmAuctionParams {
    address token;
    address operator;
    address treasury;
    uint256 maxAuctionLength;
    uint256 extensionBlocks;
}

/// @dev Unlike in the original, the winners are ranked with each bid and not chosen by the operator, an auction is closed
/// once and by anyone, a late bid that takes another's place extends it, and winners' bids go to the treasury alone. The
/// token must have no transfer fee.
contract FarmAuction is IFarmAuction, Ownable, ReentrancyGuard {
    using EnumerableSet for EnumerableSet.AddressSet;
    using SafeERC20 for IERC20;

    struct Bid {
        uint256 totalAmount;
        bool hasClaimed;
    }

    uint256 public constant BID_STEP = 10 ether;
    /// @dev Bounds what it costs to rank a bid.
    uint256 public constant MAX_LEADERBOARD = 50;
    /// @dev With `MAX_LENGTH`, bounds how long a bid can wait for its refund, however often bidders outbid each other.
    uint256 public constant MAX_EXTENSIONS = 20;
    uint256 public constant MAX_LENGTH = 604_800;
    uint256 public constant MAX_EXTENSION_BLOCKS = 3_600;

    address public immutable cakeToken;
    address public immutable treasuryAddress;
    uint256 public immutable extensionBlocks;
    address public operatorAddress;
    uint256 public maxAuctionLength;
    uint256 public currentAuctionId;
    uint256 public totalCollected;
    /// @notice Bids that nobody has claimed yet, of all auctions.
    uint256 public heldAmount;
    mapping(uint256 auctionId => Auction) public auctions;
    mapping(uint256 auctionId => mapping(address account => Bid)) public auctionBids;
    mapping(uint256 auctionId => uint256) public lastEndBlock;
    mapping(uint256 auctionId => address[]) private _bidders;
    /// @dev Best first.
    mapping(uint256 auctionId => address[]) private _leaders;
    mapping(address account => uint256[]) private _bidderAuctions;
    EnumerableSet.AddressSet private _whitelist;

    modifier onlyOperator() {
        require(msg.sender == operatorAddress, "not the operator");
        _;
    }

    constructor(FarmAuctionParams memory params) Ownable(msg.sender) {
        require(params.extensionBlocks <= MAX_EXTENSION_BLOCKS, "extension is too long");
        (cakeToken, treasuryAddress, extensionBlocks) = (params.token, params.treasury, params.extensionBlocks);
        operatorAddress = params.operator;
        _setMaxAuctionLength(params.maxAuctionLength);
    }

    function whitelisted(address bidder) external view returns (bool) {
        return _whitelist.contains(bidder);
    }

    function viewBidders(uint256 cursor, uint256 size) external view returns (address[] memory bidders, uint256 next) {
        bidders = new address[](_pageSize(_whitelist.length(), cursor, size));
        for (uint256 i = 0; i < bidders.length; ++i) bidders[i] = _whitelist.at(cursor + i);
        next = cursor + bidders.length;
    }

    function viewAuctions(uint256 cursor, uint256 size) external view returns (Auction[] memory page, uint256 next) {
        page = new Auction[](_pageSize(currentAuctionId, cursor, size));
        for (uint256 i = 0; i < page.length; ++i) page[i] = auctions[cursor + i + 1];
        next = cursor + page.length;
    }

    function viewBidsPerAuction(uint256 auctionId, uint256 cursor, uint256 size) external view returns (BidAccount[] memory bids, uint256 next) {
        address[] storage all = _bidders[auctionId];
        bids = new BidAccount[](_pageSize(all.length, cursor, size));
        for (uint256 i = 0; i < bids.length; ++i) {
            address account = all[cursor + i];
            Bid memory found = auctionBids[auctionId][account];
            bids[i] = BidAccount(account, found.totalAmount, found.hasClaimed);
        }
        next = cursor + bids.length;
    }

    function viewBidderAuctions(address bidder, uint256 cursor, uint256 size)
        external
        view
        returns (uint256[] memory auctionIds, uint256[] memory amounts, bool[] memory isClaimed, uint256 next)
    {
        uint256[] storage all = _bidderAuctions[bidder];
        uint256 length = _pageSize(all.length, cursor, size);
        (auctionIds, amounts, isClaimed) = (new uint256[](length), new uint256[](length), new bool[](length));
        for (uint256 i = 0; i < length; ++i) {
            auctionIds[i] = all[cursor + i];
            Bid memory found = auctionBids[auctionIds[i]][bidder];
            (amounts[i], isClaimed[i]) = (found.totalAmount, found.hasClaimed);
        }
        next = cursor + length;
    }

    function viewLeaderboard(uint256 auctionId) external view returns (address[] memory) {
        return _leaders[auctionId];
    }

    function claimable(uint256 auctionId, address bidder) external view returns (bool) {
        Bid memory found = auctionBids[auctionId][bidder];
        bool isClosed = auctions[auctionId].status == Status.Close;
        return isClosed && found.totalAmount > 0 && !found.hasClaimed && !_isLeader(auctionId, bidder);
    }

    function bid(uint256 amount) external nonReentrant {
        uint256 auctionId = currentAuctionId;
        Auction storage auction = auctions[auctionId];
        require(_whitelist.contains(msg.sender), "not whitelisted");
        require(auction.status == Status.Open, "auction is not open");
        require(block.number > auction.startBlock, "auction has not started");
        require(block.number < auction.endBlock, "auction is over");
        require(amount > 0 && amount % BID_STEP == 0, "bid is not a multiple of 10");
        Bid storage own = auctionBids[auctionId][msg.sender];
        if (own.totalAmount == 0) {
            require(amount >= auction.initialBidAmount, "first bid is too low");
            _bidders[auctionId].push(msg.sender);
            _bidderAuctions[msg.sender].push(auctionId);
        }
        own.totalAmount += amount;
        heldAmount += amount;
        emit AuctionBid(auctionId, msg.sender, amount);
        if (_rank(auctionId, msg.sender)) _extend(auctionId);
        IERC20(cakeToken).safeTransferFrom(msg.sender, address(this), amount);
    }

    function claimAuction(uint256 auctionId) external nonReentrant {
        uint256 amount = _take(auctionId, msg.sender, false);
        IERC20(cakeToken).safeTransfer(msg.sender, amount);
    }

    function claimAuctionLeaderboard(uint256 auctionId, address[] calldata bidders) external nonReentrant {
        uint256 amount = 0;
        for (uint256 i = 0; i < bidders.length; ++i) amount += _take(auctionId, bidders[i], true);
        totalCollected += amount;
        IERC20(cakeToken).safeTransfer(treasuryAddress, amount);
    }

    function startAuction(uint256 startBlock, uint256 endBlock, uint256 initialBidAmount, uint256 leaderboard) external onlyOperator {
        uint256 auctionId = currentAuctionId;
        require(auctionId == 0 || auctions[auctionId].status == Status.Close, "the auction before is not closed");
        // Nothing else could start before an auction whose start is far away.
        require(startBlock > block.number && startBlock <= block.number + MAX_LENGTH, "start out of range");
        require(endBlock > startBlock + 1 && endBlock - startBlock <= maxAuctionLength, "length out of range");
        require(initialBidAmount > 0, "first bid is 0");
        require(leaderboard > 0 && leaderboard <= MAX_LEADERBOARD, "number of winners out of range");
        currentAuctionId = ++auctionId;
        auctions[auctionId] = Auction(Status.Open, startBlock, endBlock, initialBidAmount, leaderboard, 0);
        lastEndBlock[auctionId] = endBlock + MAX_EXTENSIONS * extensionBlocks;
        emit AuctionStart(auctionId, startBlock, endBlock, initialBidAmount, leaderboard);
    }

    function closeAuction(uint256 auctionId) external {
        Auction storage auction = auctions[auctionId];
        require(auction.status == Status.Open, "auction is not open");
        require(block.number >= auction.endBlock, "auction is not over");
        address[] storage leaders = _leaders[auctionId];
        uint256 threshold = leaders.length == 0 ? 0 : auctionBids[auctionId][leaders[leaders.length - 1]].totalAmount;
        (auction.status, auction.leaderboardThreshold) = (Status.Close, threshold);
        emit AuctionClose(auctionId, threshold, _bidders[auctionId].length);
    }

    function addWhitelist(address[] calldata bidders) external onlyOperator {
        for (uint256 i = 0; i < bidders.length; ++i) {
            if (_whitelist.add(bidders[i])) emit WhitelistAdd(bidders[i]);
        }
    }

    function removeWhitelist(address[] calldata bidders) external onlyOperator {
        for (uint256 i = 0; i < bidders.length; ++i) {
            if (_whitelist.remove(bidders[i])) emit WhitelistRemove(bidders[i]);
        }
    }

    function setOperatorAddress(address operator) external onlyOwner {
        operatorAddress = operator;
        emit NewOperatorAddress(operator);
    }

    /// @notice Sets the length in blocks for later auctions.
    function setMaxAuctionLength(uint256 length) external onlyOwner {
        _setMaxAuctionLength(length);
    }

    /// @notice Pays out tokens that were sent here by mistake. Bids are out of reach.
    function recoverToken(address token, uint256 amount) external onlyOwner nonReentrant {
        uint256 balance = IERC20(token).balanceOf(address(this));
        require(amount <= (token == cakeToken ? balance - heldAmount : balance), "more than was sent by mistake");
        emit TokenRecovery(token, amount);
        IERC20(token).safeTransfer(msg.sender, amount);
    }

    /// @dev Moves a bidder up to the place of its amount, behind equal amounts. Amounts only grow, so whoever is outside
    /// the leaderboard ranks behind everyone in it.
    /// @return isReplacing whether the bidder came in for another one
    function _rank(uint256 auctionId, address bidder) private returns (bool isReplacing) {
        address[] storage leaders = _leaders[auctionId];
        mapping(address account => Bid) storage bids = auctionBids[auctionId];
        uint256 total = bids[bidder].totalAmount;
        uint256 size = leaders.length;
        uint256 place = 0;
        while (place < size && leaders[place] != bidder) ++place;
        if (place == size) {
            if (size < auctions[auctionId].leaderboard) {
                leaders.push(bidder);
            } else {
                --place;
                if (total <= bids[leaders[place]].totalAmount) return false;
                isReplacing = true;
            }
        }
        for (; place > 0 && total > bids[leaders[place - 1]].totalAmount; --place) leaders[place] = leaders[place - 1];
        leaders[place] = bidder;
    }

    /// @dev So that whoever was outbid can respond.
    function _extend(uint256 auctionId) private {
        uint256 endBlock = Math.min(block.number + extensionBlocks, lastEndBlock[auctionId]);
        if (endBlock <= auctions[auctionId].endBlock) return;
        auctions[auctionId].endBlock = endBlock;
        emit AuctionExtend(auctionId, endBlock);
    }

    /// @dev Marks a bid of a closed auction as claimed.
    /// @param isAdmin whether the bid has to be a winner's, otherwise a loser's
    function _take(uint256 auctionId, address account, bool isAdmin) private returns (uint256 amount) {
        Bid storage found = auctionBids[auctionId][account];
        require(auctions[auctionId].status == Status.Close, "auction is not closed");
        require(found.totalAmount > 0, "no bid");
        require(!found.hasClaimed, "claimed already");
        require(_isLeader(auctionId, account) == isAdmin, isAdmin ? "bid has not won" : "bid has won");
        found.hasClaimed = true;
        amount = found.totalAmount;
        heldAmount -= amount;
        emit AuctionClaim(auctionId, account, amount, isAdmin);
    }

    function _setMaxAuctionLength(uint256 length) private {
        require(length > 1 && length <= MAX_LENGTH, "length out of range");
        maxAuctionLength = length;
        emit NewMaxAuctionLength(length);
    }

    function _isLeader(uint256 auctionId, address account) private view returns (bool) {
        address[] storage leaders = _leaders[auctionId];
        for (uint256 i = 0; i < leaders.length; ++i) {
            if (leaders[i] == account) return true;
        }
        return false;
    }

    function _pageSize(uint256 length, uint256 cursor, uint256 size) private pure returns (uint256) {
        return Math.min(size, Math.saturatingSub(length, cursor));
    }
}
