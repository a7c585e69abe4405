import type { Exchange } from '@/domain/pair/exchange'
import type { Currency } from '@/domain/token/currency'
import { maxAmount } from '@/domain/token/model/maxAmount'
import { useCurrencyBalance } from '@/domain/token/useCurrencyBalance'
import { maximumSold, type Trade } from '@/domain/trade/trade'
import { useTrade } from '@/domain/trade/useTrade'
import { affordable } from '@/forms/amountEntry'
import type { FormState } from '@/forms/formState'
import { useApproval } from '@/hooks/useApproval'
import { useSwapSettings } from '@/hooks/useSwapSettings'
import { useWallet } from '@/hooks/useWallet'
import { type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import { type AmountEntry, readSwapAmount } from '../model/amountEntry'
import { type SwapAct, swapAct } from '../model/swapAct'
import { deriveSwapForm, type SwapOffer } from '../model/swapForm'
import { otherField, type SwapField, type SwapState } from '../model/swapState'
import { estimatedText } from '../model/swapView'
import { useIsBehind } from './useIsBehind'
import { type RecipientChoice, useRecipient } from './useRecipient'

export interface Swap {
  readonly act: SwapAct | undefined
  readonly entry: AmountEntry
  /** Base units of both; undefined where there is no amount. */
  readonly amounts: Readonly<Record<SwapField, bigint | undefined>>
  /** What the two amount fields show. */
  readonly texts: Readonly<Record<SwapField, string>>
  readonly balances: Readonly<Record<SwapField, Loadable<bigint>>>
  /** What Max puts into the input, base units; 0 where there is nothing to put. */
  readonly maxWei: bigint
  /** Loading while a part of the question is open, too. */
  readonly trade: Loadable<Trade | 'noRoute'>
  readonly isBehind: boolean
  readonly receiving: RecipientChoice
  readonly form: FormState<SwapOffer>
}

/** What is chosen: undefined where it is not, or is not known yet. */
export interface SwapCurrencies {
  readonly input: Currency | undefined
  readonly output: Currency | undefined
}

/** Everything that the form says of a swap, from what is typed, what is held and what the pools give. */
export function useSwap(exchange: Exchange, state: SwapState, { input, output }: SwapCurrencies): Swap {
  const { status: walletStatus } = useWallet()
  const { slippageBps, isExpertMode, isSingleHopOnly } = useSwapSettings()
  const balances = {
    input: mapLoadable(useCurrencyBalance(input), ({ wei }) => wei),
    output: mapLoadable(useCurrencyBalance(output), ({ wei }) => wei),
  }
  const { independentField, typed } = state
  const act = swapAct(input?.address, output?.address, exchange.wcro.address)
  const typedCurrency = independentField === 'input' ? input : output
  const entry = readSwapAmount(typed, typedCurrency?.decimals)
  const amountWei = entry.status === 'amount' ? entry.wei : undefined

  const { trade: quote, blockNumber } = useTrade({
    kind: independentField === 'input' ? 'exactIn' : 'exactOut',
    input,
    output,
    amountWei: act === 'trade' ? amountWei : undefined,
    maxHops: isSingleHopOnly ? 1 : 3,
  })
  const isBehind = useIsBehind(blockNumber)
  const known = valueOf(quote)
  const trade = known === 'noRoute' ? undefined : known
  const approval = useApproval({
    token: act === 'trade' && input !== undefined ? input.address : 'native',
    ...(input && { tokenName: input.symbol }),
    spender: exchange.router,
    amount: affordable(trade && maximumSold(trade, slippageBps), balances.input),
  })
  const receiving = useRecipient(isExpertMode ? state.recipient : undefined, trade, exchange)

  const isChosen = state.input !== undefined && state.output !== undefined
  const common = { walletStatus, input, output, isChosen, entry, typedCurrency, balance: balances.input }
  const form =
    act === 'wrap' || act === 'unwrap'
      ? deriveSwapForm({ ...common, act })
      : deriveSwapForm({
          ...common,
          act,
          trade: quote,
          isBehind,
          approval,
          recipient: receiving.recipient,
          slippageBps,
          isExpertMode,
          isSingleHopOnly,
        })

  return {
    act,
    entry,
    amounts: {
      input: independentField === 'input' || act !== 'trade' ? amountWei : trade?.amountIn,
      output: independentField === 'output' || act !== 'trade' ? amountWei : trade?.amountOut,
    },
    texts: textsOf(state, act, { input, output }, trade),
    balances,
    maxWei: input === undefined ? 0n : maxAmount(input.address, valueOf(balances.input) ?? 0n),
    trade: quote,
    isBehind,
    receiving,
    form,
  }
}

/** The field that was typed in keeps its text; the other shows the estimate. */
function textsOf(
  { independentField, typed }: SwapState,
  act: SwapAct | undefined,
  currencies: SwapCurrencies,
  trade: Trade | undefined,
): Swap['texts'] {
  const dependent = otherField(independentField)
  const currency = currencies[dependent]
  const estimate =
    act === 'wrap' || act === 'unwrap'
      ? typed
      : trade === undefined || currency === undefined
        ? ''
        : estimatedText(dependent === 'input' ? trade.amountIn : trade.amountOut, currency.decimals, dependent)
  return independentField === 'input' ? { input: typed, output: estimate } : { input: estimate, output: typed }
}
