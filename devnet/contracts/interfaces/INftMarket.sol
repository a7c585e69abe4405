// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice NFT market with the function names of PancakeSwap's ERC721NFTMarketV1. Prices are in wei of CRO, fees in basis
/// points of the price. A listed token is held by the market. The seller is paid in wrapped CRO with the purchase, the
/// treasury and the creator when they claim.
interface INftMarket {
    enum CollectionStatus {
        Pending,
        Open,
        Close
    }

    struct Ask {
        address seller;
        uint256 price;
    }

    struct Collection {
        CollectionStatus status;
        /// Receives the creator fee; the zero address if there is none.
        address creatorAddress;
        /// The zero address if every token may be listed.
        address whitelistChecker;
        uint256 tradingFee;
        uint256 creatorFee;
    }

    event AskNew(address indexed collection, address indexed seller, uint256 indexed tokenId, uint256 askPrice);
    event AskUpdate(address indexed collection, address indexed seller, uint256 indexed tokenId, uint256 askPrice);
    event AskCancel(address indexed collection, address indexed seller, uint256 indexed tokenId);
    event Trade(address indexed collection, uint256 indexed tokenId, address indexed seller, address buyer, uint256 askPrice, uint256 netPrice, bool withBNB);
    event RevenueClaim(address indexed claimer, uint256 amount);
    event CollectionNew(address indexed collection, address indexed creator, address indexed whitelistChecker, uint256 tradingFee, uint256 creatorFee);
    /// @dev Also opens the collection if it was closed.
    event CollectionUpdate(address indexed collection, address indexed creator, address indexed whitelistChecker, uint256 tradingFee, uint256 creatorFee);
    event CollectionClose(address indexed collection);
    event NewAdminAndTreasuryAddresses(address indexed admin, address indexed treasury);
    event NewMinimumAndMaximumAskPrices(uint256 minimumAskPrice, uint256 maximumAskPrice);
    event TokenRecovery(address indexed token, uint256 amount);
    event NonFungibleTokenRecovery(address indexed token, uint256 indexed tokenId);

    /// @notice Most that both fees can be together, in basis points.
    function TOTAL_MAX_FEE() external view returns (uint256);
    /// @notice Wrapped CRO.
    function WBNB() external view returns (address);
    function adminAddress() external view returns (address);
    function treasuryAddress() external view returns (address);
    function minimumAskPrice() external view returns (uint256);
    function maximumAskPrice() external view returns (uint256);
    /// @notice Wrapped CRO that the account can claim.
    function pendingRevenue(address account) external view returns (uint256);

    /// @notice Asks of a collection, in no particular order, which changes when one is removed.
    /// @return tokenIds at most `size`
    /// @return askInfo seller and price of each
    /// @return next the cursor of the next page
    function viewAsksByCollection(address collection, uint256 cursor, uint256 size)
        external
        view
        returns (uint256[] memory tokenIds, Ask[] memory askInfo, uint256 next);
    /// @notice The same for one seller.
    function viewAsksByCollectionAndSeller(address collection, address seller, uint256 cursor, uint256 size)
        external
        view
        returns (uint256[] memory tokenIds, Ask[] memory askInfo, uint256 next);
    /// @return statuses whether each token is listed
    /// @return askInfo seller and price of each; zeros if it isn't
    function viewAsksByCollectionAndTokenIds(address collection, uint256[] calldata tokenIds)
        external
        view
        returns (bool[] memory statuses, Ask[] memory askInfo);
    /// @notice Collections in the order in which they were added, including closed ones.
    function viewCollections(uint256 cursor, uint256 size)
        external
        view
        returns (address[] memory collectionAddresses, Collection[] memory collectionDetails, uint256 next);
    /// @notice What a purchase of a token listed now for `price` would pay the seller, the treasury and the creator; zeros
    /// unless the collection is open.
    function calculatePriceAndFeesForCollection(address collection, uint256 price)
        external
        view
        returns (uint256 netPrice, uint256 tradingFee, uint256 creatorFee);
    /// @notice What a purchase of a listed token would pay the seller, the treasury and the creator; zeros unless it is for
    /// sale. The fees are those of the listing, or the collection's if these are lower.
    function calculatePriceAndFeesForAsk(address collection, uint256 tokenId)
        external
        view
        returns (uint256 netPrice, uint256 tradingFee, uint256 creatorFee);
    /// @notice Whether the collection is open and its checker lets each token be listed.
    function canTokensBeListed(address collection, uint256[] calldata tokenIds) external view returns (bool[] memory listingStatuses);

    /// @notice Takes the caller's token, which must be approved for the market, and lists it. The fees of the collection at
    /// this moment are the most that the sale will cost.
    function createAskOrder(address collection, uint256 tokenId, uint256 askPrice) external;
    /// @notice Changes the price, in an open collection. The listing's limit on fees stays.
    function modifyAskOrder(address collection, uint256 tokenId, uint256 newPrice) external;
    /// @notice Gives the token back, in a closed collection too.
    function cancelAskOrder(address collection, uint256 tokenId) external;
    /// @notice Buys for exactly the value sent; reverts with 'price has changed' if that isn't the price.
    function buyTokenUsingBNB(address collection, uint256 tokenId) external payable;
    /// @notice Buys with wrapped CRO, approved for the market; reverts with 'price has changed' if `price` isn't the price.
    function buyTokenUsingWBNB(address collection, uint256 tokenId, uint256 price) external;
    /// @notice Pays the caller its pending revenue in wrapped CRO.
    function claimPendingRevenue() external;

    /// @dev By the admin. A creator if and only if there is a creator fee.
    function addCollection(address collection, address creator, address whitelistChecker, uint256 tradingFee, uint256 creatorFee) external;
    /// @dev By the admin; opens a closed collection.
    function modifyCollection(address collection, address creator, address whitelistChecker, uint256 tradingFee, uint256 creatorFee) external;
    /// @dev By the admin. Listed tokens can be taken back, but neither bought nor changed.
    function closeCollectionForTradingAndListing(address collection) external;
    /// @dev By the owner. Tokens that are listed already keep their prices.
    function updateMinimumAndMaximumPrices(uint256 minimumAskPrice, uint256 maximumAskPrice) external;
    /// @dev By the owner. What the treasury before has not claimed stays its own.
    function setAdminAndTreasuryAddresses(address admin, address treasury) external;
    /// @dev By the owner, to whom it sends what was transferred to the market by mistake: neither wrapped CRO nor tokens of
    /// a collection.
    function recoverFungibleTokens(address token) external;
    /// @dev By the owner, to whom it sends a token that was transferred to the market without being listed.
    function recoverNonFungibleToken(address token, uint256 tokenId) external;
}
