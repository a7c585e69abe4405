import { useState } from 'react'
import { addressLink } from '@/config/explorer'
import type { Currency } from '@/domain/token/currency'
import { useTokenAddress } from '@/domain/token/useTokenAddress'
import type { TokenDirectory } from '@/domain/token-list/model/mergeTokens'
import { useAddedTokens } from '@/domain/token-list/useTokenLists'
import { useSettled } from '@/hooks/useDebounced'
import { useTranslation } from '@/i18n/useTranslation'
import { shortenHex } from '@/lib/hex'
import { Button } from '@/ui/Button'
import { ExternalLink } from '@/ui/ExternalLink'
import { IconButton } from '@/ui/IconButton'
import { CloseIcon } from '@/ui/icons'
import { Row, Stack } from '@/ui/layout'
import { Spinner } from '@/ui/Spinner'
import { Text } from '@/ui/Text'
import { TextInput } from '@/ui/TextInput'
import { TokenIcon } from '@/widgets/token-icon/TokenIcon'
import { Facts, Found, Thing } from './ManageView.styles'

const DEBOUNCE_MS = 200

export interface TokensTabProps {
  readonly directory: TokenDirectory
  readonly onFound: (token: Currency) => void
}

/** A token by its address, and the tokens that the user added. */
export function TokensTab({ directory, onFound }: TokensTabProps) {
  const { t } = useTranslation()
  const [added, remove] = useAddedTokens()
  const [text, setText] = useState('')
  const settled = useSettled(text.trim(), DEBOUNCE_MS)
  const known = directory.byAddress.get(settled.toLowerCase())
  const found = useTokenAddress(known === undefined ? settled : '')
  const token = known ?? (found.status === 'exists' ? found.token : undefined)
  const errors = {
    none: settled !== '' && known === undefined ? t('tokens.address.invalid') : undefined,
    invalid: t('tokens.address.invalid'),
    loading: undefined,
    notExists: t('tokens.address.notExists'),
    exists: undefined,
    failed: t('tokens.address.failed'),
  }
  return (
    <Stack gap={12}>
      <TextInput
        label={t('tokens.custom')}
        placeholder="0x"
        value={text}
        onChange={setText}
        error={errors[found.status]}
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      {settled !== '' && (
        <Found aria-live="polite">
          {found.status === 'loading' && <Spinner label={t('tokens.address.loading')} />}
          {found.status === 'failed' && (
            <Button size="sm" onClick={found.retry}>
              {t('common.retry')}
            </Button>
          )}
          {token !== undefined && (
            <Thing>
              <TokenIcon {...token} size={32} />
              <Facts>
                <Text as="span" isStrong>
                  {token.symbol}
                </Text>
                <Text as="span" size="sm" tone="muted">
                  {token.name}
                </Text>
              </Facts>
              {known === undefined ? (
                <Button
                  size="sm"
                  variant="primary"
                  aria-label={t('tokens.import.named', { name: token.symbol })}
                  onClick={() => onFound(token)}
                >
                  {t('tokens.import')}
                </Button>
              ) : (
                <Text as="span" size="sm" tone="good">
                  {t('tokens.active')}
                </Text>
              )}
            </Thing>
          )}
        </Found>
      )}
      <Text size="sm" tone="muted">
        {t('tokens.added', { count: added.length })}
      </Text>
      <Stack as="ul" gap={8} aria-label={t('tokens.added', { count: added.length })}>
        {added.map((own) => (
          <Thing key={own.address} as="li">
            <TokenIcon {...own} size={32} />
            <Facts>
              <Text as="span" isStrong>
                {own.symbol}
              </Text>
              <ExternalLink href={addressLink(own.address)}>{shortenHex(own.address)}</ExternalLink>
            </Facts>
            <Row gap={8}>
              <IconButton label={t('tokens.lists.removeNamed', { name: own.symbol })} onClick={() => remove(own)}>
                <CloseIcon />
              </IconButton>
            </Row>
          </Thing>
        ))}
      </Stack>
    </Stack>
  )
}
