import type { HubPower, HubSpace } from '@/api/snapshot/parse'
import type { TranslationKey } from '@/i18n/keys'
import { useTranslation } from '@/i18n/useTranslation'
import type { Loadable } from '@/lib/loadable'
import { valueOf } from '@/lib/loadable'
import { Fact, Facts } from '@/ui/Facts'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { PowerFigure } from '../components/PowerFigure'

/** Names of the space's strategies. */
const PARTS: Readonly<Record<string, TranslationKey>> = {
  'erc20-balance-of': 'voting.power.wallet',
  'auto-vault': 'voting.power.vault',
  'staking-pools': 'voting.power.pools',
  'pair-liquidity': 'voting.power.liquidity',
}

interface PowerFactsProps {
  readonly power: Loadable<HubPower>
  readonly space: HubSpace | undefined
  /** Snapshot block; undefined for the latest block. */
  readonly snapshot: number | undefined
}

/** Voting power with what it comes from. */
export function PowerFacts({ power, space, snapshot }: PowerFactsProps) {
  const { t } = useTranslation()
  const known = valueOf(power)
  const symbol = space?.symbol ?? ''
  if (power.status === 'failed')
    return (
      <Notice tone="bad" title={t('voting.power.failed')} action={<RetryButton onRetry={power.retry} />}>
        {t('voting.power.failed.body')}
      </Notice>
    )
  if (known === undefined) return <Skeleton width="100%" height="9rem" />
  return (
    <Facts data-testid="power">
      <Fact name={snapshot === undefined ? t('voting.power') : t('voting.power.at', { block: snapshot })}>
        <strong>
          <PowerFigure power={known.total} symbol={symbol} />
        </strong>
      </Fact>
      {space?.strategies.map(({ name }, index) => {
        const key = PARTS[name]
        return (
          <Fact key={name} name={key === undefined ? name : t(key)}>
            <PowerFigure power={known.parts[index] ?? 0} symbol={symbol} />
          </Fact>
        )
      })}
    </Facts>
  )
}
