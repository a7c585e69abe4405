import { useState, type SubmitEvent } from 'react'
import { styled } from 'styled-components'
import { type TokenListView, useTokenLists } from '@/domain/token-list/useTokenLists'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Row, Stack } from '@/ui/layout'
import { Switch } from '@/ui/Switch'
import { Text } from '@/ui/Text'
import { TextInput } from '@/ui/TextInput'
import { theme } from '@/ui/theme'

const Entry = styled.li`
  display: grid;
  gap: ${theme.space[8]};
  padding-block: ${theme.space[12]};
  border-block-start: 1px solid ${theme.color.line};
  overflow-wrap: anywhere;
`

/** The user's token lists: add one by its address, switch it on and off, accept a newer version, remove it. */
export function TokenListsView({ onBack }: { readonly onBack: () => void }) {
  const { t } = useTranslation()
  const { lists, add, remove, setActive, acceptUpdate, retry } = useTokenLists()
  const [place, setPlace] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const isAdded = add(place)
    setIsRefused(!isAdded)
    if (isAdded) setPlace('')
  }
  return (
    <Stack gap={16}>
      <Text size="sm" tone="muted">{t('tokens.lists.body')}</Text>
      <form noValidate onSubmit={submit}>
        <Stack gap={12}>
          <TextInput
            label={t('tokens.lists.place')}
            placeholder={t('tokens.lists.placeholder')}
            value={place}
            onChange={(typed) => {
              setPlace(typed)
              setIsRefused(false)
            }}
            error={isRefused ? t('tokens.list.error.location') : undefined}
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
          />
          <Button type="submit" isFullWidth>{t('tokens.lists.add')}</Button>
        </Stack>
      </form>
      <Stack as="ul" gap={8} aria-label={t('tokens.lists')}>
        {lists.map((list) => (
          <ListEntry
            key={list.url}
            list={list}
            onActive={(isActive) => setActive(list.url, isActive)}
            onUpdate={() => acceptUpdate(list.url)}
            onRemove={() => remove(list.url)}
            onRetry={() => retry(list.url)}
          />
        ))}
      </Stack>
      <Button variant="quiet" onClick={onBack}>{t('tokens.lists.back')}</Button>
    </Stack>
  )
}

interface ListEntryProps {
  readonly list: TokenListView
  readonly onActive: (isActive: boolean) => void
  readonly onUpdate: () => void
  readonly onRemove: () => void
  readonly onRetry: () => void
}

function ListEntry({ list, onActive, onUpdate, onRemove, onRetry }: ListEntryProps) {
  const { t, tText } = useTranslation()
  const { url, name = url, version, update, tokenCount, isActive, isLoading, problem } = list
  return (
    <Entry>
      <Switch isOn={isActive} onChange={onActive}>{name}</Switch>
      {version !== undefined && <Text size="sm" tone="muted">{t('tokens.lists.facts', { version, count: tokenCount ?? 0 })}</Text>}
      {isLoading && <Text size="sm" tone="muted">{t('common.loading')}</Text>}
      {problem !== undefined && <Text size="sm" tone="bad">{tText(problem)}</Text>}
      <Row gap={8}>
        {update !== undefined && <Button size="sm" variant="primary" onClick={onUpdate}>{t('tokens.lists.update', { version: update })}</Button>}
        {problem !== undefined && !isLoading && <Button size="sm" onClick={onRetry}>{t('common.retry')}</Button>}
        <Button size="sm" variant="quiet" onClick={onRemove} aria-label={t('tokens.lists.removeNamed', { name })}>{t('tokens.lists.remove')}</Button>
      </Row>
    </Entry>
  )
}
