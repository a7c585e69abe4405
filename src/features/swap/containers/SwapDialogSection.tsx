import type { ChainError } from '@/chain/tx/chainError'
import type { TxOutcome } from '@/chain/tx/txStatus'
import { explainRouterError, isFeeOnTransferError } from '@/domain/trade/explainRouterError'
import type { TranslationKey } from '@/i18n/keys'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import type { ConfirmFlow } from '@/widgets/tx/confirm/confirmFlow'
import { progressTitle } from '@/widgets/tx/confirm/TxProgress'
import { failureDescription } from '@/widgets/tx/failureDescription'
import { FeeTokenHint } from '../components/FeeTokenHint'
import { SwapSum } from '../components/SwapSum'
import type { SwapBlockReason, SwapConsent } from '../hooks/useSwapSending'
import { ReviewStep, type ReviewStepProps } from './ReviewStep'
import { SentStep } from './SentStep'

type SwapFlow = ConfirmFlow<SwapConsent, SwapBlockReason>

export interface SwapDialogSectionProps extends Omit<ReviewStepProps, 'agreed' | 'recipient' | 'isRejected'> {
  readonly flow: Exclude<SwapFlow, { readonly step: 'closed' }>
  readonly outcome: TxOutcome
  readonly onClose: () => void
}

function titleOf({ step }: SwapFlow, outcome: TxOutcome): TranslationKey {
  if (step === 'failed') return 'swap.failed'
  return step === 'sending' || step === 'sent' ? progressTitle(step, outcome) : 'swap.confirm'
}

/** One swap from the review to the chain. */
export function SwapDialogSection({ flow, outcome, onClose, ...review }: SwapDialogSectionProps) {
  const { t } = useTranslation()
  const { input, output } = review
  return (
    <Dialog title={t(titleOf(flow, outcome))} closeLabel={t('common.close')} isOpen onClose={onClose}>
      {flow.step === 'review' && (
        <ReviewStep {...review} agreed={flow.act.trade} recipient={flow.act.recipient} isRejected={flow.isRejected} />
      )}
      {flow.step === 'failed' && (
        <Stack gap={20}>
          <SwapSum trade={flow.act.trade} input={input} output={output} />
          <Failure error={flow.error} isExactOut={flow.act.trade.kind === 'exactOut'} />
          <Button isFullWidth onClick={onClose}>
            {t('common.close')}
          </Button>
        </Stack>
      )}
      {(flow.step === 'sending' || flow.step === 'sent') && (
        <SentStep
          trade={flow.act.trade}
          hash={flow.step === 'sent' ? flow.hash : undefined}
          outcome={outcome}
          input={input}
          output={output}
          recipient={flow.act.recipient}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}

function Failure({
  error,
  isExactOut,
}: {
  readonly error: ChainError | SwapBlockReason
  readonly isExactOut: boolean
}) {
  const { t, tText } = useTranslation()
  if (error === 'recipientMoved')
    return (
      <Notice tone="bad" title={t('swap.recipient.moved')}>
        {t('swap.recipient.moved.body')}
      </Notice>
    )
  if (isFeeOnTransferError(error)) return <FeeTokenHint isExactOut={isExactOut} />
  return (
    <Notice tone="bad" title={tText(explainRouterError(error) ?? { key: 'swap.notSent' })}>
      {tText(failureDescription(error))}
    </Notice>
  )
}
