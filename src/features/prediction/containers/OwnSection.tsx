import type { Market } from '@/domain/prediction/round'
import { useBetHistory } from '@/domain/prediction/useBetHistory'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { type Loadable, valueOf } from '@/lib/loadable'
import { Stack } from '@/ui/layout'
import { PaneCard } from '../components/PaneCard'
import { CollectBar } from './CollectBar'
import { HistorySection } from './HistorySection'
import { V1Section } from './V1Section'

export interface OwnSectionProps {
  readonly prediction: Address
  readonly predictionV1: Address | undefined
  readonly market: Loadable<Market>
  readonly account: Address
}

/** What the account can collect, and its bets. Closing the history resets its filter. */
export function OwnSection({ prediction, predictionV1, market, account }: OwnSectionProps) {
  const { t } = useTranslation()
  const history = useBetHistory(account, market)
  const known = valueOf(market)
  const records = valueOf(history)?.records
  if (known === undefined) return null
  return (
    <Stack gap={24}>
      {records !== undefined && <CollectBar prediction={prediction} market={known} records={records} />}
      <PaneCard testId="bet-history" title={t('prediction.history')}>
        <HistorySection prediction={prediction} market={known} history={history} />
      </PaneCard>
      {predictionV1 !== undefined && <V1Section key={account} predictionV1={predictionV1} account={account} />}
    </Stack>
  )
}
