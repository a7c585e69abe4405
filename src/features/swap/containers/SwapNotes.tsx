import type { ChosenCurrency } from '@/domain/token-list/useCurrency'
import type { TokenGate } from '@/domain/token-list/useTokenGate'
import { useSwapSettings } from '@/hooks/useSwapSettings'
import { useTranslation } from '@/i18n/useTranslation'
import { type Loadable, retryFailed } from '@/lib/loadable'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { slippageWarning } from '@/widgets/settings/model/slippageInput'
import { TokenGateNotices } from '@/widgets/token-risk/TokenGateNotices'
import { CurrencyNote } from '@/widgets/token-select/CurrencyNote'
import { RecipientField } from '../components/RecipientField'
import { SilentNote } from '../components/SilentNote'
import type { Swap } from '../hooks/useSwap'
import type { SwapAction, SwapState } from '../model/swapState'

export interface SwapNotesProps {
  readonly swap: Swap
  readonly state: SwapState
  readonly dispatch: (action: SwapAction) => void
  readonly gate: TokenGate
  readonly inputChoice: Loadable<ChosenCurrency>
  readonly outputChoice: Loadable<ChosenCurrency>
}

/** What must be said of a swap before what it costs: of its currencies, its recipient, its slippage. */
export function SwapNotes({ swap, state, dispatch, gate, inputChoice, outputChoice }: SwapNotesProps) {
  const { t } = useTranslation()
  const { isExpertMode, slippageBps } = useSwapSettings()
  const isTrade = swap.act === 'trade'
  const warning = slippageWarning(slippageBps)
  return (
    <>
      <CurrencyNote choice={inputChoice} isChosen={state.input !== undefined} />
      <CurrencyNote choice={outputChoice} isChosen={state.output !== undefined} />
      <TokenGateNotices gate={gate} />
      {isTrade && swap.isBehind && <SilentNote />}
      {swap.trade.status === 'failed' && (
        <Notice
          tone="warning"
          title={t('swap.quote.failed')}
          action={<RetryButton onRetry={() => retryFailed([swap.trade])} />}
        />
      )}
      {isTrade && isExpertMode && (
        <RecipientField
          typed={state.recipient}
          receiving={swap.receiving}
          onType={(text) => dispatch({ type: 'recipientTyped', text })}
          onRemove={() => dispatch({ type: 'recipientRemoved' })}
        />
      )}
      {!isExpertMode && state.recipient !== undefined && (
        <Notice
          tone="warning"
          title={t('swap.recipient.ignored')}
          action={
            <Button size="sm" onClick={() => dispatch({ type: 'recipientRemoved' })}>
              {t('swap.recipient.forget')}
            </Button>
          }
        >
          {t('swap.recipient.ignored.body')} <bdi>{state.recipient}</bdi>
        </Notice>
      )}
      {isTrade && warning !== undefined && (
        <Notice tone="warning" title={t(warning === 'low' ? 'settings.slippage.low' : 'settings.slippage.high')} />
      )}
    </>
  )
}
