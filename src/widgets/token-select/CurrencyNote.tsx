import type { ChosenCurrency } from '@/domain/token-list/useCurrency'
import { useTranslation } from '@/i18n/useTranslation'
import type { Loadable } from '@/lib/loadable'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'

export interface CurrencyNoteProps {
  readonly choice: Loadable<ChosenCurrency>
  readonly isChosen: boolean
}

/** Error for a chosen currency that does not exist or could not be read. */
export function CurrencyNote({ choice, isChosen }: CurrencyNoteProps) {
  const { t } = useTranslation()
  if (!isChosen || choice.status === 'loading') return null
  if (choice.status === 'failed') {
    return (
      <Notice
        tone="warning"
        title={t('tokens.address.failed')}
        action={
          <Button size="sm" onClick={choice.retry}>
            {t('common.retry')}
          </Button>
        }
      />
    )
  }
  return choice.value.status === 'notExists' ? <Notice tone="bad" title={t('tokens.address.notExists')} /> : null
}
