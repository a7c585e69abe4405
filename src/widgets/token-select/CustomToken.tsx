import { type SubmitEvent, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { useTokenAddress } from '@/domain/token/useTokenAddress'
import { useAddToken } from '@/domain/token-list/useAddToken'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { TextInput } from '@/ui/TextInput'
import { theme } from '@/ui/theme'

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[8]};
  > button {
    margin-block-start: calc(1.5 * ${theme.fontSize.sm} + ${theme.space[8]});
    align-self: start;
  }
`

/** Adds a custom token by address, after looking it up on chain. @param onAdded a stable callback */
export function CustomToken({ onAdded }: { readonly onAdded: (address: string) => void }) {
  const { t } = useTranslation()
  const addToken = useAddToken()
  const [text, setText] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const found = useTokenAddress(isAsked ? text : '')
  const token = found.status === 'exists' ? found.token : undefined

  useEffect(() => {
    if (token === undefined) return
    addToken(token, false)
    onAdded(token.address)
  }, [token, addToken, onAdded])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsAsked(true)
  }
  const errors = {
    none: isAsked ? t('tokens.address.invalid') : undefined,
    invalid: t('tokens.address.invalid'),
    loading: undefined,
    notExists: t('tokens.address.notExists'),
    exists: undefined,
    failed: t('tokens.address.failed'),
  }
  return (
    <Form noValidate onSubmit={submit}>
      <TextInput
        label={t('tokens.custom')}
        placeholder="0x"
        value={text}
        onChange={(typed) => {
          setText(typed)
          setIsAsked(false)
        }}
        error={errors[found.status]}
        hint={token && t('tokens.custom.added', { symbol: token.symbol })}
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <Button type="submit" isBusy={found.status === 'loading'}>
        {t('tokens.custom.add')}
      </Button>
    </Form>
  )
}
