// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {IBlockHashRandom} from "../interfaces/IBlockHashRandom.sol";
import {IRaffle} from "../interfaces/IRaffle.sol";
import {BlockHashDraw} from "../random/BlockHashDraw.sol";

/// @dev The target block follows from the sale alone, so nobody chooses it. A creator who withholds the secret of a draw that
/// went wrong for the creator's own tickets loses the bond to the other holders: with half of what all tickets cost, that
/// only pays for who holds more than a third of a raffle that is sold out. The token must have no transfer fee.
contract Raffle is IRaffle, ReentrancyGuard {
    using SafeERC20 for IERC20;
    using BlockHashDraw for IBlockHashRandom.Draw;

    /// @dev Tickets of a purchase, which follow those of the purchase before.
    struct Purchase {
        address owner;
        /// Number of the raffle's tickets up to here.
        uint96 end;
    }

    struct State {
        Terms terms;
        address createdBy;
        uint256 bond;
        uint256 ticketsSold;
        uint256 ticketsRefunded;
        bool isProfitClaimed;
        IBlockHashRandom.Draw draw;
        Purchase[] purchases;
        uint256[] winningTickets;
    }

    uint256 private constant BPS = 10_000;
    uint256 private constant BOND_BPS = 5_000;
    uint256 public constant MAX_PROFIT_SHARE = 5_000;
    uint256 public constant MAX_WINNERS = 50;
    /// @dev Of the wait and of the sale.
    uint256 public constant MAX_LENGTH_BLOCKS = 1_000_000;
    uint256 public constant DELAY_BLOCKS = BlockHashDraw.DELAY_BLOCKS;
    uint256 public constant HASH_BLOCKS = BlockHashDraw.HASH_BLOCKS;

    address public immutable token;
    uint256 public raffleCount;
    mapping(uint256 raffleId => mapping(address account => uint256)) public ticketsOf;
    mapping(uint256 raffleId => mapping(address account => uint256)) public prizeOf;
    mapping(uint256 raffleId => State) private _raffles;
    /// @dev Its secret may be known, and then a block's proposer could choose the winners.
    mapping(bytes32 commitment => bool) private _isUsed;

    constructor(address token_) {
        token = token_;
    }

    function bondOf(uint256 maxTickets, uint256 pricePerTicket) public pure returns (uint256) {
        return Math.ceilDiv(maxTickets * pricePerTicket * BOND_BPS, BPS);
    }

    function viewRaffle(uint256 raffleId) public view returns (RaffleInfo memory info) {
        State storage raffle = _raffleOf(raffleId);
        (info.raffleId, info.status, info.terms) = (raffleId, _statusOf(raffle), raffle.terms);
        (info.createdBy, info.bond) = (raffle.createdBy, raffle.bond);
        (info.ticketsSold, info.prize) = (raffle.ticketsSold, _prizeOfAll(raffle));
        info.winningTickets = raffle.winningTickets;
        uint256 count = info.winningTickets.length;
        (info.winners, info.winnersClaimed) = (new address[](count), new bool[](count));
        for (uint256 i = 0; i < count; ++i) {
            info.winners[i] = _ownerOf(raffle, info.winningTickets[i]);
            info.winnersClaimed[i] = prizeOf[raffleId][info.winners[i]] == 0;
        }
    }

    function draws(uint256 raffleId) external view returns (IBlockHashRandom.Draw memory) {
        return _raffleOf(raffleId).draw;
    }

    function listActiveRaffle(uint256 cursor, uint256 size) external view returns (RaffleInfo[] memory raffles, uint256 next) {
        return _list(cursor, size, true);
    }

    function listInactiveRaffle(uint256 cursor, uint256 size) external view returns (RaffleInfo[] memory raffles, uint256 next) {
        return _list(cursor, size, false);
    }

    function ticketOwner(uint256 raffleId, uint256 ticket) external view returns (address) {
        State storage raffle = _raffleOf(raffleId);
        require(ticket < raffle.ticketsSold, "no such ticket");
        return _ownerOf(raffle, ticket);
    }

    function refundOf(uint256 raffleId, address account) public view returns (uint256) {
        State storage raffle = _raffleOf(raffleId);
        uint256 tickets = ticketsOf[raffleId][account];
        if (tickets == 0 || _statusOf(raffle) != Status.Refunding) return 0;
        return tickets * raffle.terms.pricePerTicket + _bondShare(raffle, tickets);
    }

    function profitOf(uint256 raffleId) public view returns (uint256) {
        State storage raffle = _raffleOf(raffleId);
        if (raffle.isProfitClaimed) return 0;
        Status status = _statusOf(raffle);
        if (status == Status.Revealed) return raffle.bond + _paidFor(raffle) - _prizeOfAll(raffle);
        return status == Status.Refunding && !_isForfeited(raffle) ? raffle.bond : 0;
    }

    function createRaffle(Terms calldata terms, bytes32 commitment) external nonReentrant returns (uint256 raffleId) {
        _checkTerms(terms);
        require(!_isUsed[commitment], "commitment was used already");
        _isUsed[commitment] = true;
        raffleId = ++raffleCount;
        State storage raffle = _raffles[raffleId];
        (raffle.terms, raffle.createdBy) = (terms, msg.sender);
        raffle.draw.commit(commitment);
        raffle.draw.setTarget(terms.blockEnd);
        uint256 bond = bondOf(terms.maxTickets, terms.pricePerTicket);
        raffle.bond = bond;
        emit RaffleCreated(raffleId, msg.sender, terms.name, commitment);
        IERC20(token).safeTransferFrom(msg.sender, address(this), bond);
    }

    function buyTicket(uint256 raffleId, uint256 numberTickets) external nonReentrant {
        _buy(raffleId, msg.sender, numberTickets);
    }

    function buyTicketTo(uint256 raffleId, address account, uint256 numberTickets) external nonReentrant {
        require(account != address(0), "account is 0");
        _buy(raffleId, account, numberTickets);
    }

    function reveal(uint256 raffleId, bytes32 secret) external nonReentrant {
        State storage raffle = _raffleOf(raffleId);
        require(_statusOf(raffle) == Status.Ended, "nothing to reveal");
        raffle.draw.reveal(raffleId, secret);
        _drawWinners(raffleId, raffle);
        emit RaffleRevealed(raffleId, secret, raffle.draw.blockHash, raffle.draw.random);
    }

    function claimPrize(uint256 raffleId) external nonReentrant {
        uint256 amount = prizeOf[raffleId][msg.sender];
        require(amount > 0, "no prize to claim");
        prizeOf[raffleId][msg.sender] = 0;
        emit PrizeClaim(raffleId, msg.sender, amount);
        IERC20(token).safeTransfer(msg.sender, amount);
    }

    function claimProfit(uint256 raffleId) external nonReentrant {
        State storage raffle = _raffleOf(raffleId);
        require(msg.sender == raffle.createdBy, "not the creator");
        uint256 amount = profitOf(raffleId);
        require(amount > 0, "nothing to claim");
        (raffle.isProfitClaimed, raffle.bond) = (true, 0);
        emit ProfitClaim(raffleId, msg.sender, amount);
        IERC20(token).safeTransfer(msg.sender, amount);
    }

    function refund(uint256 raffleId) external nonReentrant {
        State storage raffle = _raffleOf(raffleId);
        uint256 amount = refundOf(raffleId, msg.sender);
        require(amount > 0, "nothing to refund");
        uint256 tickets = ticketsOf[raffleId][msg.sender];
        raffle.bond -= _bondShare(raffle, tickets);
        raffle.ticketsRefunded += tickets;
        ticketsOf[raffleId][msg.sender] = 0;
        emit TicketsRefund(raffleId, msg.sender, amount);
        IERC20(token).safeTransfer(msg.sender, amount);
    }

    function _checkTerms(Terms calldata terms) private view {
        uint256 nameLength = bytes(terms.name).length;
        require(nameLength > 0 && nameLength <= 64, "name length out of range");
        require(terms.blockStart >= block.number && terms.blockStart <= block.number + MAX_LENGTH_BLOCKS, "start out of range");
        require(terms.blockEnd > terms.blockStart && terms.blockEnd <= terms.blockStart + MAX_LENGTH_BLOCKS, "end out of range");
        require(terms.profitShare <= MAX_PROFIT_SHARE, "profit share is too high");
        require(terms.pricePerTicket > 0, "price is 0");
        require(terms.maxTickets > 0 && terms.maxTickets <= type(uint96).max, "number of tickets out of range");
        uint256 limit = Math.min(terms.maxTickets, MAX_WINNERS);
        require(terms.maxWinners > 0 && terms.maxWinners <= limit, "number of winners out of range");
        uint256 highest = _lessShare(terms.maxTickets * terms.pricePerTicket, terms.profitShare);
        // With at least a base unit for each winner, an empty prize is a claimed one.
        require(terms.minPrize >= terms.maxWinners && terms.minPrize <= highest, "prize out of range");
    }

    function _buy(uint256 raffleId, address account, uint256 numberTickets) private {
        State storage raffle = _raffleOf(raffleId);
        require(_statusOf(raffle) == Status.Started, "raffle is not on sale");
        uint256 first = raffle.ticketsSold;
        require(numberTickets > 0, "number of tickets is 0");
        require(numberTickets <= raffle.terms.maxTickets - first, "not enough tickets left");
        uint256 end = first + numberTickets;
        raffle.ticketsSold = end;
        raffle.purchases.push(Purchase(account, uint96(end)));
        ticketsOf[raffleId][account] += numberTickets;
        if (end == raffle.terms.maxTickets) raffle.draw.setTarget(block.number);
        emit TicketsPurchase(raffleId, msg.sender, account, first, numberTickets);
        IERC20(token).safeTransferFrom(msg.sender, address(this), numberTickets * raffle.terms.pricePerTicket);
    }

    /// @dev Robert Floyd's sampling without repetition, in which each set of tickets has the same probability.
    function _drawWinners(uint256 raffleId, State storage raffle) private {
        uint256 sold = raffle.ticketsSold;
        uint256 count = Math.min(raffle.terms.maxWinners, sold);
        uint256 prize = _prizeOfAll(raffle);
        uint256[] memory tickets = new uint256[](count);
        for (uint256 i = 0; i < count; ++i) {
            uint256 last = sold - count + i;
            uint256 ticket = uint256(keccak256(abi.encode(raffle.draw.random, i))) % (last + 1);
            tickets[i] = _contains(tickets, i, ticket) ? last : ticket;
            prizeOf[raffleId][_ownerOf(raffle, tickets[i])] += prize / count + (i == 0 ? prize % count : 0);
        }
        raffle.winningTickets = tickets;
    }

    function _list(uint256 cursor, uint256 size, bool isActive) private view returns (RaffleInfo[] memory raffles, uint256 next) {
        uint256 newest = cursor == 0 ? raffleCount : Math.min(cursor, raffleCount);
        next = Math.saturatingSub(newest, size);
        uint256 count = 0;
        for (uint256 id = newest; id > next; --id) if (_isActive(id) == isActive) ++count;
        raffles = new RaffleInfo[](count);
        count = 0;
        for (uint256 id = newest; id > next; --id) if (_isActive(id) == isActive) raffles[count++] = viewRaffle(id);
    }

    function _raffleOf(uint256 raffleId) private view returns (State storage raffle) {
        raffle = _raffles[raffleId];
        require(raffle.createdBy != address(0), "no such raffle");
    }

    function _isActive(uint256 raffleId) private view returns (bool) {
        return _statusOf(_raffles[raffleId]) <= Status.Started;
    }

    function _statusOf(State storage raffle) private view returns (Status) {
        if (raffle.draw.isReady) return Status.Revealed;
        if (raffle.ticketsSold < raffle.terms.maxTickets) {
            if (block.number < raffle.terms.blockStart) return Status.Created;
            if (block.number < raffle.terms.blockEnd) return Status.Started;
        }
        return raffle.draw.isExpired() || !_hasMinPrize(raffle) ? Status.Refunding : Status.Ended;
    }

    function _hasMinPrize(State storage raffle) private view returns (bool) {
        return _prizeOfAll(raffle) >= raffle.terms.minPrize;
    }

    /// @dev Whether the bond goes to the ticket holders: the creator could have revealed, and has not.
    function _isForfeited(State storage raffle) private view returns (bool) {
        return raffle.draw.isExpired() && _hasMinPrize(raffle);
    }

    /// @dev Of what is left, so that the last holder gets the rest.
    function _bondShare(State storage raffle, uint256 tickets) private view returns (uint256) {
        return _isForfeited(raffle) ? raffle.bond * tickets / (raffle.ticketsSold - raffle.ticketsRefunded) : 0;
    }

    function _paidFor(State storage raffle) private view returns (uint256) {
        return raffle.ticketsSold * raffle.terms.pricePerTicket;
    }

    function _prizeOfAll(State storage raffle) private view returns (uint256) {
        return _lessShare(_paidFor(raffle), raffle.terms.profitShare);
    }

    /// @dev Rounds the creator's share down.
    function _lessShare(uint256 amount, uint256 shareBps) private pure returns (uint256) {
        return amount - amount * shareBps / BPS;
    }

    /// @dev Binary search for the purchase of a ticket.
    function _ownerOf(State storage raffle, uint256 ticket) private view returns (address) {
        uint256 low = 0;
        uint256 high = raffle.purchases.length - 1;
        while (low < high) {
            uint256 middle = (low + high) / 2;
            if (raffle.purchases[middle].end > ticket) high = middle;
            else low = middle + 1;
        }
        return raffle.purchases[low].owner;
    }

    function _contains(uint256[] memory tickets, uint256 count, uint256 ticket) private pure returns (bool) {
        for (uint256 i = 0; i < count; ++i) if (tickets[i] == ticket) return true;
        return false;
    }
}
