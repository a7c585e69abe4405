import { useState } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Stack } from '@/ui/layout'
import { TextInput } from '@/ui/TextInput'
import { theme } from '@/ui/theme'

/** The field grows; the button is aligned with its bottom. */
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${theme.space[12]};
  > button {
    /* Aligned with the field, below the label. */
    margin-block-start: calc(1.5 * ${theme.fontSize.sm} + ${theme.space[8]});
  }
`

export interface SubjectFormProps {
  /** The current address. */
  readonly asked: string
  readonly error: string | undefined
  /** An empty text means the connected account. */
  readonly onAsk: (address: string) => void
}

/** Form to choose the account that a page shows. */
export function SubjectForm({ asked, error, onAsk }: SubjectFormProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(asked)
  const [known, setKnown] = useState(asked)
  // Also after the browser's back button. A form of its own for each address would lose the focus.
  if (known !== asked) {
    setKnown(asked)
    setTyped(asked)
  }
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
            // The error is hidden while the text is being edited.
            error={typed === asked ? error : undefined}
          />
          <Button type="submit">{t('subject.show')}</Button>
        </Line>
      </Stack>
    </form>
  )
}
