import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Text } from '@/ui/Text'
import { theme } from '@/ui/theme'
import { noFilters, noQuery } from './model/finderQuery'
import type { Finder } from './useFinder'

/** Keeps its height when its buttons come and go. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${theme.space[12]};
  min-block-size: ${theme.control.sm};
  > :last-child {
    margin-inline-start: auto;
  }
  ${theme.media.touch} {
    min-block-size: ${theme.control.touch};
  }
`

export interface FinderStatusProps<Entry, Sort extends string, Toggle extends string> {
  readonly finder: Finder<Entry, Sort, Toggle>
  /** At the end of the line. */
  readonly children?: ReactNode
}

/** How many entries are shown, announced when it changes, and how many the filters hide. */
export function FinderStatus<Entry, Sort extends string, Toggle extends string>({
  finder: { spec, shown, hiddenCount, isFinding, change },
  children,
}: FinderStatusProps<Entry, Sort, Toggle>) {
  const { t } = useTranslation()
  return (
    <Line>
      <div role="status">
        <Text as="span" size="sm" tone="muted">
          {t(spec.texts.count, { count: shown.length })}
        </Text>
        {hiddenCount > 0 && (
          <Text as="span" size="sm">
            {' '}
            · {t('common.find.hidden', { count: hiddenCount })}
          </Text>
        )}
      </div>
      {hiddenCount > 0 && (
        <Button size="sm" onClick={() => change(noFilters)}>
          {t('common.find.show')}
        </Button>
      )}
      {isFinding && (
        <Button size="sm" variant="quiet" onClick={() => change(noQuery)}>
          {t('common.find.clear')}
        </Button>
      )}
      <div>{children}</div>
    </Line>
  )
}
