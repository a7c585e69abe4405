import { styled } from 'styled-components'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Text } from '@/ui/Text'
import { theme } from '@/ui/theme'
import { noFilters, noQuery } from './model/finderQuery'
import type { Finder } from './useFinder'

/** As high without its buttons. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${theme.space[12]};
  min-block-size: ${theme.control.sm};
  ${theme.media.touch} {
    min-block-size: ${theme.control.touch};
  }
`

export interface FinderStatusProps<Entry, Sort extends string, Toggle extends string> {
  readonly finder: Finder<Entry, Sort, Toggle>
}

/** How many entries there are, said aloud when it changes, and what the filters keep back. */
export function FinderStatus<Entry, Sort extends string, Toggle extends string>({
  finder: { spec, shown, hiddenCount, isFinding, change },
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
    </Line>
  )
}
