import { useId } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { TextInput } from '@/ui/TextInput'
import { useChoiceText } from '../hooks/useChoiceText'
import type { BallotType } from '../model/ballot'
import { type ChoiceDraft, isBadWeight, toggleChoice } from '../model/choiceDraft'
import { FIRST_CHOICES } from '../model/tally'
import { ChoiceLabel, Choices } from './Voting.styles'

interface BallotFieldsProps {
  readonly type: BallotType
  readonly choices: readonly string[]
  readonly draft: ChoiceDraft
  readonly onChange: (draft: ChoiceDraft) => void
}

/** The choices of a proposal: one, several, or each with a weight. */
export function BallotFields({ type, choices, draft, onChange }: BallotFieldsProps) {
  const { t } = useTranslation()
  const name = useId()
  const textOf = useChoiceText(choices)
  return (
    <Choices $isLong={choices.length > FIRST_CHOICES}>
      <legend>{t(`voting.choose.${type}`)}</legend>
      {choices.map((_, index) => {
        const number = index + 1
        const label = textOf(number)
        const typed = draft.weights[number] ?? ''
        return type === 'weighted' ? (
          <TextInput
            // The number of a choice is what names it: two may have the same text.
            key={number}
            label={label}
            inputMode="numeric"
            value={typed}
            error={isBadWeight(typed) ? t('voting.weight.error') : undefined}
            onChange={(weight) => onChange({ ...draft, weights: { ...draft.weights, [number]: weight } })}
          />
        ) : (
          <ChoiceLabel key={number}>
            <input
              type={type === 'approval' ? 'checkbox' : 'radio'}
              name={name}
              checked={draft.chosen.includes(number)}
              onChange={() => onChange(toggleChoice(draft, type, number))}
            />
            <span dir="auto">{label}</span>
          </ChoiceLabel>
        )
      })}
    </Choices>
  )
}
