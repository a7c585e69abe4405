import type { IndexedVaults } from '@/api/vaults/days'
import { useTranslation } from '@/i18n/useTranslation'
import { formatCount } from '@/lib/amount'
import type { Decimal } from '@/lib/decimal'
import { formatUsd } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import type { Loadable } from '@/lib/loadable'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { Sums } from './Home.styles'

export interface HomeStatsProps {
  /** Of all vaults; undefined where they are not indexed. */
  readonly counts: IndexedVaults['counts'] | undefined
  /** Of the exchange in 24 hours, USD; undefined if its index does not reach back so far. */
  readonly volume: Loadable<Decimal | undefined>
}

/** What is indexed of the vaults and the exchange. */
export function HomeStats({ counts, volume }: HomeStatsProps) {
  const { t, locale } = useTranslation()
  const count = (value: number) => formatCount(value, locale)
  return (
    <Sums>
      {counts !== undefined && (
        <>
          <div>
            <dt>{t('overview.stats.deposits')}</dt>
            <dd>{count(counts.deposits)}</dd>
          </div>
          <div>
            <dt>{t('overview.stats.withdrawals')}</dt>
            <dd>{count(counts.withdrawals)}</dd>
          </div>
          <div>
            <dt>{t('overview.stats.compounds')}</dt>
            <dd>{count(counts.compounds)}</dd>
          </div>
        </>
      )}
      <div>
        <dt>{t('overview.stats.volume')}</dt>
        <dd>
          {volume.status === 'ready' && volume.value === undefined ? (
            '—'
          ) : (
            <LoadableFigure view={figureView(volume, (usd) => usd && formatUsd(usd, locale))} width="6ch" />
          )}
        </dd>
      </div>
    </Sums>
  )
}
