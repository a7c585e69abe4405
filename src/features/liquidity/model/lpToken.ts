import type { TxAmount } from '@/chain/tx/txRequest'
import type { Currency } from '@/domain/token/currency'

/** What the LP token of two currencies is called. */
export function lpSymbol(a: Pick<Currency, 'symbol'>, b: Pick<Currency, 'symbol'>): string {
  return `${a.symbol}-${b.symbol} LP`
}

/** An amount of a currency, for a preview. */
export function amountOf({ address, symbol, decimals }: Currency, amountWei: bigint): TxAmount {
  return { token: address, symbol, decimals, amountWei }
}
