import type { TxOutcome } from '@/chain/tx/txStatus'
import { explainRouterError, isFeeOnTransferError } from '@/domain/trade/explainRouterError'
import type { TranslationKey } from '@/i18n/keys'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { failureDescription } from '@/widgets/tx/failureDescription'
import { FeeTokenHint } from '../components/FeeTokenHint'
import { SendingStep } from '../components/SendingStep'
import { SwapSum } from '../components/SwapSum'
import type { SwapDialog, SwapFailure } from '../model/swapDialog'
import { ReviewStep, type ReviewStepProps } from './ReviewStep'
import { SentStep } from './SentStep'

export interface SwapDialogSectionProps extends Omit<ReviewStepProps, 'agreed' | 'recipient' | 'isRejected'> {
  readonly dialog: Exclude<SwapDialog, { step: 'closed' }>
  readonly outcome: TxOutcome
  readonly onClose: () => void
}

function titleOf({ step }: SwapDialog, outcome: TxOutcome): TranslationKey {
  if (step === 'sending') return 'swap.waiting'
  if (step === 'failed') return 'swap.failed'
  if (step !== 'sent') return 'swap.confirm'
  if (outcome === 'succeeded') return 'swap.confirmed.title'
  return outcome === 'failed' ? 'swap.failed' : 'swap.submitted'
}

/** One swap from the last look to the chain. */
export function SwapDialogSection({ dialog, outcome, onClose, ...review }: SwapDialogSectionProps) {
  const { t } = useTranslation()
  const { input, output } = review
  return (
    <Dialog title={t(titleOf(dialog, outcome))} closeLabel={t('common.close')} isOpen onClose={onClose}>
      {dialog.step === 'review' && (
        <ReviewStep {...review} agreed={dialog.agreed} recipient={dialog.recipient} isRejected={dialog.isRejected} />
      )}
      {dialog.step === 'sending' && <SendingStep trade={dialog.agreed} input={input} output={output} />}
      {dialog.step === 'failed' && (
        <Stack gap={20}>
          <SwapSum trade={dialog.agreed} input={input} output={output} />
          <Failure error={dialog.error} isExactOut={dialog.agreed.kind === 'exactOut'} />
          <Button isFullWidth onClick={onClose}>
            {t('common.close')}
          </Button>
        </Stack>
      )}
      {dialog.step === 'sent' && (
        <SentStep
          trade={dialog.agreed}
          hash={dialog.hash}
          outcome={outcome}
          input={input}
          output={output}
          recipient={dialog.recipient}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}

function Failure({ error, isExactOut }: { readonly error: SwapFailure; readonly isExactOut: boolean }) {
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
