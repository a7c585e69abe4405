import validateTokenList from './generated/validateTokenList.js'
import type { TokenInfo, TokenList } from './tokenList'
import { TokenListError } from './tokenListError'

const MAX_DETAILS_LENGTH = 160

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

/** A token list from JSON that anybody may have written. @throws TokenListError where the schema refuses it */
export function parseTokenList(raw: unknown): TokenList {
  if (!validateTokenList(raw)) {
    const [error] = validateTokenList.errors ?? []
    const details = `${error?.instancePath ?? ''} ${error?.message ?? ''}`.trim().slice(0, MAX_DETAILS_LENGTH)
    throw new TokenListError(`Token list failed validation: ${details}`, { key: 'tokens.list.error.validation', values: { details } })
  }
  // The schema is that of this type.
  const { name, version, logoURI, tokens } = raw as TokenList
  return { name, version, ...(logoURI === undefined ? {} : { logoURI }), tokens: tokens.map(trimToken) }
}
