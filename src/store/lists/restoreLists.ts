import type { TokenInfo, TokenList, TokenListVersion } from '@/api/tokenList/tokenList'
import { isAddress } from '@/lib/hex'
import { isRecord } from '@/lib/record'
import type { AddedToken, ListState, ListsState } from './listsSlice'

type Unknown = Readonly<Record<string, unknown>>

/**
 * What of the kept lists can be trusted. The schema's own check is not on the first route, so this one is its own: a
 * list with anything in it that is no token is fetched again.
 */
export function restoreLists(kept: Unknown): ListsState {
  const byUrl = Object.fromEntries(
    (isRecord(kept.byUrl) ? Object.entries(kept.byUrl) : []).flatMap(([url, raw]) =>
      isRecord(raw) ? [[url, restoreList(raw)]] : [],
    ),
  )
  const active = Array.isArray(kept.activeListUrls) ? (kept.activeListUrls as readonly unknown[]) : []
  const added = isRecord(kept.addedTokens) ? Object.entries(kept.addedTokens) : []
  return {
    byUrl,
    activeListUrls: [...new Set(active.filter((url): url is string => typeof url === 'string' && url in byUrl))],
    addedTokens: Object.fromEntries(
      added.flatMap(([chainId, tokens]) =>
        /^\d+$/.test(chainId) && Array.isArray(tokens)
          ? [[chainId, (tokens as readonly unknown[]).filter(isAddedToken).map(withoutOdds)]]
          : [],
      ),
    ),
  }
}

function restoreList(raw: Unknown): ListState {
  const current = restoreTokenList(raw.current)
  const pendingUpdate = restoreTokenList(raw.pendingUpdate)
  return { ...(current && { current }), ...(current && pendingUpdate && { pendingUpdate }) }
}

function restoreTokenList(raw: unknown): TokenList | undefined {
  if (!isRecord(raw) || typeof raw.name !== 'string' || !isVersion(raw.version) || !Array.isArray(raw.tokens))
    return undefined
  const tokens = raw.tokens as readonly unknown[]
  if (!tokens.every(isTokenInfo)) return undefined
  const { name, version, logoURI, leftOutCount } = raw
  return {
    name,
    version,
    tokens,
    ...(typeof logoURI === 'string' && { logoURI }),
    ...(isCount(leftOutCount) && { leftOutCount }),
  }
}

function isVersion(raw: unknown): raw is TokenListVersion & Unknown {
  return isRecord(raw) && [raw.major, raw.minor, raw.patch].every(isCount)
}

function isAddedToken(raw: unknown): raw is AddedToken & Unknown {
  if (!isRecord(raw) || typeof raw.address !== 'string' || !isAddress(raw.address)) return false
  return typeof raw.symbol === 'string' && typeof raw.name === 'string' && isCount(raw.decimals) && raw.decimals <= 255
}

/** What is kept of whether it is understood is either said or absent. */
function withoutOdds({ address, symbol, name, decimals, isUnderstood }: AddedToken & Unknown): AddedToken {
  return { address, symbol, name, decimals, ...(isUnderstood === true && { isUnderstood }) }
}

function isTokenInfo(raw: unknown): raw is TokenInfo & Unknown {
  return (
    isAddedToken(raw) &&
    isCount((raw as Unknown).chainId) &&
    isAbsentOr((raw as Unknown).logoURI, isText) &&
    isAbsentOr((raw as Unknown).tags, isTexts)
  )
}

function isAbsentOr(value: unknown, is: (value: unknown) => boolean): boolean {
  return value === undefined || is(value)
}
function isText(value: unknown): value is string {
  return typeof value === 'string'
}
function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText)
}
function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}
