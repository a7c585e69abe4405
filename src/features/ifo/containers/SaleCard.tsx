import type { SaleReads } from '@/domain/ifo/useSales'
import { useTranslation } from '@/i18n/useTranslation'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { TokenIcon } from '@/widgets/token-icon/TokenIcon'
import { PhaseBadge } from '../components/PhaseBadge'
import { SaleTrio } from '../components/SaleTrio'
import { phaseOf } from '../model/saleView'
import { SaleBody, type SaleBodyProps } from './SaleBody'
import { StepsPart } from './StepsPart'

interface SaleCardProps extends Omit<SaleBodyProps, 'phase'> {
  readonly reads: SaleReads
}

/** A sale that is live or to come. */
export function SaleCard({ ifo, reads, block, onCommit }: SaleCardProps) {
  const { t } = useTranslation()
  const { offering, sale } = reads
  const phase = phaseOf(reads, block)
  const titleId = `ifo-${offering.id}`
  return (
    <Card as="article" aria-labelledby={titleId} data-testid={titleId}>
      <Stack gap={24}>
        <Row justify="space-between" gap={12}>
          <Row gap={12}>
            <TokenIcon {...offering.token} size={36} />
            <Heading level={2} id={titleId}>
              {t('ifo.sale', { token: offering.token.symbol })}
            </Heading>
          </Row>
          <PhaseBadge phase={phase} />
        </Row>
        <SaleTrio offerings={ifo.offerings} offering={offering} sale={sale} phase={phase} lpPrice={ifo.lpPrice} />
        <StepsPart ifo={ifo} reads={reads} phase={phase} />
        <SaleBody ifo={ifo} reads={reads} phase={phase} block={block} onCommit={onCommit} />
      </Stack>
    </Card>
  )
}
