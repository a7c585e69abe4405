import { graphql } from './graphql'

const COLLECTION = graphql(`
  fragment Collection on Collection {
    id
    name
    symbol
    active
    totalTrades
    totalVolumeBNB
    numberTokensListed
    creatorAddress
    tradingFee
    creatorFee
    whitelistChecker
    createdAt
    lowest: nfts(first: 1, where: { isTradable: true }, orderBy: currentAskPrice, orderDirection: asc) {
      currentAskPrice
    }
    highest: nfts(first: 1, where: { isTradable: true }, orderBy: currentAskPrice, orderDirection: desc) {
      currentAskPrice
    }
  }
`)
const NFT = graphql(`
  fragment Nft on NFT {
    tokenId
    otherId
    collection { id }
    metadataUrl
    updatedAt
    currentAskPrice
    currentSeller
    latestTradedPriceInBNB
    tradeVolumeBNB
    totalTrades
    isTradable
  }
`)
const TRADE = graphql(`
  fragment Trade on Transaction {
    id
    hash
    block
    timestamp
    collection { id }
    nft { tokenId }
    askPrice
    netPrice
    buyer { id }
    seller { id }
    withBNB
  }
`)
const ASK_ORDER = graphql(`
  fragment Ask on AskOrder {
    id
    hash
    block
    timestamp
    collection { id }
    nft { tokenId }
    orderType
    askPrice
    seller { id }
  }
`)

export const COLLECTIONS_QUERY = graphql(
  `
    query collections($first: Int!) {
      collections(first: $first) { ...Collection }
      _meta { block { number timestamp } }
    }
  `,
  [COLLECTION],
)
export const COLLECTION_QUERY = graphql(
  `
    query collection($id: ID!) {
      collection(id: $id) { ...Collection }
      _meta { block { number timestamp } }
    }
  `,
  [COLLECTION],
)
export const NFTS_QUERY = graphql(
  `
    query nfts($first: Int!, $skip: Int!, $orderBy: NFT_orderBy!, $direction: OrderDirection!, $where: NFT_filter!) {
      nfts(first: $first, skip: $skip, orderBy: $orderBy, orderDirection: $direction, where: $where) { ...Nft }
      _meta { block { number timestamp } }
    }
  `,
  [NFT],
)
export const NFT_QUERY = graphql(
  `
    query nft($nft: String!, $collection: String!, $tokenId: BigInt!, $first: Int!) {
      nfts(first: 1, where: { collection: $collection, tokenId: $tokenId }) { ...Nft }
      transactions(first: $first, orderBy: timestamp, orderDirection: desc, where: { nft: $nft }) { ...Trade }
      askOrders(first: $first, orderBy: timestamp, orderDirection: desc, where: { nft: $nft }) { ...Ask }
      _meta { block { number timestamp } }
    }
  `,
  [NFT, TRADE, ASK_ORDER],
)
export const SALES_QUERY = graphql(
  `
    query nftSales($first: Int!, $sales: Int!, $ids: [ID!]!) {
      nfts(first: $first, where: { id_in: $ids }) {
        tokenId
        collection { id }
        transactionHistory(first: $sales, orderBy: timestamp, orderDirection: desc) { ...Trade }
      }
      _meta { block { number timestamp } }
    }
  `,
  [TRADE],
)
export const USER_QUERY = graphql(
  `
    query activity($id: ID!, $trades: Int!, $asks: Int!) {
      user(id: $id) {
        buyTradeHistory(first: $trades, orderBy: timestamp, orderDirection: desc) { ...Trade }
        sellTradeHistory(first: $trades, orderBy: timestamp, orderDirection: desc) { ...Trade }
        askOrderHistory(first: $asks, orderBy: timestamp, orderDirection: desc) { ...Ask }
      }
      _meta { block { number timestamp } }
    }
  `,
  [TRADE, ASK_ORDER],
)
export const ACTIVITY_QUERY = graphql(
  `
    query marketActivity($first: Int!, $ofTrades: Transaction_filter!, $ofAsks: AskOrder_filter!) {
      transactions(first: $first, orderBy: timestamp, orderDirection: desc, where: $ofTrades) { ...Trade }
      askOrders(first: $first, orderBy: timestamp, orderDirection: desc, where: $ofAsks) { ...Ask }
    }
  `,
  [TRADE, ASK_ORDER],
)
export const MARKET_DAYS_QUERY = graphql(`
  query marketDays($first: Int!) {
    marketPlaceDayDatas(first: $first, orderBy: date, orderDirection: desc) { date dailyVolumeBNB dailyTrades }
  }
`)
export const COLLECTION_DAYS_QUERY = graphql(`
  query collectionDays($collection: String!, $first: Int!) {
    collectionDayDatas(first: $first, orderBy: date, orderDirection: desc, where: { collection: $collection }) {
      date
      dailyVolumeBNB
      dailyTrades
    }
  }
`)
