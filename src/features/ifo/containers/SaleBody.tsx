import { claimUnpaidTx } from '@/domain/ifo/ifoTx'
import { isMinimumMet, type PoolName, raisedWei, type SalePhase, takesCommitments } from '@/domain/ifo/sale'
import type { SaleReads } from '@/domain/ifo/useSales'
import { useTranslation } from '@/i18n/useTranslation'
import { ready, valueOf } from '@/lib/loadable'
import { Fact, Facts } from '@/ui/Facts'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { TokenAmount } from '@/widgets/figures/TokenAmount'
import { Pools } from '../components/Ifo.styles'
import type { IfoReads } from '../hooks/useIfo'
import { ActButton } from './ActButton'
import { PointsPart } from './PointsPart'
import { PoolCard } from './PoolCard'
import { SafetyPart } from './SafetyPart'

export interface SaleBodyProps {
  readonly ifo: IfoReads
  readonly reads: SaleReads
  readonly phase: SalePhase
  /** Latest block. */
  readonly block: number
  readonly onCommit: (name: PoolName) => void
}

/** The pools of a sale with what the account has in them, its points, and what shows that the tokens are there. */
export function SaleBody({ ifo, reads, phase, block, onCommit }: SaleBodyProps) {
  const { t } = useTranslation()
  const { offering, sale, own } = reads
  if (sale.status === 'failed')
    return (
      <Notice tone="bad" title={t('ifo.unread')} action={<RetryButton onRetry={sale.retry} />}>
        {t('ifo.unread.body')}
      </Notice>
    )
  const known = valueOf(sale)
  if (known === undefined) return <Skeleton width="100%" height="24rem" />
  const isMet = isMinimumMet(known)
  const account = ifo.account === undefined ? undefined : valueOf(own)
  return (
    <Stack gap={24}>
      {known.minimumWei > 0n && (
        <Stack gap={8}>
          <Facts>
            <Fact name={t('ifo.minimum')}>
              <TokenAmount token={ifo.offerings.lpToken} wei={ready(known.minimumWei)} />
            </Fact>
            <Fact name={t('ifo.raised')}>
              <TokenAmount token={ifo.offerings.lpToken} wei={ready(raisedWei(known))} />
            </Fact>
          </Facts>
          {!isMet && (
            <Notice
              tone={phase === 'finished' ? 'warning' : 'info'}
              title={t(`ifo.minimum.${phase === 'finished' ? 'missed' : 'open'}`)}
            >
              {t(`ifo.minimum.${phase === 'finished' ? 'missed' : 'open'}.body`)}
            </Notice>
          )}
        </Stack>
      )}
      <Pools>
        {known.pools.map((pool) => (
          <PoolCard
            key={pool.name}
            ifo={ifo}
            reads={reads}
            pool={pool}
            phase={phase}
            onCommit={takesCommitments(known, block) ? onCommit : undefined}
          />
        ))}
      </Pools>
      {account !== undefined && account.unpaidWei > 0n && (
        <Notice
          tone="warning"
          title={t('ifo.unpaid')}
          action={<ActButton request={claimUnpaidTx(offering, account.unpaidWei)} text={{ key: 'ifo.unpaid.claim' }} />}
        >
          {t('ifo.unpaid.body')}
        </Notice>
      )}
      <PointsPart ifo={ifo} offering={offering} sale={known} account={account} phase={phase} />
      <SafetyPart ifo={ifo} offering={offering} sale={known} phase={phase} />
    </Stack>
  )
}
