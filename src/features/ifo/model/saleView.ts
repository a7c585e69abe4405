import { costWithTaxWei, type SalePhase, type SalePool, salePhase } from '@/domain/ifo/sale'
import type { SaleReads } from '@/domain/ifo/useSales'
import { toDecimal } from '@/lib/amount'
import type { Decimal } from '@/lib/decimal'
import { valueOf } from '@/lib/loadable'

/** Quotients would have eighty places. */
const DIGITS = 30

interface Decimals {
  /** Of LP tokens and offered tokens. */
  readonly lp: number
  readonly token: number
}

/** LP tokens per offered token, without tax. */
export function priceOf({ raisingWei, offeringWei }: SalePool, decimals: Decimals): Decimal {
  return perToken(raisingWei, offeringWei, decimals)
}

/** LP tokens per offered token with the tax on refunds, if the sale closed now. */
export function priceWithTax(pool: SalePool, decimals: Decimals): Decimal {
  return perToken(costWithTaxWei(pool), pool.offeringWei, decimals)
}

function perToken(lpWei: bigint, tokenWei: bigint, { lp, token }: Decimals): Decimal {
  return toDecimal(lpWei, lp).div(toDecimal(tokenWei, token)).precision(DIGITS)
}

/** Commitments as a part of the raising amount; 1 is all of it, and more is oversubscribed. */
export function subscription({ totalWei, raisingWei }: SalePool): Decimal {
  return toDecimal(totalWei, 0).div(toDecimal(raisingWei, 0)).precision(DIGITS)
}

/** The phase by the contract, or by the deployment until that is read. */
export function phaseOf({ offering, sale }: Pick<SaleReads, 'offering' | 'sale'>, block: number): SalePhase {
  const { start, end } = offering.deployedBlocks
  return salePhase(valueOf(sale) ?? { startBlock: start, endBlock: end }, block)
}

/** Sales to come and sales that have ended: the live one first, then the next ones; the past ones newest first. */
export function orderSales<S extends Pick<SaleReads, 'offering' | 'sale'>>(
  sales: readonly S[],
  block: number,
): { readonly next: readonly S[]; readonly past: readonly S[] } {
  const startOf = ({ offering, sale }: S) => valueOf(sale)?.startBlock ?? offering.deployedBlocks.start
  const endOf = ({ offering, sale }: S) => valueOf(sale)?.endBlock ?? offering.deployedBlocks.end
  // A sale that is not scheduled yet is the last of those to come.
  const order = (sale: S) => (startOf(sale) === 0 ? Number.MAX_SAFE_INTEGER : startOf(sale))
  return {
    next: sales.filter((sale) => phaseOf(sale, block) !== 'finished').sort((a, b) => order(a) - order(b)),
    past: sales.filter((sale) => phaseOf(sale, block) === 'finished').sort((a, b) => endOf(b) - endOf(a)),
  }
}
