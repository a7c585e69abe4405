import type { Hex } from '@/lib/hex'
import { sanitizeText } from '@/lib/sanitizeText'
import { fetchOutside } from '@/platform/fetchWorker/fetchOutside'
import { fetchJson } from '../fetchJson'
import { parseListLocation } from './listLocation'
import { parseTokenList } from './parse'
import type { TokenList } from './tokenList'
import { TokenListError } from './tokenListError'
import { webUrls } from './webUrls'

/** A list of 10,000 tokens is 1.5 MB. */
const LIMITS = { maxBytes: 2_000_000, timeoutMs: 10_000, fetchBy: fetchOutside } as const

/** Length limit of foreign messages. */
const MAX_SHOWN_LENGTH = 300

/** Resolves a name's contenthash. Rejects if it cannot. */
export type NameResolver = (name: string) => Promise<Hex>

/** Fetches a token list, trying IPFS gateways in order. @throws TokenListError with a displayable reason */
export async function fetchTokenList(place: string, resolveName: NameResolver): Promise<TokenList> {
  const location = parseListLocation(place)
  const urls = location?.kind === 'name' ? await urlsOfName(location, resolveName) : location?.urls
  if (urls === undefined || urls.length === 0)
    throw new TokenListError('Unrecognized list URL protocol.', { key: 'tokens.list.error.protocol' })
  let problem: unknown
  for (const url of urls) {
    try {
      return parseTokenList(await fetchJson(url, LIMITS))
    } catch (error) {
      // A gateway that serves something else counts as unavailable.
      if (error instanceof TokenListError && urls.length === 1) throw error
      problem = error
    }
  }
  const reason = reasonOf(problem)
  throw new TokenListError(
    `Failed to download list ${place}`,
    { key: 'tokens.list.error.download', values: { reason } },
    { cause: problem },
  )
}

async function urlsOfName(
  { name, path }: { readonly name: string; readonly path: string },
  resolveName: NameResolver,
): Promise<readonly string[]> {
  const contenthash = await resolveName(name).catch((cause: unknown) => {
    const values = { name, reason: reasonOf(cause) }
    throw new TokenListError(
      `Failed to resolve ENS name: ${name}.`,
      { key: 'tokens.list.error.name', values },
      { cause },
    )
  })
  // The codecs are loaded with the first name.
  const { contenthashToUri } = await import('./contenthash')
  try {
    return webUrls(`${contenthashToUri(contenthash)}${path}`)
  } catch (cause) {
    const shown = sanitizeText(contenthash, MAX_SHOWN_LENGTH)
    const values = { contenthash: shown, reason: reasonOf(cause) }
    throw new TokenListError(
      `Failed to translate contenthash to URI: ${shown}.`,
      { key: 'tokens.list.error.contenthash', values },
      { cause },
    )
  }
}

function reasonOf(error: unknown): string {
  return sanitizeText(error instanceof Error ? error.message : String(error), MAX_SHOWN_LENGTH)
}
