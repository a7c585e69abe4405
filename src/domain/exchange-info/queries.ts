import { fetchPoolHolders } from '@/api/exchange/holders'
import { fetchBlockBefore, fetchExchange, fetchExchangeAt } from '@/api/exchange/infoExchange'
import { fetchInfoPool, fetchLargestPools, fetchPoolsOfToken, fetchTraded } from '@/api/exchange/infoPools'
import { searchExchange } from '@/api/exchange/infoSearch'
import { fetchExchangeDays, fetchPoolSeries, fetchTokenDays } from '@/api/exchange/infoSeries'
import { fetchTokens, fetchTokensAt, fetchTopTokens } from '@/api/exchange/infoTokens'
import { fetchTransactions } from '@/api/exchange/infoTransactions'
import { fetchLiquidityChanges } from '@/api/exchange/liquidityChanges'

/** One file of code, because a page needs several of them at once. */
export const queries = {
  fetchBlockBefore,
  fetchExchange,
  fetchExchangeAt,
  fetchExchangeDays,
  fetchInfoPool,
  fetchLargestPools,
  fetchLiquidityChanges,
  fetchPoolHolders,
  fetchPoolSeries,
  fetchPoolsOfToken,
  fetchTokenDays,
  fetchTokens,
  fetchTokensAt,
  fetchTopTokens,
  fetchTraded,
  fetchTransactions,
  searchExchange,
}
