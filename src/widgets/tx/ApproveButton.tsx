import type { TxRequest } from '@/chain/txRequest'
import { useApprovalMode } from '@/hooks/useApprovalMode'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { Stack } from '@/ui/layout'

export interface ApproveButtonProps {
  /** Asks for the maximum; its fallback arguments are the exact amount. */
  readonly request: TxRequest
  /** An approval for the same spender and token is on its way. */
  readonly isPending: boolean
  /** The wallet is open. */
  readonly isBusy: boolean
  readonly variant: 'primary' | 'secondary'
  readonly onApprove: (request: TxRequest) => void
}

function exactly({ fallbackArgs, ...request }: TxRequest): TxRequest {
  return fallbackArgs === undefined ? request : { ...request, args: fallbackArgs }
}

/** Approves the maximum, or the exact amount where the user prefers that. */
export function ApproveButton({ request, isPending, isBusy, variant, onApprove }: ApproveButtonProps) {
  const { t } = useTranslation()
  const [mode, chooseMode] = useApprovalMode()
  const isExact = mode === 'exact'
  return (
    <Stack gap={8}>
      <Button variant={variant} isFullWidth isBusy={isPending || isBusy} onClick={() => onApprove(isExact ? exactly(request) : request)}>
        {isPending ? t('tx.approving') : t('tx.approve')}
      </Button>
      {request.fallbackArgs !== undefined && !isPending && (
        <Checkbox isChecked={isExact} disabled={isBusy} onChange={(isChosen) => chooseMode(isChosen ? 'exact' : 'max')}>{t('tx.approve.exact')}</Checkbox>
      )}
    </Stack>
  )
}
