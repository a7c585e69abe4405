import { styled } from 'styled-components'
import { brand } from '@/config/brand'
import { fromDeployment, getDeployment } from '@/config/deployment'
import { tokenPriceReading } from '@/domain/price/reads'
import { useIsPainted } from '@/hooks/useIsPainted'
import { useReading } from '@/hooks/useReading'
import { useTranslation } from '@/i18n/useTranslation'
import { formatUsd } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import { theme } from '@/ui/theme'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[8]};
  min-block-size: ${theme.control.sm};
  font-size: ${theme.fontSize.sm};
`
const Symbol = styled.span`
  color: ${theme.color.muted};
`
// Reserves the usual width to avoid a layout shift.
const Price = styled.span`
  min-inline-size: 7ch;
`
const getTokenPrice = fromDeployment((deployment) => tokenPriceReading(deployment, brand.token))

/** The price of the product's token; nothing on a network without it. */
export function TokenPrice() {
  const { t, locale } = useTranslation()
  // Batched with the page's own reads.
  const price = useReading(useIsPainted() ? getTokenPrice() : undefined)
  if (getDeployment().contracts.product === undefined) return null
  return (
    <Line>
      <VisuallyHidden>{t('shell.price')}</VisuallyHidden>
      <Symbol aria-hidden="true">{brand.token}</Symbol>
      <Price>
        <LoadableFigure view={figureView(price, (usd) => (usd === undefined ? undefined : formatUsd(usd, locale)))} />
      </Price>
    </Line>
  )
}
