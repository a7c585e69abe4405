import { Link } from 'react-router-dom'
import { addressLink } from '@/config/explorer'
import { infoTokenPath } from '@/config/routes'
import { hasPoolFigures } from '@/domain/exchange-info/hasPoolFigures'
import { elapsedBlocks, stakeLimit } from '@/domain/farm/model/poolState'
import type { StakingPool } from '@/domain/farm/stakingPool'
import type { PoolReads } from '@/domain/farm/usePoolReads'
import { useTranslation } from '@/i18n/useTranslation'
import { formatToken } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import { valueOf } from '@/lib/loadable'
import { Dial } from '@/ui/Dial'
import { ExternalLink } from '@/ui/ExternalLink'
import { Fact, Facts } from '@/ui/Facts'
import { Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { AddTokenButton } from '@/widgets/wallet/AddTokenButton'
import { blockText } from '../model/blockText'
import type { PoolRowView } from '../model/poolView'
import { LifeCell } from './PoolCells'

export interface PoolFactsProps {
  readonly pool: StakingPool
  readonly reads: PoolReads
  readonly view: PoolRowView
  /** The latest block; undefined before the first response. */
  readonly block: number | undefined
}

/** What a pool pays, until when, and how much of a stake it takes. */
export function PoolFacts({ pool, reads, view, block }: PoolFactsProps) {
  const { t, locale } = useTranslation()
  const { staked, reward, contract } = pool
  const { terms } = reads
  const known = valueOf(terms)
  const elapsed = known === undefined || block === undefined ? undefined : elapsedBlocks(known, block)
  const limit = known === undefined || block === undefined ? undefined : stakeLimit(known, block)
  const text = (wei: bigint) => formatToken(wei, staked.decimals, staked.symbol, locale)
  const rewardText = (wei: bigint) => formatToken(wei, reward.decimals, reward.symbol, locale)
  return (
    <Stack gap={12}>
      {elapsed !== undefined && (
        <Row gap={16} isWrapping={false}>
          <Dial value={elapsed} size="sm" label={t('pools.life.elapsed', { percent: Math.round(elapsed * 100) })} />
          <Text isStrong>
            <LifeCell {...view} />
          </Text>
        </Row>
      )}
      <Facts>
        <Fact name={t('pools.rewardPerBlock')}>
          <LoadableFigure view={figureView(terms, ({ rewardPerBlock }) => rewardText(rewardPerBlock))} width="9ch" />
        </Fact>
        {known?.reserve !== undefined && (
          <Fact name={t('pools.reserve')}>
            <LoadableFigure view={figureView(terms, ({ reserve }) => rewardText(reserve ?? 0n))} width="9ch" />
          </Fact>
        )}
        <Fact name={t('pools.column.total')}>
          <LoadableFigure view={figureView(terms, ({ totalStaked }) => text(totalStaked))} width="9ch" />
        </Fact>
        {known?.startBlock !== undefined && (
          <Fact name={t('pools.startBlock')}>{blockText(known.startBlock, locale)}</Fact>
        )}
        {known?.endBlock !== undefined && <Fact name={t('pools.endBlock')}>{blockText(known.endBlock, locale)}</Fact>}
        {limit !== undefined && (
          <Fact name={t('pools.limit')}>
            <LoadableFigure view={{ status: 'ready', ...text(limit) }} />
          </Fact>
        )}
        {limit !== undefined && known?.limit !== undefined && (
          <Fact name={t('pools.limit.until')}>{blockText(known.limit.untilBlock, locale)}</Fact>
        )}
      </Facts>
      {reward.address !== 'native' && (
        <AddTokenButton token={{ address: reward.address, symbol: reward.symbol, decimals: reward.decimals }} />
      )}
      <Text as="div" size="sm" tone="muted">
        <Row gap={16}>
          <ExternalLink href={addressLink(contract)}>{t('pools.contract')}</ExternalLink>
          {reward.address !== 'native' && hasPoolFigures() && (
            <Link to={infoTokenPath(reward.address)}>{t('pools.info', { symbol: reward.symbol })}</Link>
          )}
        </Row>
      </Text>
    </Stack>
  )
}
