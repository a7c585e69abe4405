import { memo, useMemo, useState } from 'react'
import { collectTx } from '@/domain/prediction/collectTx'
import { type BetRecord, isCollectable } from '@/domain/prediction/model/betRecord'
import type { Market } from '@/domain/prediction/round'
import type { BetHistory } from '@/domain/prediction/useBetHistory'
import { deriveActionForm } from '@/forms/walletForm'
import { useNowSec } from '@/hooks/useNowSec'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import { EmptyState } from '@/ui/EmptyState'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Tabs } from '@/ui/Tabs'
import { Text } from '@/ui/Text'
import { RangeChoice } from '@/widgets/chart/RangeChoice'
import { TxButton } from '@/widgets/tx/TxButton'
import { usePendingSubmit } from '@/widgets/tx/usePendingSubmit'
import { BetTable } from '../components/BetTable'
import { EndButton } from '../components/EndButton'
import { ProfitView } from '../components/ProfitView'
import { filterHistory, type HistoryFilter, historyFilters } from '../model/historyRows'

export interface HistorySectionProps {
  readonly prediction: Address
  readonly market: Market
  readonly history: Loadable<BetHistory>
}

/** The account's bets, and what they have won and lost. A block that changes none of them does not draw them again. */
export const HistorySection = memo(function HistorySection({ prediction, market, history }: HistorySectionProps) {
  const { t } = useTranslation()
  const [tab, setTab] = useState<'rounds' | 'profit'>('rounds')
  const [filter, setFilter] = useState<HistoryFilter>('all')
  const known = valueOf(history)
  const rows = useMemo(() => mapLoadable(history, ({ records }) => filterHistory(records, filter)), [history, filter])
  return (
    <Stack gap={16}>
      {known?.source === 'chain' && (
        <Notice tone="info" title={t('prediction.history.chain')}>
          {t('prediction.history.chain.body')}
        </Notice>
      )}
      {known !== undefined && known.unindexed > 0 && (
        <Text size="sm" tone="muted">
          {t('prediction.history.behind', { count: known.unindexed })}
        </Text>
      )}
      {known?.isPartial === true && (
        <Text size="sm" tone="muted">
          {t('prediction.history.partial')}
        </Text>
      )}
      <Tabs
        label={t('prediction.history.tabs')}
        selectedId={tab}
        onSelect={setTab}
        tabs={[
          {
            id: 'rounds',
            label: t('prediction.history.rounds'),
            content: (
              <Stack gap={16}>
                <RangeChoice
                  label={t('prediction.history.filter')}
                  ranges={historyFilters}
                  chosen={filter}
                  textOf={(name) => t(`prediction.history.${name}`)}
                  onChoose={setFilter}
                />
                <BetTable
                  caption={t('prediction.history')}
                  bets={rows}
                  empty={
                    <EmptyState title={t('prediction.history.none')}>
                      {filter === 'all' ? t('prediction.history.none.body') : t('prediction.history.none.filter')}
                    </EmptyState>
                  }
                  exportName="prediction-bets"
                  actionOf={(bet) => <CollectCell prediction={prediction} market={market} bet={bet} />}
                />
              </Stack>
            ),
          },
          {
            id: 'profit',
            label: t('prediction.history.profit'),
            content: known !== undefined && <ProfitView records={known.records} />,
          },
        ]}
      />
    </Stack>
  )
})

interface CollectCellProps {
  readonly prediction: Address
  readonly market: Market
  readonly bet: BetRecord
}

/** Whether a bet was collected, or the button that collects it. */
function CollectCell({ prediction, market, bet }: CollectCellProps) {
  const { t } = useTranslation()
  const nowSec = useNowSec()
  const { status } = useWallet()
  const { submit, isPending } = usePendingSubmit()
  if (bet.isClaimed) return t('prediction.collected')
  if (bet.result === 'refunded' && !isCollectable(bet, market, nowSec)) return t('prediction.collect.soon')
  if (!isCollectable(bet, market, nowSec)) return ''
  return (
    <EndButton>
      <TxButton
        variant="secondary"
        form={
          isPending
            ? { status: 'empty', text: { key: 'prediction.collect.pending' } }
            : deriveActionForm(status, collectTx(prediction, [bet]), {
                key: 'prediction.collect.one',
                values: { epoch: String(bet.epoch) },
              })
        }
        onSubmit={submit}
      />
    </EndButton>
  )
}
