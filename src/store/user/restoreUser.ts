import type { GasPriceChoice } from '@/chain/tx/gasPrice'
import { isRecord } from '@/lib/record'
import { initialUserState, type ListView, type UserState } from './userSlice'

const GAS_PRICE_CHOICES: readonly GasPriceChoice[] = ['default', 'fast', 'instant', 'testnet']
const VAULT_ID = /^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$/
const ADDRESS = /^0x[0-9a-f]{40}$/
const PAIR = /^\d{1,16}(-0x[0-9a-f]{40}){2}$/
/** More than anyone saves; bounds what is restored from untrusted storage. */
const MAX_SAVED = 1000
/** Slippage must be below this, in basis points. */
const SLIPPAGE_END_BPS = 5000

function restoreSaved(kept: unknown, pattern: RegExp): readonly string[] {
  if (!Array.isArray(kept)) return []
  const ids = kept.filter((id): id is string => typeof id === 'string' && pattern.test(id))
  return [...new Set(ids)].slice(0, MAX_SAVED)
}

function wholeOr(kept: unknown, from: number, end: number, fallback: number): number {
  return typeof kept === 'number' && Number.isSafeInteger(kept) && kept >= from && kept < end ? kept : fallback
}

const restoreView = (kept: unknown): ListView => (kept === 'cards' ? kept : 'table')

/** Restores the valid settings; others get their defaults. */
export function restoreUser(kept: Readonly<Record<string, unknown>>): UserState {
  const gasPriceChoice = GAS_PRICE_CHOICES.find((choice) => choice === kept.gasPriceChoice)
  return {
    approvalMode: kept.approvalMode === 'exact' ? 'exact' : 'max',
    savedVaults: restoreSaved(kept.savedVaults, VAULT_ID),
    pairs: restoreSaved(kept.pairs, PAIR),
    isPhishingWarningHidden: kept.isPhishingWarningHidden === true,
    games: isRecord(kept.games) ? kept.games : {},
    slippageBps: wholeOr(kept.slippageBps, 0, SLIPPAGE_END_BPS, initialUserState.slippageBps),
    deadlineSec: wholeOr(kept.deadlineSec, 1, Infinity, initialUserState.deadlineSec),
    isExpertMode: kept.isExpertMode === true,
    isSingleHopOnly: kept.isSingleHopOnly === true,
    isExpertAcknowledged: kept.isExpertAcknowledged === true,
    farmsView: restoreView(kept.farmsView),
    poolsView: restoreView(kept.poolsView),
    isFarmsStakedOnly: kept.isFarmsStakedOnly === true,
    isPoolsStakedOnly: kept.isPoolsStakedOnly === true,
    infoCurrency: kept.infoCurrency === 'cro' ? 'cro' : 'usd',
    watchlistTokens: restoreSaved(kept.watchlistTokens, ADDRESS),
    watchlistPools: restoreSaved(kept.watchlistPools, ADDRESS),
    ...(gasPriceChoice && { gasPriceChoice }),
  }
}
