import type { ClaimItem } from '@/domain/inbox/claimAllTx'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { usePendingSubmit } from '@/widgets/tx/usePendingSubmit'

interface ClaimButtonProps {
  readonly item: ClaimItem
  /** The queue is running: two reviews can't be open. */
  readonly isQueued: boolean
}

/** Claims one entry. */
export function ClaimButton({ item, isQueued }: ClaimButtonProps) {
  const { t, tText } = useTranslation()
  const { submit, isPending } = usePendingSubmit()
  return (
    <Button
      size="sm"
      isBusy={isPending}
      disabled={isQueued}
      aria-label={t('inbox.claim.label', { title: tText(item.title) })}
      onClick={() => void submit(item.claim)}
    >
      {t('inbox.claim')}
    </Button>
  )
}
