import { styled } from 'styled-components'
import { useTranslation } from '@/i18n/useTranslation'
import { Badge } from '@/ui/Badge'
import { Row } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { theme } from '@/ui/theme'
import type { RoundCheck } from '../model/verification'

const List = styled.ul`
  display: grid;
  gap: ${theme.space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
`
const RESULTS = { true: { id: 'passed', tone: 'good' }, false: { id: 'failed', tone: 'bad' } } as const
const UNKNOWN = { id: 'unknown', tone: 'neutral' } as const

export interface CheckListProps {
  readonly checks: readonly RoundCheck[]
  /** Maximum age of an answer in seconds; undefined while unknown. */
  readonly allowanceSec: number | undefined
}

/** What was checked of a round, by word and colour. */
export function CheckList({ checks, allowanceSec }: CheckListProps) {
  const { t } = useTranslation()
  return (
    <List>
      {checks.map(({ id, verdict }) => {
        const { id: result, tone } = verdict === undefined ? UNKNOWN : RESULTS[`${verdict}`]
        return (
          <Row as="li" key={id} justify="space-between" align="baseline" gap={8} isWrapping={false}>
            <Text as="span">{t(`prediction.verify.${id}`, { seconds: allowanceSec ?? '…' })}</Text>
            <Badge tone={tone}>{t(`prediction.verify.${result}`)}</Badge>
          </Row>
        )
      })}
    </List>
  )
}
