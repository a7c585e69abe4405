import { fetchJson } from '../fetchJson'
import { parseListLocation } from './listLocation'
import { parseTokenList } from './parseTokenList'
import type { TokenList } from './tokenList'
import { TokenListError } from './tokenListError'

/** A list of 10,000 tokens is 1.5 MB. */
const LIMITS = { maxBytes: 2_000_000, timeoutMs: 10_000 } as const

/**
 * Fetches a token list; the gateways of IPFS are tried in turn.
 * @throws TokenListError with the text that says why
 */
export async function fetchTokenList(place: string): Promise<TokenList> {
  const location = parseListLocation(place)
  if (location === undefined) throw new TokenListError(`Unrecognized list URL protocol: ${place}`, { key: 'tokens.list.error.location' })
  if (location.kind === 'name') {
    // No deployment names a name service, and asking that of another chain would tell it who reads which list.
    const { name } = location
    throw new TokenListError(`Failed to resolve ENS name: ${name}.`, { key: 'tokens.list.error.name', values: { name } })
  }
  let reason = ''
  for (const url of location.urls) {
    try {
      return parseTokenList(await fetchJson(url, LIMITS))
    } catch (error) {
      // A gateway that serves something else than the list is no better than one that is down.
      if (error instanceof TokenListError && location.urls.length === 1) throw error
      reason = error instanceof Error ? error.message : String(error)
    }
  }
  throw new TokenListError(`Failed to download list ${place}: ${reason}`, { key: 'tokens.list.error.download', values: { reason } })
}
