import { useState } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Stack } from '@/ui/layout'
import { TextInput } from '@/ui/TextInput'
import { theme } from '@/ui/theme'

/** The field takes the room, its button stands at its foot. */
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${theme.space[12]};
  > button {
    /* Below the label, beside the field. */
    margin-block-start: calc(1.5 * ${theme.fontSize.sm} + ${theme.space[8]});
  }
`

export interface SubjectFormProps {
  /** What is asked for now. */
  readonly asked: string
  readonly error: string | undefined
  /** An empty text asks for the connected account. */
  readonly onAsk: (address: string) => void
}

/** Asks whose account is shown. */
export function SubjectForm({ asked, error, onAsk }: SubjectFormProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(asked)
  return (
    <form
      role="search"
      aria-label={t('subject.form')}
      onSubmit={(event) => {
        event.preventDefault()
        onAsk(typed.trim())
      }}
    >
      <Stack gap={8}>
        <Line>
          <TextInput
            label={t('subject.address')}
            value={typed}
            onChange={setTyped}
            placeholder="0x"
            dir="ltr"
            spellCheck={false}
            maxLength={80}
            hint={t('subject.hint')}
            // What is being changed is not wrong yet.
            error={typed === asked ? error : undefined}
          />
          <Button type="submit">{t('subject.show')}</Button>
        </Line>
      </Stack>
    </form>
  )
}
