import { swapRouterContract } from '@/chain/contracts/swapRouter'
import type { TxCall } from '@/chain/tx/txCall'
import type { TxRequest } from '@/chain/tx/txRequest'
import { type Currency, currencyAmount } from '@/domain/token/currency'
import { formatAmount } from '@/lib/amount'
import { type Address, isSameAddress, shortenHex } from '@/lib/hex'
import { maximumSold, minimumReceived, type Trade } from './trade'

const SWAP_GAS = { margin: 1.2 } as const
const SUMMARY_DIGITS = 6

export interface SwapTerms {
  readonly router: Address
  /** The currencies paid and received: the native coin or the route's tokens. */
  readonly input: Currency
  readonly output: Currency
  /** The sender. */
  readonly account: Address
  /** The recipient of the output. */
  readonly recipient: Address
  /** Deadline in Unix seconds. */
  readonly deadlineSec: number
  readonly slippageBps: number
  /** A token of the route takes a fee on transfer, which the router does not support for an exact output. */
  readonly isFeeOnTransfer: boolean
}

/** The router call of a trade. */
function swapCall(
  trade: Trade,
  { router: address, input, output, recipient, deadlineSec, slippageBps, isFeeOnTransfer }: SwapTerms,
): TxCall {
  const router = swapRouterContract(address)
  const [sold, received] = [maximumSold(trade, slippageBps), minimumReceived(trade, slippageBps)]
  const rest = [trade.route.path.map((token) => token.address), recipient, BigInt(deadlineSec)] as const
  const [isNativeIn, isNativeOut] = [input.address === 'native', output.address === 'native']
  if (isNativeIn) {
    const paid = [received, ...rest, { value: sold }] as const
    if (trade.kind === 'exactOut') return router.swapETHForExactTokens(...paid)
    return isFeeOnTransfer
      ? router.swapExactETHForTokensSupportingFeeOnTransferTokens(...paid)
      : router.swapExactETHForTokens(...paid)
  }
  if (trade.kind === 'exactOut') {
    const exact = [received, sold, ...rest] as const
    return isNativeOut ? router.swapTokensForExactETH(...exact) : router.swapTokensForExactTokens(...exact)
  }
  const exact = [sold, received, ...rest] as const
  if (isNativeOut) {
    return isFeeOnTransfer
      ? router.swapExactTokensForETHSupportingFeeOnTransferTokens(...exact)
      : router.swapExactTokensForETH(...exact)
  }
  return isFeeOnTransfer
    ? router.swapExactTokensForTokensSupportingFeeOnTransferTokens(...exact)
    : router.swapExactTokensForTokens(...exact)
}

/** The transaction of a trade, with the router's errors explained. */
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
  return {
    ...swapCall(trade, terms),
    gas: SWAP_GAS,
    summary: isForOther
      ? { key: 'trade.swap.summaryFor', values: { ...values, recipient: shortenHex(recipient) } }
      : { key: 'trade.swap.summary', values },
    success: { key: 'trade.swap.success' },
    failure: { key: 'trade.swap.failure' },
    failureDecoder: 'router',
    touches: [...trade.route.path.map(({ address }) => address), ...trade.route.pairs.map(({ address }) => address)],
    preview: {
      sends: [currencyAmount(input, maximumSold(trade, slippageBps))],
      receives: [{ ...currencyAmount(output, minimumReceived(trade, slippageBps)), isGuaranteed: true }],
      ...(isForOther ? { recipient } : {}),
      chosen: [input, output],
    },
  }
}
