import { useState } from 'react'
import type { ListProblem } from '@/api/tokenList/tokenListError'
import type { FoundList } from '@/domain/token-list/useListPreview'
import { useTokenLists } from '@/domain/token-list/useTokenLists'
import { useTranslation } from '@/i18n/useTranslation'
import { Acceptance } from '@/ui/Acceptance'
import { Button } from '@/ui/Button'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { requestAcceptance } from '@/ui/requestAcceptance'
import { Text } from '@/ui/Text'
import { ListFacts } from './ListFacts'
import { Facts } from './ManageView.styles'

export interface ImportListViewProps {
  readonly list: FoundList
  readonly onImported: () => void
}

/** Warning and confirmation before a list is imported. */
export function ImportListView({
  list: { url, name, version, tokenCount, leftOutCount },
  onImported,
}: ImportListViewProps) {
  const { t, tText } = useTranslation()
  const { importList } = useTokenLists()
  const [isUnderstood, setIsUnderstood] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<ListProblem>()
  const add = async () => {
    setIsBusy(true)
    const failure = await importList(url)
    setIsBusy(false)
    setProblem(failure)
    if (failure === undefined) onImported()
  }
  return (
    <Stack gap={16}>
      <Facts>
        <Text as="span" isStrong>
          {name}
        </Text>
        <ListFacts version={version} tokenCount={tokenCount} leftOutCount={leftOutCount} />
        <Text as="span" size="sm">
          {url}
        </Text>
      </Facts>
      <Notice tone="warning" title={t('tokens.import.list.trust')}>
        {t('tokens.import.list.fake')}
      </Notice>
      <Acceptance isAccepted={isUnderstood} onChange={setIsUnderstood} missing={t('tokens.import.tick')}>
        {t('tokens.import.understand')}
      </Acceptance>
      {problem !== undefined && (
        <div role="alert">
          <Notice tone="bad" title={t('tokens.import.failed')}>
            {tText(problem)}
          </Notice>
        </div>
      )}
      <Button
        variant="primary"
        isFullWidth
        isBusy={isBusy}
        onClick={(event) => (isUnderstood ? void add() : requestAcceptance(event.currentTarget))}
      >
        {t('tokens.import')}
      </Button>
    </Stack>
  )
}
