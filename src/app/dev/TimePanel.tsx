import { useState } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Container, Row } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { theme } from '@/ui/theme'
import { passTime } from './passTime'

const Bar = styled.aside`
  padding-block: ${theme.space[12]};
  border-block-start: 1px dashed ${theme.color.line};
`

/** Seconds by the text of their button. */
const SPANS = [
  ['dev.time.minute', 60],
  ['dev.time.hour', 3_600],
  ['dev.time.day', 86_400],
] as const

type Outcome = { readonly blocks: number } | 'failed'

/** Lets time pass on the local chain, so that every state of the app can be seen. Only in the development build. */
export function TimePanel() {
  const { t } = useTranslation()
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const pass = async (seconds: number) => {
    setIsBusy(true)
    setOutcome(
      await passTime(seconds).then(
        (blocks) => ({ blocks }),
        () => 'failed' as const,
      ),
    )
    setIsBusy(false)
  }
  return (
    <Bar aria-label={t('dev.time')}>
      <Container>
        <Row gap={12}>
          <Text size="sm" tone="muted" as="span">
            {t('dev.time')}
          </Text>
          {SPANS.map(([key, seconds]) => (
            <Button key={key} size="sm" isBusy={isBusy} onClick={() => void pass(seconds)}>
              {t(key)}
            </Button>
          ))}
          <span role="status">
            {outcome === 'failed' && t('dev.time.failed')}
            {typeof outcome === 'object' && t('dev.time.passed', { count: outcome.blocks })}
          </span>
        </Row>
      </Container>
    </Bar>
  )
}
