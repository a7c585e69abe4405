import { useState } from 'react'
import { type FoundList, useListPreview } from '@/domain/token-list/useListPreview'
import { useTokenLists } from '@/domain/token-list/useTokenLists'
import { useSettled } from '@/hooks/useDebounced'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Spinner } from '@/ui/Spinner'
import { Text } from '@/ui/Text'
import { TextInput } from '@/ui/TextInput'
import { DefaultListRow } from './DefaultListRow'
import { ListFacts } from './ListFacts'
import { ListRow } from './ListRow'
import { Facts, Found, Line } from './ManageView.styles'

const DEBOUNCE_MS = 200

/** Adds a list by URL and manages the existing ones. */
export function ListsTab({ onFound }: { readonly onFound: (list: FoundList) => void }) {
  const { t, tText } = useTranslation()
  const { lists, isUnkept, remove, setActive, acceptUpdate, retry } = useTokenLists()
  const [place, setPlace] = useState('')
  const preview = useListPreview(useSettled(place, DEBOUNCE_MS))
  const isWrong = preview.status === 'invalid'
  return (
    <Stack gap={12}>
      <TextInput
        label={t('tokens.lists.place')}
        placeholder={t('tokens.lists.placeholder.ens')}
        value={place}
        onChange={setPlace}
        error={
          isWrong
            ? t('tokens.list.error.location')
            : preview.status === 'failed'
              ? t('tokens.import.failed')
              : undefined
        }
        hint={t('tokens.lists.body')}
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      {preview.status !== 'none' && !isWrong && (
        <Found aria-live="polite">
          {preview.status === 'loading' && <Spinner label={t('common.loading')} />}
          {preview.status === 'failed' && (
            <Line>
              <Text size="sm" tone="muted">
                {tText(preview.problem)}
              </Text>
              <Button size="sm" onClick={preview.retry}>
                {t('common.retry')}
              </Button>
            </Line>
          )}
          {preview.status === 'found' && (
            <Line>
              <Facts>
                <Text as="span" isStrong>
                  {preview.list.name}
                </Text>
                <ListFacts
                  version={preview.list.version}
                  tokenCount={preview.list.tokenCount}
                  leftOutCount={preview.list.leftOutCount}
                />
              </Facts>
              {preview.isLoaded ? (
                <Text as="span" size="sm" tone="good">
                  {t('tokens.lists.loaded')}
                </Text>
              ) : (
                <Button
                  size="sm"
                  variant="primary"
                  aria-label={t('tokens.import.named', { name: preview.list.name })}
                  onClick={() => onFound(preview.list)}
                >
                  {t('tokens.import')}
                </Button>
              )}
            </Line>
          )}
        </Found>
      )}
      {isUnkept && (
        <Notice tone="warning" title={t('tokens.lists.unkept')}>
          {t('tokens.lists.unkept.body')}
        </Notice>
      )}
      <Stack as="ul" gap={8} aria-label={t('tokens.manage.lists')}>
        <DefaultListRow />
        {lists.map((list) => (
          <ListRow
            key={list.url}
            list={list}
            onActive={(isActive) => setActive(list.url, isActive)}
            onUpdate={() => acceptUpdate(list.url)}
            onRemove={() => remove(list.url)}
            onRetry={() => retry(list.url)}
          />
        ))}
      </Stack>
    </Stack>
  )
}
