import { styled } from 'styled-components'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Text } from '@/ui/Text'
import { theme } from '@/ui/theme'

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

export interface FinderStatusProps {
  readonly count: number
  readonly hiddenCount: number
  /** The search, order or filters can be taken back. */
  readonly isFinding: boolean
  readonly onShowHidden: () => void
  readonly onClear: () => void
}

/** How many vaults there are, said aloud when it changes, and what the filters keep back. */
export function FinderStatus({ count, hiddenCount, isFinding, onShowHidden, onClear }: FinderStatusProps) {
  const { t } = useTranslation()
  return (
    <Line>
      <div role="status">
        <Text as="span" size="sm" tone="muted">
          {t('earn.find.count', { count })}
        </Text>
        {hiddenCount > 0 && (
          <Text as="span" size="sm">
            {' '}
            · {t('earn.find.hidden', { count: hiddenCount })}
          </Text>
        )}
      </div>
      {hiddenCount > 0 && (
        <Button size="sm" onClick={onShowHidden}>
          {t('earn.find.show')}
        </Button>
      )}
      {isFinding && (
        <Button size="sm" variant="quiet" onClick={onClear}>
          {t('earn.find.clear')}
        </Button>
      )}
    </Line>
  )
}
