import { getDeployment } from '@/config/deployment'
import { isRecord } from '@/lib/record'
import validateTokenList from './generated/validateTokenList.js'
import type { TokenInfo, TokenList } from './tokenList'
import { TokenListError } from './tokenListError'

const MAX_DETAILS_LENGTH = 160
/** An address in the notation of a chain of another kind: Base58 as on Solana, Bech32, and the like. */
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

/** On a chain of another kind than Ethereum's; what says that it is on this chain is not, whatever its address. */
function isOfOtherKind(token: unknown): boolean {
  return (
    isRecord(token) &&
    token['chainId'] !== getDeployment().chainId &&
    typeof token['address'] === 'string' &&
    OTHER_ADDRESS.test(token['address'])
  )
}

/** The list without the tokens for which the schema has no form. */
function withoutOtherKinds(raw: unknown): unknown {
  if (!isRecord(raw) || !Array.isArray(raw['tokens'])) return raw
  return { ...raw, tokens: raw['tokens'].filter((token) => !isOfOtherKind(token)) }
}

function tokenCountOf(list: unknown): number {
  return isRecord(list) && Array.isArray(list['tokens']) ? list['tokens'].length : 0
}

/**
 * A token list from JSON that anybody may have written; tokens of chains of another kind are left out and counted.
 * @throws TokenListError where the schema refuses the rest
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
  // The schema is that of this type.
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
