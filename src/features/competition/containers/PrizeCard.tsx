import { useState } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { formatToken } from '@/lib/figureFormat'
import { mapLoadable, valueOf } from '@/lib/loadable'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { Figure } from '@/ui/Figure'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { RangeChoice } from '@/widgets/chart/RangeChoice'
import { DataTable } from '@/widgets/table/DataTable'
import type { CompetitionNow } from '../hooks/useCompetitionNow'
import { type PrizeRow, prizeRows, ranksOfGroup } from '../model/competitionView'

/** What each account of a team gets by its prize group. */
export function PrizeCard({ now }: { readonly now: CompetitionNow }) {
  const { t, locale } = useTranslation()
  const { competition, state, teamName } = now
  const { token } = competition
  const known = valueOf(state)
  const [asked, setAsked] = useState<string>()
  const ids = Array.from({ length: known?.prizes.length ?? 0 }, (_, index) => String(index + 1))
  const chosen = asked ?? String(known?.winningTeamId ?? 1)
  const rows = mapLoadable(state, ({ prizes }) => {
    const team = prizes[Number(chosen) - 1]
    return team === undefined ? [] : prizeRows(team)
  })
  return (
    <Card as="section" aria-labelledby="battle-prizes" data-testid="prizes">
      <Stack gap={16}>
        <Heading level={2} size="lg" id="battle-prizes">
          {t('competition.prizes')}
        </Heading>
        <Text size="sm" tone="muted">
          {t('competition.prizes.rule')}
        </Text>
        <RangeChoice
          label={t('competition.prizes.of')}
          ranges={ids}
          chosen={chosen}
          textOf={(id) => teamName(Number(id))}
          onChoose={setAsked}
        />
        <DataTable<PrizeRow>
          caption={t('competition.prizes')}
          rows={rows}
          rowKey={({ group }) => String(group)}
          empty={<EmptyState title={t('competition.prizes.none')}>{t('competition.prizes.none.body')}</EmptyState>}
          failed={{ title: t('competition.prizes.failed') }}
          height="14rem"
          isDense
          columns={[
            {
              id: 'group',
              header: t('competition.column.group'),
              cell: ({ group }) => t(`competition.group.${group}`),
            },
            {
              id: 'ranks',
              header: t('competition.column.ranks'),
              cell: ({ group }) => {
                const { first, last } = ranksOfGroup(group)
                if (last === undefined) return t('competition.prizes.from', { first })
                return first === last ? String(first) : t('competition.prizes.range', { first, last })
              },
            },
            {
              id: 'token',
              header: token.symbol,
              align: 'end',
              cell: ({ tokenWei }) => {
                const { text, full } = formatToken(tokenWei, token.decimals, token.symbol, locale)
                return <Figure title={full}>{text}</Figure>
              },
            },
            {
              id: 'points',
              header: t('competition.column.points'),
              align: 'end',
              cell: ({ points }) => points.toLocaleString(locale, { numberingSystem: 'latn' }),
            },
          ]}
        />
      </Stack>
    </Card>
  )
}
