import type { Dispatch } from 'react'
import type { TokenDirectory } from '@/domain/token-list/model/mergeTokens'
import { type ChosenCurrency, currencyOf } from '@/domain/token-list/useCurrency'
import { useSwapSettings } from '@/hooks/useSwapSettings'
import { useTranslation } from '@/i18n/useTranslation'
import { type Loadable, retryFailed } from '@/lib/loadable'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { slippageWarning } from '@/widgets/settings/model/slippageInput'
import { CurrencyNote } from '@/widgets/token-select/CurrencyNote'
import { ImitationNote } from '@/widgets/token-select/ImitationNote'
import { RecipientField } from '../components/RecipientField'
import { SilentNote } from '../components/SilentNote'
import type { Swap } from '../hooks/useSwap'
import type { SwapAction, SwapState } from '../model/swapState'

export interface SwapNotesProps {
  readonly swap: Swap
  readonly state: SwapState
  readonly dispatch: Dispatch<SwapAction>
  readonly directory: TokenDirectory
  readonly inputChoice: Loadable<ChosenCurrency>
  readonly outputChoice: Loadable<ChosenCurrency>
}

/** What must be said of a swap before what it costs: of its currencies, its recipient, its slippage. */
export function SwapNotes({ swap, state, dispatch, directory, inputChoice, outputChoice }: SwapNotesProps) {
  const { t } = useTranslation()
  const { isExpertMode, slippageBps } = useSwapSettings()
  const isTrade = swap.act === 'trade'
  const warning = slippageWarning(slippageBps)
  return (
    <>
      <CurrencyNote choice={inputChoice} isChosen={state.input !== undefined} />
      <CurrencyNote choice={outputChoice} isChosen={state.output !== undefined} />
      {/* A link may name any token: one that is called like a known one is told apart here as in the choice of tokens. */}
      <ImitationNote currency={currencyOf(inputChoice)} directory={directory} />
      <ImitationNote currency={currencyOf(outputChoice)} directory={directory} />
      {isTrade && swap.isBehind && <SilentNote />}
      {swap.trade.status === 'failed' && (
        <Notice tone="warning" title={t('swap.quote.failed')} action={<Button size="sm" onClick={() => retryFailed([swap.trade])}>{t('common.retry')}</Button>} />
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
          action={<Button size="sm" onClick={() => dispatch({ type: 'recipientRemoved' })}>{t('swap.recipient.forget')}</Button>}
        >
          {t('swap.recipient.ignored.body')} <bdi>{state.recipient}</bdi>
        </Notice>
      )}
      {isTrade && warning !== undefined && <Notice tone="warning" title={t(warning === 'low' ? 'settings.slippage.low' : 'settings.slippage.high')} />}
    </>
  )
}
