import type { TxRequest, TxText } from '@/chain/tx/txRequest'
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

function exactly({ fallback, ...request }: TxRequest): TxRequest {
  return { ...request, ...fallback }
}

/** The approval and the action after it, numbered. The last of several approvals names the action. */
function ApprovalSteps({ request, next, order = { index: 1, count: 1 } }: ApprovalForm) {
  const { t, tText } = useTranslation()
  if (next === undefined) return null
  const steps = order.count + 1
  const line = (step: number, what: TxText) => t('tx.step', { step, steps, what: tText(what) })
  return (
    <Text tone="muted" size="sm" as="div">
      <div>{line(order.index, request.summary)}</div>
      {order.index === order.count && <div>{line(steps, next.text)}</div>}
    </Text>
  )
}

/**
 * Approves the maximum, or the exact amount if the user prefers that. If the wallet supports batches (EIP-5792), it
 * approves the exact amount and executes the action in one confirmation.
 */
export function ApproveButton({ form, isBusy, isAsked, variant, onApprove }: ApproveButtonProps) {
  const { t, tText } = useTranslation()
  const { request, next, isPending } = form
  const batched = next?.request
  const canBatch = useCanBatch(batched !== undefined && !isPending)
  const [mode, chooseMode] = useApprovalMode()
  const isExact = mode === 'exact'
  if (next !== undefined && batched !== undefined && canBatch) {
    return (
      <Stack gap={8}>
        <Button
          variant={variant}
          isFullWidth
          isBusy={isBusy}
          onClick={() => onApprove({ ...batched, before: [exactly(request)] })}
        >
          {isAsked ? t('tx.asked') : t('tx.batch', { action: tText(next.text) })}
        </Button>
        <Text tone="muted" size="sm">
          {t('tx.batch.hint')}
        </Text>
      </Stack>
    )
  }
  return (
    <Stack gap={8}>
      <Button
        variant={variant}
        isFullWidth
        isBusy={isPending || isBusy}
        onClick={() => onApprove(isExact ? exactly(request) : request)}
      >
        {isAsked ? t('tx.asked') : isPending ? t('tx.approving') : t('tx.approve')}
      </Button>
      <ApprovalSteps {...form} />
      {request.fallback !== undefined && !isPending && (
        <Checkbox isChecked={isExact} disabled={isBusy} onChange={(isChosen) => chooseMode(isChosen ? 'exact' : 'max')}>
          {t('tx.approve.exact')}
        </Checkbox>
      )}
    </Stack>
  )
}
