import { useState } from 'react'
import type { TokenListView } from '@/domain/token-list/useTokenLists'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Row } from '@/ui/layout'
import { Switch } from '@/ui/Switch'
import { Text } from '@/ui/Text'
import { ListFacts } from './ListFacts'
import { Entry } from './ManageView.styles'

export interface ListRowProps {
  readonly list: TokenListView
  readonly onActive: (isActive: boolean) => void
  readonly onUpdate: () => void
  readonly onRemove: () => void
  readonly onRetry: () => void
}

/** One of the user's lists: toggle, update, and removal with confirmation. */
export function ListRow({ list, onActive, onUpdate, onRemove, onRetry }: ListRowProps) {
  const { t, tText } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const { url, name = url, version, update, tokenCount, leftOutCount, isActive, isLoading, problem } = list
  return (
    <Entry>
      <Switch isOn={isActive} onChange={onActive}>
        {name}
      </Switch>
      {version !== undefined && (
        <ListFacts version={version} tokenCount={tokenCount ?? 0} leftOutCount={leftOutCount} />
      )}
      {name !== url && (
        <Text size="sm" tone="muted">
          {url}
        </Text>
      )}
      {isLoading && (
        <Text size="sm" tone="muted">
          {t('common.loading')}
        </Text>
      )}
      {problem !== undefined && (
        <Text size="sm" tone="bad">
          {tText(problem)}
        </Text>
      )}
      {isAsking ? (
        <Row gap={8} role="group" aria-label={t('tokens.lists.removeNamed', { name })}>
          <Text size="sm">{t('tokens.lists.remove.ask')}</Text>
          <Button size="sm" variant="danger" onClick={onRemove}>
            {t('tokens.lists.remove.yes')}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setIsAsking(false)}>
            {t('tokens.lists.remove.no')}
          </Button>
        </Row>
      ) : (
        <Row gap={8}>
          {update !== undefined && (
            <Button size="sm" variant="primary" onClick={onUpdate}>
              {t('tokens.lists.updateList')}
            </Button>
          )}
          {update !== undefined && (
            <Text as="span" size="sm" tone="muted">
              {t('tokens.lists.updateTo', { version: update })}
            </Text>
          )}
          {problem !== undefined && !isLoading && (
            <Button size="sm" onClick={onRetry}>
              {t('common.retry')}
            </Button>
          )}
          <Button
            size="sm"
            variant="quiet"
            onClick={() => setIsAsking(true)}
            aria-label={t('tokens.lists.removeNamed', { name })}
          >
            {t('tokens.lists.remove')}
          </Button>
        </Row>
      )}
    </Entry>
  )
}
