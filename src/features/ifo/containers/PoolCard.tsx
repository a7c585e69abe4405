import { Suspense } from 'react'
import { openClaims, type PoolCommitment } from '@/domain/ifo/account'
import { type PoolName, type SalePhase, type SalePool, shareOf } from '@/domain/ifo/sale'
import type { SaleReads } from '@/domain/ifo/useSales'
import { useTranslation } from '@/i18n/useTranslation'
import { ready, valueOf } from '@/lib/loadable'
import { Button } from '@/ui/Button'
import { Fact, Facts } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { TokenAmount } from '@/widgets/figures/TokenAmount'
import { Own, PoolBox } from '../components/Ifo.styles'
import { OutcomeFacts } from '../components/OutcomeFacts'
import { PoolFacts, ShareFigure } from '../components/PoolFacts'
import type { IfoReads } from '../hooks/useIfo'
import { ClaimButton } from './lazyActs'

export interface PoolCardProps {
  readonly ifo: IfoReads
  readonly reads: SaleReads
  readonly pool: SalePool
  readonly phase: SalePhase
  /** Opens the form; absent where nothing can be committed. */
  readonly onCommit: ((name: PoolName) => void) | undefined
}

/** One pool of a sale: its terms, what the account has in it, and what can be done. */
export function PoolCard({ ifo, reads, pool, phase, onCommit }: PoolCardProps) {
  const { t } = useTranslation()
  const { offering, own } = reads
  const titleId = `ifo-${offering.id}-${pool.name}`
  const mine = valueOf(own)?.pools.find(({ name }) => name === pool.name)
  return (
    <PoolBox aria-labelledby={titleId} data-testid={titleId}>
      <Stack gap={8}>
        <Heading level={3} id={titleId}>
          {t(`ifo.pool.${pool.name}`)}
        </Heading>
        <Text size="sm" tone="muted">
          {t(
            pool.name === 'basic'
              ? 'ifo.pool.basic.body'
              : offering.version === 1
                ? 'ifo.pool.first.body'
                : 'ifo.pool.unlimited.body',
          )}
        </Text>
      </Stack>
      <PoolFacts offerings={ifo.offerings} offering={offering} pool={pool} lpPrice={ifo.lpPrice} />
      {ifo.account !== undefined && own.status === 'failed' && (
        <Own>
          <Facts>
            <Fact name={t('ifo.own')}>
              <LoadableFigure view={own} />
            </Fact>
          </Facts>
        </Own>
      )}
      {mine !== undefined && mine.amountWei > 0n && (
        <OwnPart ifo={ifo} reads={reads} pool={pool} phase={phase} mine={mine} />
      )}
      {onCommit !== undefined && (
        <Button variant="primary" isFullWidth aria-describedby={titleId} onClick={() => onCommit(pool.name)}>
          {t(mine === undefined || mine.amountWei === 0n ? 'ifo.commit' : 'ifo.commit.more')}
        </Button>
      )}
    </PoolBox>
  )
}

interface OwnPartProps extends Omit<PoolCardProps, 'onCommit'> {
  readonly mine: PoolCommitment
}

/** What the account has in a pool: the outcome if the sale closed now, or what it got. */
function OwnPart({ ifo, reads: { offering, own }, pool, phase, mine }: OwnPartProps) {
  const { t } = useTranslation()
  const account = valueOf(own)
  const claim = account && openClaims(account, phase).find(({ name }) => name === pool.name)
  const isOver = phase === 'finished'
  return (
    <Own>
      <Facts>
        <Fact name={t('ifo.own')}>
          <TokenAmount token={ifo.offerings.lpToken} wei={ready(mine.amountWei)} />
        </Fact>
        <Fact name={t('ifo.own.share')}>
          <ShareFigure share={shareOf(pool, mine.amountWei)} />
        </Fact>
      </Facts>
      <Text size="sm" isStrong>
        {t(isOver ? (mine.hasHarvested ? 'ifo.own.claimed' : 'ifo.own.result') : 'ifo.own.now')}
      </Text>
      <Facts>
        <OutcomeFacts offerings={ifo.offerings} offering={offering} outcome={mine.outcome} />
      </Facts>
      {claim !== undefined && (
        <Suspense fallback={<Skeleton width="100%" height="3rem" />}>
          <ClaimButton offerings={ifo.offerings} offering={offering} claim={claim} />
        </Suspense>
      )}
    </Own>
  )
}
