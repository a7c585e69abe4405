import type { ReactNode } from 'react'
import type { TxOutcome } from '@/chain/txOutcome'
import type { TxRequest } from '@/chain/txRequest'
import { transactionLink } from '@/config/explorer'
import { routerRefusal } from '@/domain/trade/routerRefusal'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { ExternalLink } from '@/ui/ExternalLink'
import { BadIcon, GoodIcon } from '@/ui/icons'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Spinner } from '@/ui/Spinner'
import { Text } from '@/ui/Text'
import { failureDescription } from '@/widgets/tx/failureDescription'
import { TxPreview } from '@/widgets/tx/review/TxPreview'
import { TxVerdict } from '@/widgets/tx/review/TxVerdict'
import { useTxCheck } from '@/widgets/tx/review/useTxCheck'
import type { ConfirmFlow } from '../model/confirmFlow'
import { Centered } from './Liquidity.styles'

export interface ConfirmDialogProps {
  /** Of what is looked at. */
  readonly title: string
  /** Of the act, once it is on its way. */
  readonly actTitle: string
  readonly flow: ConfirmFlow<unknown>
  readonly outcome: TxOutcome
  readonly request: TxRequest
  /** What is being done, in a sentence. */
  readonly doing: string
  /** What has been done. */
  readonly done: string
  readonly confirmLabel: string
  /** `isInsisted`: the user was told that it would revert. */
  readonly onConfirm: (isInsisted: boolean) => void
  readonly onClose: () => void
  /** What more is looked at before: prices and shares. */
  readonly children: ReactNode
}

/** One act from the last look to its receipt. It is mounted while it is open. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTranslation()
  const isUnderWay = props.flow.step === 'sending' || props.flow.step === 'sent'
  return (
    <Dialog title={isUnderWay ? props.actTitle : props.title} closeLabel={t('common.close')} isOpen onClose={props.onClose}>
      {isUnderWay ? <Progress {...props} /> : <Review {...props} />}
    </Dialog>
  )
}

function Review({ flow, request, confirmLabel, onConfirm, children }: ConfirmDialogProps) {
  const { t, tText } = useTranslation()
  const checking = useTxCheck(request)
  const { check } = checking
  const canInsist = check?.verdict.status === 'fails' && check.verdict.error.kind !== 'insufficientFunds'
  return (
    <Stack gap={16}>
      <TxPreview request={request} check={check} />
      {children}
      <TxVerdict {...checking} />
      {flow.step === 'review' && flow.isRejected && <Notice tone="info" title={t('tx.rejected')}>{t('liquidity.confirm.rejected')}</Notice>}
      {flow.step === 'failed' && <Notice tone="bad" title={tText(routerRefusal(flow.error) ?? { key: 'liquidity.confirm.failed' })}>{tText(failureDescription(flow.error))}</Notice>}
      <Button
        variant="primary"
        isFullWidth
        isBusy={check === undefined}
        disabled={check !== undefined && check.verdict.status !== 'passes'}
        onClick={() => onConfirm(false)}
      >
        {confirmLabel}
      </Button>
      {canInsist && <Button variant="danger" isFullWidth onClick={() => onConfirm(true)}>{t('tx.review.insist')}</Button>}
    </Stack>
  )
}

const TITLES = { succeeded: 'liquidity.confirm.confirmed', failed: 'liquidity.confirm.reverted', pending: 'liquidity.confirm.submitted', unknown: 'liquidity.confirm.submitted' } as const

function Progress({ flow, outcome, doing, done, onClose }: ConfirmDialogProps) {
  const { t } = useTranslation()
  if (flow.step !== 'sent') {
    return (
      <Centered role="status">
        <Spinner size="48px" />
        <Text isStrong>{t('liquidity.confirm.waiting')}</Text>
        <Text>{doing}</Text>
        <Text size="sm" tone="muted">{t('liquidity.confirm.inWallet')}</Text>
      </Centered>
    )
  }
  return (
    <Stack gap={16}>
      <Centered role="status">
        {outcome === 'succeeded' && <Text as="span" tone="good"><GoodIcon size="48px" /></Text>}
        {outcome === 'failed' && <Text as="span" tone="bad"><BadIcon size="48px" /></Text>}
        {(outcome === 'pending' || outcome === 'unknown') && <Spinner size="48px" />}
        <Text isStrong>{t(TITLES[outcome])}</Text>
        <Text>{outcome === 'succeeded' ? done : outcome === 'failed' ? t('liquidity.confirm.reverted.body') : doing}</Text>
        <ExternalLink href={transactionLink(flow.hash)}>{t('tx.explorer')}</ExternalLink>
      </Centered>
      <Button isFullWidth onClick={onClose}>{t('common.close')}</Button>
    </Stack>
  )
}
