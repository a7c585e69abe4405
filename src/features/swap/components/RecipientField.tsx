import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Row, Stack } from '@/ui/layout'
import { TextInput } from '@/ui/TextInput'
import type { Recipient } from '../model/recipient'

export interface RecipientFieldProps {
  /** Undefined while the account itself receives. */
  readonly typed: string | undefined
  readonly recipient: Recipient
  readonly onType: (text: string) => void
  readonly onRemove: () => void
}

/** Who receives, where an expert wants that to be another. */
export function RecipientField({ typed, recipient, onType, onRemove }: RecipientFieldProps) {
  const { t } = useTranslation()
  if (typed === undefined) {
    return <Row justify="end"><Button variant="quiet" size="sm" onClick={() => onType('')}>{t('swap.recipient.add')}</Button></Row>
  }
  return (
    <Stack gap={8}>
      <TextInput
        label={t('swap.recipient')}
        placeholder={t('swap.recipient.placeholder')}
        value={typed}
        onChange={onType}
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        hint={recipient.status === 'address' ? t('swap.recipient.hint') : undefined}
        error={recipient.status === 'invalid' ? t('swap.recipient.invalid') : undefined}
      />
      <Row justify="end"><Button variant="quiet" size="sm" onClick={onRemove}>{t('swap.recipient.remove')}</Button></Row>
    </Stack>
  )
}
