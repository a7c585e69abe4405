import { useTranslation } from '@/i18n/useTranslation'
import type { FigureText } from '@/lib/figureView'
import { Fact, Facts } from '@/ui/Facts'
import { Figure } from '@/ui/Figure'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { Countdown } from '@/widgets/schedule/Countdown'
import type { OptionView } from '../model/optionView'

export interface OptionFactsProps {
  readonly view: OptionView
  /** End of the exercise window in Unix seconds; undefined without an end. */
  readonly untilSec: number | undefined
}

const shown = ({ text, full, unit }: FigureText) => (
  <Figure title={full} {...(unit === undefined ? {} : { unit })}>
    {text}
  </Figure>
)

/** Cost and current value of exercising an option, and the gain after the price of the NFT. */
export function OptionFacts({ view, untilSec }: OptionFactsProps) {
  const { t } = useTranslation()
  return (
    <Stack gap={12}>
      <Facts data-testid="option-facts">
        <Fact name={t('nft.use.cost')}>
          {shown(view.cost)}{' '}
          <Text as="span" size="sm" tone="muted">
            ≈ <LoadableFigure view={view.costUsd} />
          </Text>
        </Fact>
        <Fact name={t('nft.use.payout')}>
          {shown(view.payout)}{' '}
          <Text as="span" size="sm" tone="muted">
            ≈ <LoadableFigure view={view.payoutUsd} />
          </Text>
        </Fact>
        <Fact name={t('nft.use.mintPrice')}>
          {shown(view.mintPrice)}{' '}
          <Text as="span" size="sm" tone="muted">
            ≈ <LoadableFigure view={view.mintPriceUsd} />
          </Text>
        </Fact>
        <Fact name={view.isLoss ? t('nft.use.loss') : t('nft.use.gain')}>
          <Text as="span" tone={view.isLoss ? 'bad' : 'good'}>
            <LoadableFigure view={view.gainUsd} />
          </Text>
        </Fact>
        <Fact name={t('nft.use.breakEven')}>{shown(view.breakEven)}</Fact>
        <Fact name={t('nft.use.breakEvenAll')}>{shown(view.breakEvenAll)}</Fact>
        <Fact name={t('nft.use.today')}>
          <LoadableFigure view={view.today} />
        </Fact>
        <Fact name={t('nft.use.left')}>
          {untilSec === undefined ? t('nft.use.noEnd') : <Countdown to={{ timeSec: untilSec }} />}
        </Fact>
      </Facts>
      <Text size="sm" tone="muted">
        {t('nft.use.gain.parts')}
      </Text>
    </Stack>
  )
}
