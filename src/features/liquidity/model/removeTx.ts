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
  /** Unix seconds; a permit's own where there is one. */
  readonly deadline: bigint
  /** The allowance of exactly what is burnt, as a signature; undefined where the router has one already. */
  readonly permit: Permit | undefined
  /**
   * A token turned out to keep a fee of each transfer. With native CRO out, what reached the router is sent on then
   * instead of what left the pair.
   */
  readonly isFeeOnTransfer: boolean
  readonly texts: { readonly amountA: string; readonly amountB: string }
}

/** The least of both currencies that is accepted. */
export function removeBounds({ burn, slippageBps }: Pick<RemoveTerms, 'burn' | 'slippageBps'>) {
  return { leastA: minusSlippage(burn.amountA, slippageBps), leastB: minusSlippage(burn.amountB, slippageBps) }
}

/** Burns LP tokens for both currencies; native CRO comes out as such, unwrapped by the router. */
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

/** The router has the signature say either the maximum or, as here, the very amount that it burns. */
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

/** Whether a side is CRO, in either form, which arrives as the pool pays it. */
function isCoin({ address }: Currency): boolean {
  return otherForm(address, getDeployment()) !== undefined
}

function previewOf(terms: RemoveTerms): TxPreview {
  const { a, b, pool, burn } = terms
  const { leastA, leastB } = removeBounds(terms)
  // What a token keeps of a transfer is kept after the router has looked.
  const arriving = (currency: Currency, least: bigint) => ({
    ...currencyAmount(currency, least),
    isGuaranteed: true,
    isPaidByPool: !isCoin(currency),
  })
  return {
    leaves: [{ token: pool, symbol: lpSymbol(a, b), decimals: LP_DECIMALS, amountWei: burn.liquidity }],
    arrives: [arriving(a, leastA), arriving(b, leastB)],
  }
}
