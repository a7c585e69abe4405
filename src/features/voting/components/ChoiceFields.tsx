import { useId } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { FieldNote } from '@/ui/FieldNote'
import { IconButton } from '@/ui/IconButton'
import { CloseIcon } from '@/ui/icons'
import { TextInput } from '@/ui/TextInput'
import { LIMITS } from '../model/proposalForm'
import { ChoiceLine, Choices } from './Voting.styles'

interface ChoiceFieldsProps {
  readonly choices: readonly string[]
  readonly error: string | undefined
  readonly onChange: (choices: readonly string[]) => void
  readonly onLeave: () => void
}

/** The choices of a new proposal. */
export function ChoiceFields({ choices, error, onChange, onLeave }: ChoiceFieldsProps) {
  const { t } = useTranslation()
  const noteId = useId()
  return (
    <Choices aria-describedby={error === undefined ? undefined : noteId}>
      <legend>{t('voting.create.choices')}</legend>
      {choices.map((text, index) => {
        const number = index + 1
        return (
          <ChoiceLine key={number}>
            <TextInput
              label={t('voting.choice', { number })}
              value={text}
              onChange={(typed) => onChange(choices.map((each, other) => (other === index ? typed : each)))}
              onBlur={onLeave}
            />
            {choices.length > LIMITS.minChoices && (
              <IconButton
                label={t('voting.create.choice.remove', { number })}
                onClick={() => onChange(choices.filter((_, other) => other !== index))}
              >
                <CloseIcon />
              </IconButton>
            )}
          </ChoiceLine>
        )
      })}
      <FieldNote id={noteId} error={error} />
      {choices.length < LIMITS.maxChoices && (
        <div>
          <Button size="sm" onClick={() => onChange([...choices, ''])}>
            {t('voting.create.choice.add')}
          </Button>
        </div>
      )}
    </Choices>
  )
}
