import { sanitizeText } from '@/lib/sanitizeText'

const UNKNOWN_NAME = 'Unknown Token'
const UNKNOWN_SYMBOL = 'UNKNOWN'

const MAX_NAME_LENGTH = 60
const MAX_SYMBOL_LENGTH = 20

/** A token's name, safe to display. */
export function sanitizeTokenName(name: string | undefined): string {
  return sanitizeText(name ?? '', MAX_NAME_LENGTH) || UNKNOWN_NAME
}

/** A token's symbol, safe to display. */
export function sanitizeTokenSymbol(symbol: string | undefined): string {
  return sanitizeText(symbol ?? '', MAX_SYMBOL_LENGTH) || UNKNOWN_SYMBOL
}

/** An LP token's symbol from its tokens' symbols; WCRO is shown as CRO. */
export function pairSymbol(symbol0: string, symbol1: string): string {
  const shown = (symbol: string) => (symbol === 'WCRO' ? 'CRO' : symbol)
  return `${shown(symbol0)}-${shown(symbol1)} LP`
}

/** An LP token's name. Its prefix keeps it from matching searches for the tokens themselves. */
export function pairName(name0: string, name1: string): string {
  return `LP ${name0} / ${name1}`
}
