import { useBlock } from '@/hooks/useBlock'
import { useRefresh } from '@/hooks/useRefresh'
import { useTranslation } from '@/i18n/useTranslation'
import { formatCount } from '@/lib/amount'
import { formatAgo } from '@/lib/relativeTime'
import { Dial } from '@/ui/Dial'
import { Row } from '@/ui/layout'
import { Text } from '@/ui/Text'

/** Age at which the dial is full. */
const OLD_SEC = 60

/** Age of the figures read from the chain. */
export function FigureAge() {
  const { t, locale } = useTranslation()
  const block = useBlock()
  const nowSec = useRefresh('fast') / 1000
  if (block === undefined) return null
  const ageSec = Math.max(0, Math.round(nowSec - block.timestampSec))
  const ago = formatAgo(ageSec, 'second', locale)
  const text = t('vault.apy.age', { block: formatCount(block.number, locale), ago })
  return (
    <Row gap={12} isWrapping={false}>
      <Dial size="sm" value={ageSec / OLD_SEC} label={t('vault.apy.age.dial', { ago })} />
      <Text as="span" tone="muted" size="sm">
        {text}
      </Text>
    </Row>
  )
}
