import { getDeployment } from '@/config/deployment'
import { isRecord } from '@/lib/record'
import validateTokenList from './generated/validateTokenList.js'
import type { TokenInfo, TokenList } from './tokenList'
import { TokenListError } from './tokenListError'

const MAX_DETAILS_LENGTH = 160
/** A non-EVM address: Base58 as on Solana, Bech32 and similar. */
const OTHER_ADDRESS = /^(?!0x)[\w.:-]{20,128}$/i

function trimToken({ chainId, address, decimals, symbol, name, logoURI, tags }: TokenInfo): TokenInfo {
  return {
    chainId,
    address,
    decimals,
    symbol,
    name,
    ...(logoURI === undefined ? {} : { logoURI }),
    ...(tags === undefined || tags.length === 0 ? {} : { tags }),
  }
}

/** Whether a token is on a non-EVM chain, by its address; never true for this chain's id. */
function isOfOtherKind(token: unknown): boolean {
  return (
    isRecord(token) &&
    token['chainId'] !== getDeployment().chainId &&
    typeof token['address'] === 'string' &&
    OTHER_ADDRESS.test(token['address'])
  )
}

/** The list without tokens that the schema cannot represent. */
function withoutOtherKinds(raw: unknown): unknown {
  if (!isRecord(raw) || !Array.isArray(raw['tokens'])) return raw
  return { ...raw, tokens: raw['tokens'].filter((token) => !isOfOtherKind(token)) }
}

function tokenCountOf(list: unknown): number {
  return isRecord(list) && Array.isArray(list['tokens']) ? list['tokens'].length : 0
}

/**
 * Parses a token list from untrusted JSON. Tokens of non-EVM chains are dropped and counted.
 * @throws TokenListError if the schema rejects the rest
 */
export function parseTokenList(written: unknown): TokenList {
  const raw = withoutOtherKinds(written)
  if (!validateTokenList(raw)) {
    const [error] = validateTokenList.errors ?? []
    const details = `${error?.instancePath ?? ''} ${error?.message ?? ''}`.trim().slice(0, MAX_DETAILS_LENGTH)
    throw new TokenListError(`Token list failed validation: ${details}`, {
      key: 'tokens.list.error.validation',
      values: { details },
    })
  }
  // The schema guarantees this type.
  const { name, version, logoURI, tokens } = raw as TokenList
  const leftOutCount = tokenCountOf(written) - tokens.length
  return {
    name,
    version,
    ...(logoURI === undefined ? {} : { logoURI }),
    tokens: tokens.map(trimToken),
    ...(leftOutCount === 0 ? {} : { leftOutCount }),
  }
}
