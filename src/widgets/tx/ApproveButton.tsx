import type { TxRequest } from '@/chain/tx/txRequest'
import type { FormState } from '@/forms/formState'
import { useApprovalMode } from '@/hooks/useApprovalMode'
import { useCanBatch } from '@/hooks/useCanBatch'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'

export interface ApproveButtonProps {
  /** Requests the maximum allowance; the fallback is the exact amount. */
  readonly request: TxRequest
  /** The action that needs the approval, if both can be batched. */
  readonly next: Extract<FormState, { readonly status: 'needsApproval' }>['next']
  /** An approval for the same spender and token is pending. */
  readonly isPending: boolean
  /** The wallet prompt is open. */
  readonly isBusy: boolean
  readonly variant: 'primary' | 'secondary'
  readonly onApprove: (request: TxRequest) => void
}

function exactly({ fallback, ...request }: TxRequest): TxRequest {
  return { ...request, ...fallback }
}

/**
 * Approves the maximum, or the exact amount if the user prefers that. If the wallet supports batches (EIP-5792), it
 * approves the exact amount and executes the action in one confirmation.
 */
export function ApproveButton({ request, next, isPending, isBusy, variant, onApprove }: ApproveButtonProps) {
  const { t, tText } = useTranslation()
  const canBatch = useCanBatch(next !== undefined && !isPending)
  const [mode, chooseMode] = useApprovalMode()
  const isExact = mode === 'exact'
  if (next !== undefined && canBatch) {
    return (
      <Stack gap={8}>
        <Button
          variant={variant}
          isFullWidth
          isBusy={isBusy}
          onClick={() => onApprove({ ...next.request, before: [exactly(request)] })}
        >
          {t('tx.batch', { action: tText(next.text) })}
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
        {isPending ? t('tx.approving') : t('tx.approve')}
      </Button>
      {request.fallback !== undefined && !isPending && (
        <Checkbox isChecked={isExact} disabled={isBusy} onChange={(isChosen) => chooseMode(isChosen ? 'exact' : 'max')}>
          {t('tx.approve.exact')}
        </Checkbox>
      )}
    </Stack>
  )
}
