import { liquidityRouterContract } from '@/chain/contracts/liquidityRouter'
import type { TxPreview, TxRequest } from '@/chain/tx/txRequest'
import { minusSlippage } from '@/domain/pair/amounts'
import type { ExchangeContracts } from '@/domain/pair/exchange'
import { type Currency, currencyAmount } from '@/domain/token/currency'
import { LP_DECIMALS } from '@/domain/token/token'
import type { Address } from '@/lib/hex'
import type { Added } from './liquidityMath'
import { lpSymbol } from './routeCurrencies'

/**
 * A node may estimate with the latest block's timestamp. The first update of a young pool's two price accumulators
 * then happens only when mined, at 2 x 22,100 gas (EIP-2929) beyond the estimate.
 */
const GAS = { margin: 1.5 } as const

export interface AddTerms {
  readonly venue: ExchangeContracts
  readonly a: Currency
  readonly b: Currency
  readonly added: Added
  /** The pool has no liquidity yet, so the account sets the price. */
  readonly isFirst: boolean
  readonly slippageBps: number
  readonly account: Address
  /** Unix seconds. */
  readonly deadline: bigint
  /** The pool's LP token, even if the transaction creates it. */
  readonly pool: Address
  /** Both amounts, formatted. */
  readonly texts: { readonly amountA: string; readonly amountB: string }
}

/** Minimum amounts (`amountAMin`, `amountBMin`) of each side. */
export function minimumAmounts({ added, isFirst, slippageBps }: Pick<AddTerms, 'added' | 'isFirst' | 'slippageBps'>) {
  const accepted = isFirst ? 0 : slippageBps
  return { leastA: minusSlippage(added.amountA, accepted), leastB: minusSlippage(added.amountB, accepted) }
}

/** Adds liquidity and creates the pool if needed. Native CRO is sent as value. */
export function addLiquidityTx(terms: AddTerms): TxRequest {
  const {
    a,
    b,
    venue,
    account,
    deadline,
    added: { offeredA, offeredB, first },
  } = terms
  const { leastA, leastB } = minimumAmounts(terms)
  const [router, said] = [liquidityRouterContract(venue.router), saidOf(terms)]
  if (a.address === 'native' && b.address !== 'native') {
    return {
      ...router.addLiquidityETH(b.address, offeredB, leastB, leastA, account, deadline, { value: offeredA }),
      ...said,
    }
  }
  if (b.address === 'native' && a.address !== 'native') {
    return {
      ...router.addLiquidityETH(a.address, offeredA, leastA, leastB, account, deadline, { value: offeredB }),
      ...said,
    }
  }
  if (a.address === 'native' || b.address === 'native') throw new Error('No pool of one coin')
  const args =
    first === 'A'
      ? ([a.address, b.address, offeredA, offeredB, leastA, leastB, account, deadline] as const)
      : ([b.address, a.address, offeredB, offeredA, leastB, leastA, account, deadline] as const)
  return { ...router.addLiquidity(...args), ...said }
}

function saidOf(terms: AddTerms) {
  const { venue, a, b, pool, texts } = terms
  // The factory is included because it may create the pool.
  const touches = [a.address, b.address, pool, venue.factory].filter((address) => address !== 'native')
  return {
    gas: GAS,
    summary: { key: 'liquidity.tx.add', values: { ...texts, a: a.symbol, b: b.symbol } },
    success: { key: 'liquidity.tx.add.success' },
    failure: { key: 'liquidity.tx.add.failure' },
    failureDecoder: 'router' as const,
    touches,
    preview: previewOf(terms),
  }
}

function previewOf({ a, b, added, pool }: AddTerms): TxPreview {
  // The router has minimums for the amounts taken, not for the LP tokens minted.
  const lp = {
    token: pool,
    symbol: lpSymbol(a, b),
    decimals: LP_DECIMALS,
    amountWei: added.liquidity,
    isGuaranteed: false,
  }
  return { sends: [currencyAmount(a, added.amountA), currencyAmount(b, added.amountB)], receives: [lp], chosen: [a, b] }
}
