import { foreignText } from '@/lib/foreignText'

const UNKNOWN_NAME = 'Unknown Token'
const UNKNOWN_SYMBOL = 'UNKNOWN'

const MAX_NAME_LENGTH = 60
const MAX_SYMBOL_LENGTH = 20

/** A token's name as it can be shown. */
export function tidyName(name: string | undefined): string {
  return foreignText(name ?? '', MAX_NAME_LENGTH) || UNKNOWN_NAME
}

/** A token's symbol as it can be shown. */
export function tidySymbol(symbol: string | undefined): string {
  return foreignText(symbol ?? '', MAX_SYMBOL_LENGTH) || UNKNOWN_SYMBOL
}

/** How an LP token is called by the symbols of its two tokens; wrapped CRO is called CRO. */
export function pairSymbol(symbol0: string, symbol1: string): string {
  const shown = (symbol: string) => (symbol === 'WCRO' ? 'CRO' : symbol)
  return `${shown(symbol0)}-${shown(symbol1)} LP`
}

/** An LP token's long name. It starts like no token's, so that a search for one finds that first. */
export function pairName(name0: string, name1: string): string {
  return `LP ${name0} / ${name1}`
}
