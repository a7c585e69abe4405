import { useTranslation } from '@/i18n/useTranslation'
import type { FigureView } from '@/lib/figureView'
import { Fact, Facts } from '@/ui/Facts'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'

/** What a compound would harvest for all depositors, and what the caller would get of it. */
export interface HarvestView {
  readonly harvested: FigureView
  readonly harvestedUsd: FigureView
  readonly reward: FigureView
  readonly rewardUsd: FigureView
}

export function HarvestFacts({ harvest }: { readonly harvest: HarvestView }) {
  const { t } = useTranslation()
  return (
    <Facts data-testid="compound-harvest">
      <ValuedFact name={t('vault.compound.harvest')} amount={harvest.harvested} usd={harvest.harvestedUsd} />
      <ValuedFact name={t('vault.compound.reward')} amount={harvest.reward} usd={harvest.rewardUsd} />
    </Facts>
  )
}

function ValuedFact({
  name,
  amount,
  usd,
}: {
  readonly name: string
  readonly amount: FigureView
  readonly usd: FigureView
}) {
  return (
    <Fact name={name}>
      <LoadableFigure view={amount} width="9ch" />{' '}
      {usd.status !== 'unpriced' && usd.status !== 'loading' && (
        <Text as="span" tone="muted" size="sm">
          <LoadableFigure view={usd} />
        </Text>
      )}
    </Fact>
  )
}
