// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {IERC721Receiver} from "@openzeppelin/contracts/token/ERC721/IERC721Receiver.sol";
import {ERC165Checker} from "@openzeppelin/contracts/utils/introspection/ERC165Checker.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {EnumerableSet} from "@openzeppelin/contracts/utils/structs/EnumerableSet.sol";
import {ICollectionWhitelistChecker} from "../interfaces/ICollectionWhitelistChecker.sol";
import {IWcro} from "../interfaces/IErc20.sol";
import {INftMarket} from "../interfaces/INftMarket.sol";

/// @dev Unlike in the original, the fees of a listed token never rise, a closed collection stays in the list, tokens can't be
/// sent to the market other than by listing them, and the owner can't touch what is listed or owed.
contract NftMarket is INftMarket, IERC721Receiver, Ownable, ReentrancyGuard {
    using EnumerableSet for EnumerableSet.AddressSet;
    using EnumerableSet for EnumerableSet.UintSet;
    using SafeERC20 for IERC20;

    struct Listing {
        address seller;
        /// The collection's when the token was listed, in basis points: they are the most that the seller pays.
        uint16 tradingFee;
        uint16 creatorFee;
        uint256 price;
    }

    uint256 private constant BPS = 10_000;
    uint256 public constant TOTAL_MAX_FEE = 1_000;

    address public immutable WBNB;
    address public adminAddress;
    address public treasuryAddress;
    uint256 public minimumAskPrice;
    uint256 public maximumAskPrice;
    mapping(address account => uint256) public pendingRevenue;

    EnumerableSet.AddressSet private _collectionAddresses;
    mapping(address collection => Collection) private _collections;
    mapping(address collection => mapping(uint256 tokenId => Listing)) private _listings;
    mapping(address collection => EnumerableSet.UintSet) private _listedIds;
    mapping(address collection => mapping(address seller => EnumerableSet.UintSet)) private _listedIdsOf;

    modifier onlyAdmin() {
        require(msg.sender == adminAddress, "not the admin");
        _;
    }

    constructor(address admin, address treasury, address wrappedCro, uint256 minimumPrice, uint256 maximumPrice) Ownable(msg.sender) {
        WBNB = wrappedCro;
        _setAdminAndTreasury(admin, treasury);
        _setPriceRange(minimumPrice, maximumPrice);
    }

    function viewAsksByCollection(address collection, uint256 cursor, uint256 size)
        external
        view
        returns (uint256[] memory tokenIds, Ask[] memory askInfo, uint256 next)
    {
        return _page(collection, _listedIds[collection], cursor, size);
    }

    function viewAsksByCollectionAndSeller(address collection, address seller, uint256 cursor, uint256 size)
        external
        view
        returns (uint256[] memory tokenIds, Ask[] memory askInfo, uint256 next)
    {
        return _page(collection, _listedIdsOf[collection][seller], cursor, size);
    }

    function viewAsksByCollectionAndTokenIds(address collection, uint256[] calldata tokenIds)
        external
        view
        returns (bool[] memory statuses, Ask[] memory askInfo)
    {
        (statuses, askInfo) = (new bool[](tokenIds.length), new Ask[](tokenIds.length));
        for (uint256 i = 0; i < tokenIds.length; ++i) {
            askInfo[i] = _askOf(collection, tokenIds[i]);
            statuses[i] = askInfo[i].seller != address(0);
        }
    }

    function viewCollections(uint256 cursor, uint256 size)
        external
        view
        returns (address[] memory collectionAddresses, Collection[] memory collectionDetails, uint256 next)
    {
        uint256 count = Math.min(size, Math.saturatingSub(_collectionAddresses.length(), cursor));
        (collectionAddresses, collectionDetails) = (new address[](count), new Collection[](count));
        for (uint256 i = 0; i < count; ++i) {
            collectionAddresses[i] = _collectionAddresses.at(cursor + i);
            collectionDetails[i] = _collections[collectionAddresses[i]];
        }
        next = cursor + count;
    }

    function calculatePriceAndFeesForCollection(address collection, uint256 price)
        external
        view
        returns (uint256 netPrice, uint256 tradingFee, uint256 creatorFee)
    {
        Collection storage terms = _collections[collection];
        if (terms.status != CollectionStatus.Open) return (0, 0, 0);
        return _split(price, terms.tradingFee, terms.creatorFee);
    }

    function calculatePriceAndFeesForAsk(address collection, uint256 tokenId)
        external
        view
        returns (uint256 netPrice, uint256 tradingFee, uint256 creatorFee)
    {
        Collection storage terms = _collections[collection];
        if (terms.status != CollectionStatus.Open) return (0, 0, 0);
        return _splitListing(terms, _listings[collection][tokenId]);
    }

    function canTokensBeListed(address collection, uint256[] calldata tokenIds) external view returns (bool[] memory listingStatuses) {
        listingStatuses = new bool[](tokenIds.length);
        Collection storage terms = _collections[collection];
        if (terms.status != CollectionStatus.Open) return listingStatuses;
        for (uint256 i = 0; i < tokenIds.length; ++i) listingStatuses[i] = _isEligible(terms.whitelistChecker, tokenIds[i]);
    }

    function createAskOrder(address collection, uint256 tokenId, uint256 askPrice) external nonReentrant {
        Collection storage terms = _openCollection(collection);
        _requirePriceInRange(askPrice);
        require(_isEligible(terms.whitelistChecker, tokenId), "token not eligible");
        // Only a collection that isn't what it claims to be lets a token be listed twice.
        require(_listings[collection][tokenId].seller == address(0), "token is listed");
        _listings[collection][tokenId] = Listing(msg.sender, uint16(terms.tradingFee), uint16(terms.creatorFee), askPrice);
        _listedIds[collection].add(tokenId);
        _listedIdsOf[collection][msg.sender].add(tokenId);
        emit AskNew(collection, msg.sender, tokenId, askPrice);
        IERC721(collection).safeTransferFrom(msg.sender, address(this), tokenId);
        require(IERC721(collection).ownerOf(tokenId) == address(this), "token was not transferred");
    }

    function modifyAskOrder(address collection, uint256 tokenId, uint256 newPrice) external nonReentrant {
        _openCollection(collection);
        _requirePriceInRange(newPrice);
        _requireSeller(collection, tokenId);
        _listings[collection][tokenId].price = newPrice;
        emit AskUpdate(collection, msg.sender, tokenId, newPrice);
    }

    function cancelAskOrder(address collection, uint256 tokenId) external nonReentrant {
        _requireSeller(collection, tokenId);
        _removeListing(collection, tokenId, msg.sender);
        emit AskCancel(collection, msg.sender, tokenId);
        // A seller that is a contract gets its hook called, but one without a hook gets its token back as well.
        try IERC721(collection).safeTransferFrom(address(this), msg.sender, tokenId) {}
        catch {
            IERC721(collection).transferFrom(address(this), msg.sender, tokenId);
        }
        _requireSent(collection, tokenId);
    }

    function buyTokenUsingBNB(address collection, uint256 tokenId) external payable nonReentrant {
        (address seller, uint256 netPrice) = _takeListing(collection, tokenId, msg.value, true);
        IWcro(WBNB).deposit{value: msg.value}();
        _deliver(collection, tokenId, seller, netPrice);
    }

    function buyTokenUsingWBNB(address collection, uint256 tokenId, uint256 price) external nonReentrant {
        (address seller, uint256 netPrice) = _takeListing(collection, tokenId, price, false);
        IERC20(WBNB).safeTransferFrom(msg.sender, address(this), price);
        _deliver(collection, tokenId, seller, netPrice);
    }

    function claimPendingRevenue() external nonReentrant {
        uint256 amount = pendingRevenue[msg.sender];
        require(amount != 0, "nothing to claim");
        pendingRevenue[msg.sender] = 0;
        emit RevenueClaim(msg.sender, amount);
        IERC20(WBNB).safeTransfer(msg.sender, amount);
    }

    /// @dev Refuses tokens that are sent instead of listed, which would have no seller.
    function onERC721Received(address operator, address, uint256, bytes calldata) external view returns (bytes4) {
        require(operator == address(this), "list it with createAskOrder");
        return IERC721Receiver.onERC721Received.selector;
    }

    function addCollection(address collection, address creator, address whitelistChecker, uint256 tradingFee, uint256 creatorFee) external onlyAdmin {
        require(ERC165Checker.supportsInterface(collection, type(IERC721).interfaceId), "not an ERC-721 collection");
        require(_collectionAddresses.add(collection), "collection was added already");
        _setTerms(collection, creator, whitelistChecker, tradingFee, creatorFee);
        emit CollectionNew(collection, creator, whitelistChecker, tradingFee, creatorFee);
    }

    function modifyCollection(address collection, address creator, address whitelistChecker, uint256 tradingFee, uint256 creatorFee) external onlyAdmin {
        require(_collectionAddresses.contains(collection), "collection is unknown");
        _setTerms(collection, creator, whitelistChecker, tradingFee, creatorFee);
        emit CollectionUpdate(collection, creator, whitelistChecker, tradingFee, creatorFee);
    }

    function closeCollectionForTradingAndListing(address collection) external onlyAdmin {
        _openCollection(collection).status = CollectionStatus.Close;
        emit CollectionClose(collection);
    }

    function updateMinimumAndMaximumPrices(uint256 minimumPrice, uint256 maximumPrice) external onlyOwner {
        _setPriceRange(minimumPrice, maximumPrice);
    }

    function setAdminAndTreasuryAddresses(address admin, address treasury) external onlyOwner {
        _setAdminAndTreasury(admin, treasury);
    }

    function recoverFungibleTokens(address token) external onlyOwner nonReentrant {
        require(token != WBNB, "wrapped CRO is owed");
        // `transfer` of an old ERC-721 contract moves a token by its id.
        require(_collections[token].status == CollectionStatus.Pending, "token is a collection");
        uint256 amount = IERC20(token).balanceOf(address(this));
        require(amount != 0, "nothing to recover");
        emit TokenRecovery(token, amount);
        IERC20(token).safeTransfer(msg.sender, amount);
    }

    function recoverNonFungibleToken(address token, uint256 tokenId) external onlyOwner nonReentrant {
        // ERC-20 tokens have a `transferFrom` with the same arguments.
        require(token != WBNB, "wrapped CRO is owed");
        require(!_listedIds[token].contains(tokenId), "token is listed");
        emit NonFungibleTokenRecovery(token, tokenId);
        IERC721(token).transferFrom(address(this), msg.sender, tokenId);
    }

    function _openCollection(address collection) private view returns (Collection storage terms) {
        terms = _collections[collection];
        require(terms.status == CollectionStatus.Open, "collection is not open");
    }

    function _requirePriceInRange(uint256 price) private view {
        require(price >= minimumAskPrice && price <= maximumAskPrice, "price out of range");
    }

    function _requireSeller(address collection, uint256 tokenId) private view {
        require(_listings[collection][tokenId].seller == msg.sender, "not listed by the caller");
    }

    function _requireSent(address collection, uint256 tokenId) private view {
        require(IERC721(collection).ownerOf(tokenId) != address(this), "token was not transferred");
    }

    function _isEligible(address whitelistChecker, uint256 tokenId) private view returns (bool) {
        return whitelistChecker == address(0) || ICollectionWhitelistChecker(whitelistChecker).canList(tokenId);
    }

    function _askOf(address collection, uint256 tokenId) private view returns (Ask memory) {
        Listing storage listing = _listings[collection][tokenId];
        return Ask(listing.seller, listing.price);
    }

    function _page(address collection, EnumerableSet.UintSet storage all, uint256 cursor, uint256 size)
        private
        view
        returns (uint256[] memory tokenIds, Ask[] memory askInfo, uint256 next)
    {
        uint256 count = Math.min(size, Math.saturatingSub(all.length(), cursor));
        (tokenIds, askInfo) = (new uint256[](count), new Ask[](count));
        for (uint256 i = 0; i < count; ++i) {
            tokenIds[i] = all.at(cursor + i);
            askInfo[i] = _askOf(collection, tokenIds[i]);
        }
        next = cursor + count;
    }

    /// @dev Fees are rounded down, and the seller gets the rest: the three parts are always the price.
    function _split(uint256 price, uint256 tradingBps, uint256 creatorBps) private pure returns (uint256 netPrice, uint256 tradingFee, uint256 creatorFee) {
        (tradingFee, creatorFee) = (price * tradingBps / BPS, price * creatorBps / BPS);
        netPrice = price - tradingFee - creatorFee;
    }

    function _splitListing(Collection storage terms, Listing memory listing) private view returns (uint256 netPrice, uint256 tradingFee, uint256 creatorFee) {
        return _split(listing.price, Math.min(listing.tradingFee, terms.tradingFee), Math.min(listing.creatorFee, terms.creatorFee));
    }

    function _removeListing(address collection, uint256 tokenId, address seller) private {
        delete _listings[collection][tokenId];
        _listedIds[collection].remove(tokenId);
        _listedIdsOf[collection][seller].remove(tokenId);
    }

    /// @dev Ends a listing and shares its price out, before anything is paid or sent.
    function _takeListing(address collection, uint256 tokenId, uint256 price, bool withBNB) private returns (address seller, uint256 netPrice) {
        Collection storage terms = _openCollection(collection);
        Listing memory listing = _listings[collection][tokenId];
        seller = listing.seller;
        require(seller != address(0), "not for sale");
        require(price == listing.price, "price has changed");
        require(seller != msg.sender, "buyer is the seller");
        uint256 tradingFee;
        uint256 creatorFee;
        (netPrice, tradingFee, creatorFee) = _splitListing(terms, listing);
        pendingRevenue[treasuryAddress] += tradingFee;
        if (creatorFee != 0) pendingRevenue[terms.creatorAddress] += creatorFee;
        _removeListing(collection, tokenId, seller);
        emit Trade(collection, tokenId, seller, msg.sender, price, netPrice, withBNB);
    }

    function _deliver(address collection, uint256 tokenId, address seller, uint256 netPrice) private {
        IERC20(WBNB).safeTransfer(seller, netPrice);
        IERC721(collection).safeTransferFrom(address(this), msg.sender, tokenId);
        _requireSent(collection, tokenId);
    }

    function _setTerms(address collection, address creator, address whitelistChecker, uint256 tradingFee, uint256 creatorFee) private {
        // Each alone first: their sum could overflow.
        require(tradingFee <= TOTAL_MAX_FEE && creatorFee <= TOTAL_MAX_FEE - tradingFee, "fees are too high");
        require((creator == address(0)) == (creatorFee == 0), "creator and creator fee don't match");
        require(whitelistChecker == address(0) || whitelistChecker.code.length != 0, "checker is not a contract");
        _collections[collection] = Collection(CollectionStatus.Open, creator, whitelistChecker, tradingFee, creatorFee);
    }

    function _setAdminAndTreasury(address admin, address treasury) private {
        require(admin != address(0) && treasury != address(0), "zero address");
        (adminAddress, treasuryAddress) = (admin, treasury);
        emit NewAdminAndTreasuryAddresses(admin, treasury);
    }

    function _setPriceRange(uint256 minimumPrice, uint256 maximumPrice) private {
        require(minimumPrice != 0 && minimumPrice < maximumPrice, "not a price range");
        (minimumAskPrice, maximumAskPrice) = (minimumPrice, maximumPrice);
        emit NewMinimumAndMaximumAskPrices(minimumPrice, maximumPrice);
    }
}
