import { lazy, Suspense, useEffect, useState } from 'react'
import type { Exchange } from '@/domain/pair/exchange'
import { formatPoolFee } from '@/domain/pair/pair'
import type { Currency } from '@/domain/token/currency'
import { currencyOf, useCurrency } from '@/domain/token-list/useCurrency'
import { useTokenDirectory } from '@/domain/token-list/useTokenDirectory'
import { useTokenGate } from '@/domain/token-list/useTokenGate'
import { useAccount } from '@/hooks/useAccount'
import { useSwapSettings } from '@/hooks/useSwapSettings'
import { useTranslation } from '@/i18n/useTranslation'
import { formatToken } from '@/lib/figureFormat'
import { type FigureView, figureView } from '@/lib/figureView'
import { valueOf } from '@/lib/loadable'
import { FormColumns } from '@/ui/FormColumns'
import { Stack } from '@/ui/layout'
import { Skeleton } from '@/ui/Skeleton'
import { TypedAmountUsd } from '@/widgets/dollar-value/TypedAmountUsd'
import { PageHeader } from '@/widgets/page-header/PageHeader'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { CurrencyButton } from '@/widgets/token-select/CurrencyButton'
import { TokenSelect } from '@/widgets/token-select/TokenSelect'
import { SwapCard, type SwapSide } from '../components/SwapCard'
import { SwapTerms } from '../components/SwapTerms'
import { useSwap } from '../hooks/useSwap'
import { useSwapSending } from '../hooks/useSwapSending'
import { useSwapState } from '../hooks/useSwapState'
import type { SwapField } from '../model/swapState'
import type { SwapParties } from '../probeSwap'
import { preloadSwapDialog, SwapDialogs } from './SwapDialogs'

// Most swaps need no note.
const SwapNotes = lazy(async () => ({ default: (await import('./SwapNotes')).SwapNotes }))
// The settings and the chart come after the form, and never hold it up.
const SwapAside = lazyPart(async () => (await import('./SwapAside')).SwapAside, ['chart'])

/** The form, what it costs, its dialogs, and the price beside it. */
export function SwapSection({ exchange }: { readonly exchange: Exchange }) {
  const { t, tText, locale } = useTranslation()
  const account = useAccount()
  const directory = useTokenDirectory()
  const settings = useSwapSettings()
  const { state, field, dispatch } = useSwapState()
  const inputChoice = useCurrency(state.input, directory)
  const outputChoice = useCurrency(state.output, directory)
  const input = currencyOf(inputChoice)
  const output = currencyOf(outputChoice)
  // A link may name any token: it is held to what the choice of tokens is.
  const gate = useTokenGate(input, output, directory)
  const swap = useSwap(exchange, state, { input, output })
  const [choosing, setChoosing] = useState<SwapField>()

  const { recipient } = swap.receiving
  const parties: SwapParties | undefined =
    input === undefined || output === undefined || account === undefined || recipient.status !== 'address'
      ? undefined
      : {
          router: exchange.router,
          input,
          output,
          account,
          recipient: recipient.address,
          recipientName: recipient.name,
          slippageBps: settings.slippageBps,
        }
  const sending = useSwapSending({
    wcro: exchange.wcro.address,
    input,
    output,
    parties,
    validSec: settings.deadlineSec,
    field,
    isExpertMode: settings.isExpertMode,
  })
  const { flow, outcome, accept, close } = sending.confirmation
  const quoted = valueOf(swap.trade)
  const trade = quoted === 'noRoute' ? undefined : quoted
  const canOffer = trade !== undefined
  useEffect(() => {
    if (canOffer) preloadSwapDialog()
  }, [canOffer])

  const side = (name: SwapField, currency: Currency | undefined): SwapSide => {
    const isIndependent = name === state.independentField
    const balance: FigureView | undefined =
      account === undefined || currency === undefined
        ? undefined
        : figureView(swap.balances[name], (wei) => formatToken(wei, currency.decimals, currency.symbol, locale))
    const { form, entry } = swap
    const wei = swap.amounts[name]
    const isWrong = isIndependent && (entry.status === 'tooPrecise' || entry.status === 'tooLarge')
    return {
      text: swap.texts[name],
      isEstimated: !isIndependent && trade !== undefined && swap.act === 'trade',
      balance,
      currencyButton: (
        <CurrencyButton
          currency={currency}
          placeholder={t('swap.chooseCurrency')}
          label={t(name === 'input' ? 'swap.from' : 'swap.to')}
          onClick={() => setChoosing(name)}
        />
      ),
      worth: <TypedAmountUsd currency={currency} wei={wei} />,
      error: isWrong && form.status === 'invalid' ? tText(form.text) : undefined,
    }
  }
  // Wrapping has neither a quote nor a price to draw.
  const isTrade =
    state.input !== undefined && state.output !== undefined && swap.act !== 'wrap' && swap.act !== 'unwrap'
  const removeRecipient = () => dispatch({ type: 'recipientRemoved' })
  const fillPercent = field.percentFiller(swap.maxWei, input?.decimals ?? 0, 'input')
  return (
    <Stack gap={24}>
      <PageHeader title={t('shell.title.swap')} subtitle={t('swap.intro')} onExpertEnabled={removeRecipient} />
      <FormColumns $hasChart={isTrade}>
        <SwapCard
          input={side('input', input)}
          output={side('output', output)}
          onType={(name, text) => field.type(text, name)}
          onMax={fillPercent && (() => fillPercent(100))}
          isNativeIn={input?.address === 'native'}
          onSwitch={() => dispatch({ type: 'switched' })}
          notes={
            <Suspense fallback={null}>
              <SwapNotes
                swap={swap}
                state={state}
                dispatch={dispatch}
                gate={gate}
                inputChoice={inputChoice}
                outputChoice={outputChoice}
              />
            </Suspense>
          }
          terms={
            swap.act !== 'wrap' &&
            swap.act !== 'unwrap' && (
              <SwapTerms
                offer={trade && input && output && { trade, input, output }}
                isExpected={isTrade && swap.entry.status !== 'empty'}
                kind={state.independentField === 'input' ? 'exactIn' : 'exactOut'}
                slippageBps={settings.slippageBps}
                poolFee={formatPoolFee(exchange.fee, locale)}
              />
            )
          }
          form={gate.guard(swap.form)}
          onSubmit={sending.submit}
        />
        <Suspense fallback={isTrade ? <Skeleton width="100%" height="20rem" /> : null}>
          <SwapAside input={input} output={output} hasChart={isTrade} onExpertEnabled={removeRecipient} />
        </Suspense>
      </FormColumns>
      {flow.step !== 'closed' && input !== undefined && output !== undefined && (
        <SwapDialogs
          flow={flow}
          outcome={outcome}
          onClose={close}
          quote={swap.trade}
          isBehind={swap.isBehind}
          input={input}
          output={output}
          poolFee={formatPoolFee(exchange.fee, locale)}
          parties={parties}
          validSec={settings.deadlineSec}
          onAccept={(trade) => flow.step === 'review' && accept({ ...flow.act, trade })}
          onConfirm={(confirmed) => void sending.confirm(confirmed)}
        />
      )}
      <TokenSelect
        isOpen={choosing !== undefined}
        onClose={() => setChoosing(undefined)}
        directory={directory}
        selected={choosing === 'input' ? state.input : state.output}
        onSelect={({ address }) => {
          if (choosing !== undefined) dispatch({ type: 'chosen', field: choosing, id: address })
        }}
      />
    </Stack>
  )
}
