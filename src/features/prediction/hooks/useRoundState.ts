import { type MarketState, marketState, type RoundState, roundState } from '@/domain/prediction/model/roundState'
import type { Market, Round } from '@/domain/prediction/round'
import { useAppSelector } from '@/hooks/storeHooks'

/** Where a round stands at the latest block; undefined while unknown. Re-renders only when that changes. */
export function useRoundState(round: Round | undefined, market: Market): RoundState | undefined {
  return useAppSelector(({ block: { latest } }) => latest && round && roundState(round, market, latest.timestampSec))
}

/** What the market does at the latest block; undefined while unknown. */
export function useMarketState(market: Market | undefined, current: Round | undefined): MarketState | undefined {
  return useAppSelector(
    ({ block: { latest } }) => latest && market && current && marketState(market, current, latest.timestampSec),
  )
}
