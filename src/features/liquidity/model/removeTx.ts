import { liquidityRouterContract } from '@/chain/contracts/liquidityRouter'
import type { Permit } from '@/chain/tx/permit'
import type { TxCall } from '@/chain/tx/txCall'
import type { TxPreview, TxRequest } from '@/chain/tx/txRequest'
import { getDeployment } from '@/config/deployment'
import { minusSlippage } from '@/domain/pair/amounts'
import { type Currency, currencyAmount } from '@/domain/token/currency'
import { LP_DECIMALS } from '@/domain/token/token'
import type { Address } from '@/lib/hex'
import type { Burn } from './burnAmounts'
import { lpSymbol, otherForm } from './routeCurrencies'

const GAS = { margin: 1.2 } as const

export interface RemoveTerms {
  readonly router: Address
  /** The pool's LP token. */
  readonly pool: Address
  readonly a: Currency
  readonly b: Currency
  readonly burn: Burn
  readonly slippageBps: number
  readonly account: Address
  /** Unix seconds; that of the permit if there is one. */
  readonly deadline: bigint
  /** Permit for exactly the burned amount; undefined if the allowance is sufficient. */
  readonly permit: Permit | undefined
  /**
   * A token has a transfer fee. When receiving native CRO, the router then forwards its own token balance instead of
   * the amount paid by the pair.
   */
  readonly isFeeOnTransfer: boolean
  readonly texts: { readonly amountA: string; readonly amountB: string }
}

/** Minimum amounts of both currencies. */
export function removeBounds({ burn, slippageBps }: Pick<RemoveTerms, 'burn' | 'slippageBps'>) {
  return { leastA: minusSlippage(burn.amountA, slippageBps), leastB: minusSlippage(burn.amountB, slippageBps) }
}

/** Burns LP tokens for both currencies; the router unwraps native CRO. */
export function removeLiquidityTx(terms: RemoveTerms): TxRequest {
  return { ...removalCall(terms), ...saidOf(terms) }
}

function removalCall(terms: RemoveTerms): TxCall {
  const { a, b, burn, account, deadline, permit } = terms
  if (a.address === 'native' && b.address === 'native') throw new Error('No pool of one coin')
  const { leastA, leastB } = removeBounds(terms)
  if (a.address === 'native') return nativeOut(terms, b.address as Address, leastB, leastA)
  if (b.address === 'native') return nativeOut(terms, a.address, leastA, leastB)
  const router = liquidityRouterContract(terms.router)
  const args = [a.address, b.address, burn.liquidity, leastA, leastB, account, deadline] as const
  return permit === undefined
    ? router.removeLiquidity(...args)
    : router.removeLiquidityWithPermit(...args, ...signed(permit))
}

function nativeOut(terms: RemoveTerms, token: Address, leastToken: bigint, leastNative: bigint): TxCall {
  const { burn, account, deadline, permit, isFeeOnTransfer } = terms
  const router = liquidityRouterContract(terms.router)
  const args = [token, burn.liquidity, leastToken, leastNative, account, deadline] as const
  if (permit === undefined) {
    return isFeeOnTransfer
      ? router.removeLiquidityETHSupportingFeeOnTransferTokens(...args)
      : router.removeLiquidityETH(...args)
  }
  return isFeeOnTransfer
    ? router.removeLiquidityETHWithPermitSupportingFeeOnTransferTokens(...args, ...signed(permit))
    : router.removeLiquidityETHWithPermit(...args, ...signed(permit))
}

/** The router accepts a permit for either the maximum or, as here, the exact amount. */
function signed({ v, r, s }: Permit) {
  return [false, v, r, s] as const
}

function saidOf(terms: RemoveTerms) {
  const { a, b, pool, texts } = terms
  const tokens = [a.address, b.address].filter((address) => address !== 'native')
  return {
    gas: GAS,
    summary: { key: 'liquidity.tx.remove', values: { ...texts, a: a.symbol, b: b.symbol } },
    success: { key: 'liquidity.tx.remove.success' },
    failure: { key: 'liquidity.tx.remove.failure' },
    failureDecoder: 'router' as const,
    touches: [...tokens, pool],
    preview: previewOf(terms),
  }
}

/** Whether a side is CRO or wrapped CRO, which has no transfer fee. */
function isCoin({ address }: Currency): boolean {
  return otherForm(address, getDeployment()) !== undefined
}

function previewOf(terms: RemoveTerms): TxPreview {
  const { a, b, pool, burn } = terms
  const { leastA, leastB } = removeBounds(terms)
  // The transfer fee is charged after the router's check of the minimum.
  const arriving = (currency: Currency, least: bigint) => ({
    ...currencyAmount(currency, least),
    isGuaranteed: true,
    isPaidByPool: !isCoin(currency),
  })
  return {
    sends: [{ token: pool, symbol: lpSymbol(a, b), decimals: LP_DECIMALS, amountWei: burn.liquidity }],
    receives: [arriving(a, leastA), arriving(b, leastB)],
  }
}
