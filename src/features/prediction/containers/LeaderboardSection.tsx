import { useSearchParams } from 'react-router-dom'
import type { IndexedPlayer } from '@/api/prediction/parse'
import { LEAST_BETS, type PlayerOrder, playerOrders } from '@/api/prediction/playerOrder'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { mapLoadable, valueOf } from '@/lib/loadable'
import { EmptyState } from '@/ui/EmptyState'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import { RangeChoice } from '@/widgets/chart/RangeChoice'
import { IndexLagNote } from '@/widgets/index-status/IndexLagNote'
import { lazyDialog } from '@/widgets/pages/lazyDialog'
import { SubjectForm } from '@/widgets/subject/SubjectForm'
import { useSubject } from '@/widgets/subject/useSubject'
import { DataTable } from '@/widgets/table/DataTable'
import { PlayerCardLink } from '../components/PlayerCardLink'
import { Podium } from '../components/Podium'
import { usePlayers } from '../hooks/usePlayers'
import { playerTexts } from '../model/playerText'

const PlayerDialog = lazyDialog(
  async () => (await import('./PlayerDialog')).PlayerDialog,
  ['prediction', 'indexStatus'],
)

const ORDER_PARAM = 'order'
const PODIUM = 3
const PLAYER_ROWS = 20

interface RankedPlayer extends IndexedPlayer {
  readonly rank: number
}

/** The leaderboard, and the card of a player in the URL. */
export function LeaderboardSection() {
  const { t, locale } = useTranslation()
  const [params, setParams] = useSearchParams()
  const orderBy: PlayerOrder = playerOrders.find((order) => order === params.get(ORDER_PARAM)) ?? 'netBNB'
  const { subject, asked, ask } = useSubject()
  const { account } = useWallet()
  const { rows, more, isPartial, source, indexed } = usePlayers(orderBy)
  const ranked = mapLoadable(rows, (players) =>
    players.map((player, index): RankedPlayer => ({ ...player, rank: index + 1 })),
  )
  const shown = asked !== '' && (subject.status === 'own' || subject.status === 'other') ? subject.account : undefined
  return (
    <Stack gap={24}>
      <SubjectForm
        asked={asked}
        error={subject.status === 'invalid' ? t(`subject.${subject.reason}`) : undefined}
        onAsk={(address) => ask(address === '' ? (account ?? '') : address)}
      />
      <RangeChoice
        label={t('prediction.order')}
        ranges={playerOrders}
        chosen={orderBy}
        textOf={(order) => t(`prediction.order.${order}`)}
        onChoose={(order) =>
          setParams((before) => new URLSearchParams({ ...Object.fromEntries(before), [ORDER_PARAM]: order }))
        }
      />
      <Text size="sm" tone="muted">
        {t('prediction.leaderboard.rules', { count: LEAST_BETS })}
      </Text>
      {source === 'chain' && (
        <Notice tone="info" title={t('prediction.history.chain')}>
          {t('prediction.leaderboard.chain')}
        </Notice>
      )}
      <IndexLagNote indexed={indexed} />
      <Podium players={(valueOf(rows) ?? []).slice(0, PODIUM)} />
      <DataTable
        caption={t('prediction.leaderboard')}
        rows={ranked}
        rowKey={({ address }) => address}
        empty={<EmptyState title={t('prediction.leaderboard.none')} />}
        failed={{ title: t('prediction.leaderboard.failed'), body: t('prediction.leaderboard.failed.body') }}
        more={more}
        pageRows={PLAYER_ROWS}
        isDense
        exportName="prediction-leaderboard"
        columns={[
          {
            id: 'rank',
            header: t('prediction.column.rank'),
            cell: ({ rank }) => t('prediction.rank', { rank }),
            exportText: ({ rank }) => String(rank),
          },
          {
            id: 'player',
            header: t('prediction.player'),
            cell: ({ address }) => <PlayerCardLink address={address} />,
            exportText: ({ address }) => address,
          },
          {
            id: 'net',
            header: t('prediction.order.netBNB'),
            align: 'end',
            cell: (player) => playerTexts(player, locale).net,
            exportText: ({ netCro }) => netCro.toFixed(),
          },
          {
            id: 'rate',
            header: t('prediction.order.winRate'),
            align: 'end',
            cell: (player) => playerTexts(player, locale).rate,
            exportText: ({ winRate }) => winRate.toFixed(),
          },
          {
            id: 'won',
            header: t('prediction.column.won'),
            align: 'end',
            cell: ({ wonBets, settledBets }) => t('prediction.won.of', { won: wonBets, settled: settledBets }),
            exportText: ({ wonBets }) => String(wonBets),
          },
          {
            id: 'bets',
            header: t('prediction.order.totalBets'),
            align: 'end',
            cell: ({ bets }) => String(bets),
            exportText: ({ bets }) => String(bets),
          },
          {
            id: 'total',
            header: t('prediction.order.totalBNB'),
            align: 'end',
            cell: (player) => playerTexts(player, locale).total,
            exportText: ({ totalCro }) => totalCro.toFixed(),
          },
        ]}
      />
      {isPartial && (
        <Text size="sm" tone="muted">
          {t('prediction.leaderboard.partial')}
        </Text>
      )}
      {shown !== undefined && <PlayerDialog address={shown} onClose={() => ask('')} />}
    </Stack>
  )
}
