import { useId } from 'react'
import { TICKET_DIGITS } from '@/domain/lottery/model/ticketNumber'
import { useTranslation } from '@/i18n/useTranslation'
import { Text } from '@/ui/Text'
import type { Duplicate } from '../model/ticketDraft'
import { FieldNoteLine, NumberField, NumberInput, TicketGrid } from './Lottery.styles'

export interface NumberFieldsProps {
  readonly numbers: readonly string[]
  readonly duplicates: readonly Duplicate[]
  readonly onType: (index: number, typed: string) => void
}

/** The numbers of the tickets to buy, one field each. */
export function NumberFields({ numbers, duplicates, onType }: NumberFieldsProps) {
  const { t } = useTranslation()
  const id = useId()
  const fields = numbers.map((digits, index) => ({
    id: `${id}${index}`,
    digits,
    isIncomplete: digits.length < TICKET_DIGITS,
    duplicate: duplicates[index],
  }))
  return (
    <TicketGrid aria-label={t('lottery.numbers')}>
      {fields.map(({ id: fieldId, digits, isIncomplete, duplicate }, index) => {
        const note = isIncomplete ? t('lottery.numbers.incomplete') : duplicate && t(`lottery.numbers.${duplicate}`)
        return (
          <NumberField key={fieldId}>
            <Text as="span" size="sm" tone="muted">
              {index + 1}
            </Text>
            <NumberInput
              id={fieldId}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              aria-label={t('lottery.numbers.field', { index: index + 1 })}
              aria-invalid={isIncomplete}
              aria-describedby={note === undefined ? undefined : `${fieldId}note`}
              value={digits}
              onChange={(event) => onType(index, event.target.value)}
            />
            {note !== undefined && (
              <FieldNoteLine id={`${fieldId}note`}>
                <Text as="span" size="xs" tone={isIncomplete ? 'bad' : 'warning'}>
                  {note}
                </Text>
              </FieldNoteLine>
            )}
          </NumberField>
        )
      })}
    </TicketGrid>
  )
}
