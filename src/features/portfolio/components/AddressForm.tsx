import { useState } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Stack } from '@/ui/layout'
import { TextInput } from '@/ui/TextInput'
import { AddressRow } from './Portfolio.styles'

export interface AddressFormProps {
  /** What is asked for now. */
  readonly asked: string
  readonly error: string | undefined
  /** An empty text asks for the connected account. */
  readonly onAsk: (address: string) => void
}

/** Whose positions are shown. */
export function AddressForm({ asked, error, onAsk }: AddressFormProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(asked)
  return (
    <form
      role="search"
      aria-label={t('portfolio.address.form')}
      onSubmit={(event) => {
        event.preventDefault()
        onAsk(typed.trim())
      }}
    >
      <Stack gap={8}>
        <AddressRow>
          <TextInput
            label={t('portfolio.address')}
            value={typed}
            onChange={setTyped}
            placeholder="0x"
            dir="ltr"
            spellCheck={false}
            maxLength={80}
            hint={t('portfolio.address.hint')}
            // What is being changed is not wrong yet.
            error={typed === asked ? error : undefined}
          />
          <Button type="submit">{t('portfolio.address.show')}</Button>
        </AddressRow>
      </Stack>
    </form>
  )
}
