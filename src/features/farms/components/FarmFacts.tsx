import { addressLink } from '@/config/explorer'
import { infoPoolPath } from '@/config/routes'
import { hasPoolFigures } from '@/domain/exchange-info/hasPoolFigures'
import type { Farm } from '@/domain/farm/farm'
import { useTranslation } from '@/i18n/useTranslation'
import { shortenHex } from '@/lib/hex'
import { ButtonLink } from '@/ui/ButtonLink'
import { Card } from '@/ui/Card'
import { ExternalLink } from '@/ui/ExternalLink'
import { Fact, Facts } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { AddTokenButton } from '@/widgets/wallet/AddTokenButton'
import type { FarmDetailsView, FarmRowView } from '../model/farmRow'
import { Apr } from './FarmCells'

export interface FarmFactsProps {
  readonly farm: Farm
  readonly view: FarmDetailsView
  readonly row: FarmRowView
  /** Where the staked token can be had. */
  readonly getLink: string
}

/** What a farm's APR is made of, where its token can be had, and its contracts. */
export function FarmFacts({ farm, view, row, getLink }: FarmFactsProps) {
  const { t } = useTranslation()
  const { staked, rewardToken, chef, quoteToken } = farm
  return (
    <Card as="section" data-testid={`farm-${farm.pid}-facts`}>
      <Stack gap={16}>
        <Heading level={2} size="lg">
          {t('farms.facts')}
        </Heading>
        <Facts>
          <Fact name={t('farms.apr.rewards', { symbol: rewardToken.symbol })}>
            <Apr view={view.rewardApr} />
          </Fact>
          {quoteToken !== undefined && (
            <Fact name={t('farms.apr.fees')}>
              {view.feeApr === undefined ? (
                <Text as="span" tone="muted" size="sm">
                  {t('farms.apr.fees.unknown')}
                </Text>
              ) : (
                <LoadableFigure view={view.feeApr} />
              )}
            </Fact>
          )}
          <Fact name={t('farms.perDay')}>
            <LoadableFigure view={view.rewardPerDay} />
          </Fact>
          <Fact name={t('farms.multiplier')}>
            <LoadableFigure view={row.multiplier} />
          </Fact>
          <Fact name={t('farms.contract.farm')}>
            <ExternalLink href={addressLink(chef)}>{shortenHex(chef)}</ExternalLink>
          </Fact>
          <Fact name={t('farms.contract.staked')}>
            <ExternalLink href={addressLink(staked.address)}>{shortenHex(staked.address)}</ExternalLink>
          </Fact>
        </Facts>
        <Text tone="muted" size="sm">
          {t('farms.apr.note')}
        </Text>
        <Row>
          <ButtonLink to={getLink} size="sm">
            {t('farms.get', { symbol: staked.symbol })}
          </ButtonLink>
          {quoteToken !== undefined && hasPoolFigures() && (
            <ButtonLink to={infoPoolPath(staked.address)} size="sm">
              {t('farms.info')}
            </ButtonLink>
          )}
        </Row>
        <AddTokenButton token={staked} />
      </Stack>
    </Card>
  )
}
