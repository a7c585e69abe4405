import * as router from '@/chain/generated/swapRouter'
import { type TxRequest, txRequest } from '@/chain/tx/txRequest'
import { type Currency, currencyAmount } from '@/domain/token/currency'
import { formatAmount } from '@/lib/amount'
import { type Address, isSameAddress, shortenHex } from '@/lib/hex'
import { routerRefusal } from './routerRefusal'
import { maximumSold, minimumReceived, type Trade } from './trade'

const SWAP_GAS = { margin: 1.2 } as const
const SUMMARY_DIGITS = 6

export interface SwapTerms {
  readonly router: Address
  /** What is paid and what is got: the native coin in place of its wrapped token, or the tokens of the route. */
  readonly input: Currency
  readonly output: Currency
  /** Who signs and pays. */
  readonly account: Address
  /** Who gets the output. */
  readonly recipient: Address
  /** Unix seconds after which the router refuses. */
  readonly deadlineSec: number
  readonly slippageBps: number
  /** A token of the route keeps a part of each transfer. The router cannot take that into account where the output is exact. */
  readonly isFeeOnTransfer: boolean
}

type Said = Omit<TxRequest, 'fn' | 'args' | 'fallbackArgs' | 'value'>

/** The request of the router's method for a trade. */
function requestOf(
  trade: Trade,
  { input, output, recipient, deadlineSec, slippageBps, isFeeOnTransfer }: SwapTerms,
  said: Said,
): TxRequest {
  const [sold, received] = [maximumSold(trade, slippageBps), minimumReceived(trade, slippageBps)]
  const rest = [trade.route.path.map(({ address }) => address), recipient, BigInt(deadlineSec)] as const
  const [isNativeIn, isNativeOut] = [input.address === 'native', output.address === 'native']
  if (isNativeIn) {
    const paid = { ...said, args: [received, ...rest] as const, value: sold }
    if (trade.kind === 'exactOut') return txRequest(router.swapETHForExactTokens, paid)
    return isFeeOnTransfer
      ? txRequest(router.swapExactETHForTokensSupportingFeeOnTransferTokens, paid)
      : txRequest(router.swapExactETHForTokens, paid)
  }
  if (trade.kind === 'exactOut') {
    const exact = { ...said, args: [received, sold, ...rest] as const }
    return isNativeOut
      ? txRequest(router.swapTokensForExactETH, exact)
      : txRequest(router.swapTokensForExactTokens, exact)
  }
  const exact = { ...said, args: [sold, received, ...rest] as const }
  if (isNativeOut) {
    return isFeeOnTransfer
      ? txRequest(router.swapExactTokensForETHSupportingFeeOnTransferTokens, exact)
      : txRequest(router.swapExactTokensForETH, exact)
  }
  return isFeeOnTransfer
    ? txRequest(router.swapExactTokensForTokensSupportingFeeOnTransferTokens, exact)
    : txRequest(router.swapExactTokensForTokens, exact)
}

/**
 * The swap of a trade by the router's method for it. It is simulated before the wallet opens, as every request is; what
 * the router says against it is told in words.
 */
export function swapTx(trade: Trade, terms: SwapTerms): TxRequest {
  const { input, output, account, recipient, slippageBps } = terms
  const isForOther = !isSameAddress(recipient, account)
  const write = ({ decimals }: Currency, wei: bigint, rounding: 'up' | 'down') =>
    formatAmount(wei, decimals, { significant: SUMMARY_DIGITS, rounding })
  const values = {
    amountIn: write(input, trade.amountIn, 'up'),
    from: input.symbol,
    amountOut: write(output, trade.amountOut, 'down'),
    to: output.symbol,
  }
  return requestOf(trade, terms, {
    contract: terms.router,
    gas: SWAP_GAS,
    summary: isForOther
      ? { key: 'trade.swap.summaryFor', values: { ...values, recipient: shortenHex(recipient) } }
      : { key: 'trade.swap.summary', values },
    success: { key: 'trade.swap.success' },
    failure: (error) => routerRefusal(error) ?? { key: 'trade.swap.failure' },
    touches: [...trade.route.path.map(({ address }) => address), ...trade.route.pairs.map(({ address }) => address)],
    preview: {
      leaves: [currencyAmount(input, maximumSold(trade, slippageBps))],
      arrives: [{ ...currencyAmount(output, minimumReceived(trade, slippageBps)), isGuaranteed: true }],
      ...(isForOther ? { recipient } : {}),
      chosen: [input, output],
    },
  })
}
