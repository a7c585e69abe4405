import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { usePendingSubmit } from '@/widgets/tx/usePendingSubmit'
import type { AllowanceQuestion } from '../model/questions'
import { revokeOf } from '../model/revokeOf'

/** Revokes one allowance. */
export function RevokeButton({ question }: { readonly question: AllowanceQuestion }) {
  const { t, tText } = useTranslation()
  const { submit, isPending } = usePendingSubmit()
  const spender = question.spenderName === undefined ? question.spender : tText(question.spenderName)
  return (
    <Button
      size="sm"
      isBusy={isPending}
      aria-label={t('allowances.revoke.of', { asset: question.symbol, spender })}
      onClick={() => void submit(revokeOf(question))}
    >
      {isPending ? t('allowances.revoking') : t('allowances.revoke')}
    </Button>
  )
}
