// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {EnumerableSet} from "@openzeppelin/contracts/utils/structs/EnumerableSet.sol";
import {IProfile} from "../interfaces/IProfile.sol";
import {IRandomGenerator} from "../interfaces/IRandomGenerator.sol";
import {ISquadSale} from "../interfaces/ISquadSale.sol";
import {Squad} from "./Squad.sol";

struct SquadSaleParams {
    string name;
    string symbol;
    bytes32 provenanceHash;
    address token;
    address profile;
    address randomGenerator;
    uint256 snapshotBlock;
    uint256 maxSupply;
    uint256 maxReserveSupply;
    uint256 maxPreSaleSupply;
    /// Seconds.
    uint256 preSaleLength;
    uint256 saleLength;
}

/// @dev The offset is drawn after the base URI is locked and the last ticket is sold, and tickets can't be transferred, so
/// nobody can choose an NFT by its rarity. No step waits for the owner longer than to the refund. The token must have no
/// transfer fee.
contract SquadSale is ISquadSale, Ownable, ReentrancyGuard {
    using SafeERC20 for IERC20;
    using EnumerableSet for EnumerableSet.UintSet;

    uint256 private constant DRAW_ID = 1;
    /// @dev Seconds after which a generator that doesn't answer is given up.
    uint256 public constant DRAW_PERIOD = 7 days;
    /// @dev Of the presale and of the sale: bounds how long a payment can wait for its refund.
    uint256 public constant MAX_LENGTH = 365 days;

    Squad private immutable _squad;
    address public immutable cakeToken;
    address public immutable pancakeProfile;
    address public immutable randomGenerator;
    uint256 public immutable snapshotBlock;
    uint256 public immutable maxSupply;
    uint256 public immutable maxReserveSupply;
    uint256 public immutable maxPreSaleSupply;
    uint256 public immutable preSaleLength;
    uint256 public immutable saleLength;

    uint256 public startTimestamp;
    uint256 public maxPerAddress;
    uint256 public maxPerTransaction;
    uint256 public pricePerTicket;
    uint256 public totalTicketsDistributed;
    uint256 public randomOffsetNumber;
    mapping(address user => uint256) public numberTicketsForGen0;
    mapping(address user => uint256) public numberTicketsUsedForGen0;
    mapping(address user => uint256) public amountPaid;

    bool private _isScheduled;
    bool private _isDrawn;
    uint256 private _requestedAt;
    uint256 private _whitelistedTickets;
    uint256 private _reservedTickets;
    uint256 private _proceeds;
    mapping(address user => EnumerableSet.UintSet) private _ticketsOf;

    constructor(SquadSaleParams memory params) Ownable(msg.sender) {
        require(params.maxSupply > 0 && params.maxReserveSupply + params.maxPreSaleSupply <= params.maxSupply, "supply out of range");
        require(params.preSaleLength > 0 && params.saleLength > 0, "length is 0");
        require(params.preSaleLength <= MAX_LENGTH && params.saleLength <= MAX_LENGTH, "length is too long");
        _squad = new Squad(params.name, params.symbol, params.maxSupply, params.provenanceHash);
        (cakeToken, pancakeProfile, randomGenerator) = (params.token, params.profile, params.randomGenerator);
        (snapshotBlock, maxSupply) = (params.snapshotBlock, params.maxSupply);
        (maxReserveSupply, maxPreSaleSupply) = (params.maxReserveSupply, params.maxPreSaleSupply);
        (preSaleLength, saleLength) = (params.preSaleLength, params.saleLength);
    }

    modifier beforePresale() {
        require(currentStatus() < SaleStatus.Presale, "Status: Must be before the presale");
        _;
    }

    function currentStatus() public view returns (SaleStatus) {
        if (!_isScheduled) return SaleStatus.Pending;
        if (_isDrawn) return SaleStatus.Claim;
        if (block.timestamp < preSaleTimestamp()) return SaleStatus.Premint;
        if (block.timestamp < startTimestamp) return SaleStatus.Presale;
        if (block.timestamp >= refundTimestamp()) return SaleStatus.Refund;
        return totalTicketsDistributed == maxSupply ? SaleStatus.DrawingRandomness : SaleStatus.Sale;
    }

    function pancakeSquad() external view returns (address) {
        return address(_squad);
    }

    function preSaleTimestamp() public view returns (uint256) {
        return Math.saturatingSub(startTimestamp, preSaleLength);
    }

    function refundTimestamp() public view returns (uint256) {
        return _requestedAt == 0 ? startTimestamp + saleLength : _requestedAt + DRAW_PERIOD;
    }

    function canClaimForGen0(address user) external view returns (bool) {
        return numberTicketsUsedForGen0[user] < numberTicketsForGen0[user];
    }

    function viewNumberTicketsOfUser(address user) public view returns (uint256) {
        return _ticketsOf[user].length();
    }

    function ticketsOfUserBySize(address user, uint256 cursor, uint256 size)
        external
        view
        returns (uint256[] memory ticketIds, uint256 next)
    {
        ticketIds = new uint256[](Math.min(size, Math.saturatingSub(viewNumberTicketsOfUser(user), cursor)));
        for (uint256 i = 0; i < ticketIds.length; ++i) ticketIds[i] = _ticketsOf[user].at(cursor + i);
        next = cursor + ticketIds.length;
    }

    function calculateTokenId(uint256 ticketId) public view returns (uint256) {
        return (randomOffsetNumber + ticketId) % maxSupply;
    }

    function buyTickets(uint256 numberTickets) external nonReentrant {
        require(currentStatus() == SaleStatus.Sale, "Status: Must be in sale");
        require(numberTickets <= maxPerTransaction, "Tickets: Max supply per batch reached");
        require(numberTickets <= maxSupply - totalTicketsDistributed, "Tickets: Max supply reached");
        uint256 limit = maxPerAddress + numberTicketsUsedForGen0[msg.sender];
        require(viewNumberTicketsOfUser(msg.sender) + numberTickets <= limit, "Tickets: Max supply per address reached");
        _sell(numberTickets);
    }

    /// @dev There are always enough tickets left: `maxSupply` is at least those of the reserve and of the whitelist.
    function buyTicketsInPreSaleForGen0(uint256 numberTickets) external nonReentrant {
        require(currentStatus() == SaleStatus.Presale, "Status: Must be in presale");
        uint256 limit = numberTicketsForGen0[msg.sender];
        require(limit > 0, "Tickets: User is not eligible");
        uint256 used = numberTicketsUsedForGen0[msg.sender];
        require(numberTickets <= limit - used, "Tickets: Number of tickets too high");
        numberTicketsUsedForGen0[msg.sender] = used + numberTickets;
        _sell(numberTickets);
    }

    function drawRandomness() external nonReentrant {
        require(currentStatus() == SaleStatus.DrawingRandomness, "Status: Must be sold out");
        require(_requestedAt == 0, "Randomness: Requested already");
        require(_squad.isLocked(), "Randomness: Base URI is not locked");
        _requestedAt = block.timestamp;
        emit RandomnessRequest(bytes32(DRAW_ID), SaleStatus.DrawingRandomness);
        IRandomGenerator(randomGenerator).request(DRAW_ID);
    }

    function fulfillRandomness() external nonReentrant {
        require(currentStatus() == SaleStatus.DrawingRandomness && _requestedAt != 0, "Status: Must be drawing randomness");
        (bool isReady, uint256 random) = IRandomGenerator(randomGenerator).result(DRAW_ID);
        require(isReady, "Randomness: Not known yet");
        (randomOffsetNumber, _isDrawn) = (random % maxSupply, true);
        emit SaleStatusUpdate(SaleStatus.Claim);
    }

    function mint(uint256[] calldata ticketIds) external nonReentrant {
        require(currentStatus() == SaleStatus.Claim, "Status: Must be in claim");
        require(ticketIds.length > 0, "Mint: Cannot mint zero");
        for (uint256 i = 0; i < ticketIds.length; ++i) {
            require(_ticketsOf[msg.sender].remove(ticketIds[i]), "Mint: TicketId not belonging to user");
            _squad.mint(msg.sender, calculateTokenId(ticketIds[i]));
        }
        emit Mint(msg.sender, ticketIds.length);
    }

    function refund() external nonReentrant {
        require(currentStatus() == SaleStatus.Refund, "Status: Must be in refund");
        uint256 amount = amountPaid[msg.sender];
        require(amount > 0, "Refund: Nothing to refund");
        amountPaid[msg.sender] = 0;
        emit TicketsRefund(msg.sender, amount);
        IERC20(cakeToken).safeTransfer(msg.sender, amount);
    }

    function claim() external onlyOwner nonReentrant {
        require(currentStatus() == SaleStatus.Claim, "Status: Must be in claim");
        uint256 amount = _proceeds;
        require(amount > 0, "Claim: Nothing to claim");
        _proceeds = 0;
        emit Claim(amount);
        IERC20(cakeToken).safeTransfer(msg.sender, amount);
    }

    function getReserveTickets(uint256 numberTickets) external onlyOwner {
        require(currentStatus() == SaleStatus.Premint, "Status: Must be in premint");
        require(numberTickets > 0, "Tickets: Cannot buy zero");
        require(numberTickets <= maxReserveSupply - _reservedTickets, "Tickets: Max reserve supply reached");
        _reservedTickets += numberTickets;
        _distribute(numberTickets);
    }

    /// @dev From here on, terms are fixed and the time decides.
    /// @param status only Premint
    function updateSaleStatus(SaleStatus status) external onlyOwner {
        require(status == SaleStatus.Premint && currentStatus() == SaleStatus.Pending, "Status: Follows from the time");
        require(pricePerTicket > 0, "Terms: Price is 0");
        require(maxPerTransaction > 0 && maxPerTransaction <= maxPerAddress, "Terms: Limits out of range");
        require(preSaleTimestamp() > block.timestamp, "Terms: Presale is not in the future");
        _isScheduled = true;
        emit SaleStatusUpdate(status);
    }

    function setSaleProperties(uint256 startTimestamp_, uint256 maxPerAddress_, uint256 maxPerTransaction_) external onlyOwner {
        require(currentStatus() == SaleStatus.Pending, "Status: Must be pending");
        (startTimestamp, maxPerAddress, maxPerTransaction) = (startTimestamp_, maxPerAddress_, maxPerTransaction_);
        emit NewSaleProperties(startTimestamp_, maxPerAddress_, maxPerTransaction_);
    }

    function setTicketPrice(uint256 pricePerTicket_) external onlyOwner {
        require(currentStatus() == SaleStatus.Pending, "Status: Must be pending");
        pricePerTicket = pricePerTicket_;
        emit NewPricePerTicket(pricePerTicket_);
    }

    /// @param numberTickets a ticket for each bunny of generation 0 that the account owned at `snapshotBlock`
    function whitelistAddresses(address[] calldata users, uint256[] calldata numberTickets) external onlyOwner beforePresale {
        require(users.length == numberTickets.length, "Whitelist: Lengths differ");
        uint256 total = _whitelistedTickets;
        for (uint256 i = 0; i < users.length; ++i) {
            require(numberTicketsForGen0[users[i]] == 0, "Whitelist: Whitelisted already");
            numberTicketsForGen0[users[i]] = numberTickets[i];
            total += numberTickets[i];
        }
        require(total <= maxPreSaleSupply, "Whitelist: Max presale supply reached");
        _whitelistedTickets = total;
        emit AddressesWhitelisted(users, numberTickets);
    }

    function unwhitelistAddresses(address[] calldata users) external onlyOwner beforePresale {
        for (uint256 i = 0; i < users.length; ++i) {
            _whitelistedTickets -= numberTicketsForGen0[users[i]];
            numberTicketsForGen0[users[i]] = 0;
        }
        emit AddressesUnwhitelisted(users);
    }

    function setBaseURI(string calldata uri) external onlyOwner {
        _squad.setBaseURI(uri);
    }

    function lock() external onlyOwner {
        _squad.lock();
    }

    function _sell(uint256 numberTickets) private {
        require(numberTickets > 0, "Tickets: Cannot buy zero");
        require(IProfile(pancakeProfile).getUserStatus(msg.sender), "Profile: Must be active");
        uint256 cost = numberTickets * pricePerTicket;
        amountPaid[msg.sender] += cost;
        _proceeds += cost;
        _distribute(numberTickets);
        IERC20(cakeToken).safeTransferFrom(msg.sender, address(this), cost);
    }

    function _distribute(uint256 numberTickets) private {
        uint256 first = totalTicketsDistributed;
        totalTicketsDistributed = first + numberTickets;
        for (uint256 i = 0; i < numberTickets; ++i) _ticketsOf[msg.sender].add(first + i);
        emit TicketsDistributed(msg.sender, numberTickets);
    }
}
