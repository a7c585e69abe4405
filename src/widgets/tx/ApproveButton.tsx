import type { TxRequest } from '@/chain/tx/txRequest'
import { exactly } from '@/forms/approval'
import type { FormState } from '@/forms/formState'
import { useApprovalMode } from '@/hooks/useApprovalMode'
import { useCanBatch } from '@/hooks/useCanBatch'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'

/** `request` asks for the maximum allowance; its fallback is the exact amount. */
type ApprovalForm = Extract<FormState, { readonly status: 'needsApproval' }>

export interface ApproveButtonProps {
  readonly form: ApprovalForm
  readonly isBusy: boolean
  /** The wallet is asked for what this button sends. */
  readonly isAsked: boolean
  readonly variant: 'primary' | 'secondary'
  readonly onApprove: (request: TxRequest) => void
}

/** The approval and the action after it, numbered. The last of several approvals names the action. */
function approvalSteps({ request, next, order = { index: 1, count: 1 } }: ApprovalForm) {
  if (next === undefined) return []
  const steps = order.count + 1
  const approval = { step: order.index, steps, text: request.summary }
  return order.index === order.count ? [approval, { step: steps, steps, text: next.text }] : [approval]
}

/**
 * Approves the maximum, or the exact amount if the user prefers that. If the wallet supports batches (EIP-5792), it
 * approves the exact amount and executes the action in one confirmation.
 */
export function ApproveButton({ form, isBusy, isAsked, variant, onApprove }: ApproveButtonProps) {
  const { t, tText } = useTranslation()
  const { request, next, isPending } = form
  const canBatch = useCanBatch(next?.request !== undefined && !isPending)
  const [mode, chooseMode] = useApprovalMode()
  const batched = canBatch ? next?.request : undefined
  const isExact = mode === 'exact'
  const label = () => {
    if (isAsked) return t('tx.asked')
    if (batched && next) return t('tx.batch', { action: tText(next.text) })
    return t(isPending ? 'tx.approving' : 'tx.approve')
  }
  const asked = () =>
    batched
      ? { ...batched, before: [...(batched.before ?? []), exactly(request)] }
      : isExact
        ? exactly(request)
        : request
  return (
    <Stack gap={8}>
      <Button variant={variant} isFullWidth isBusy={isPending || isBusy} onClick={() => onApprove(asked())}>
        {label()}
      </Button>
      {(batched
        ? [t('tx.batch.hint')]
        : approvalSteps(form).map(({ text, ...step }) => t('tx.step', { ...step, what: tText(text) }))
      ).map((line) => (
        <Text key={line} tone="muted" size="sm">
          {line}
        </Text>
      ))}
      {!batched && request.fallback && !isPending && (
        <Checkbox isChecked={isExact} disabled={isBusy} onChange={(isChosen) => chooseMode(isChosen ? 'exact' : 'max')}>
          {t('tx.approve.exact')}
        </Checkbox>
      )}
    </Stack>
  )
}
