import { Suspense } from 'react'
import { routes } from '@/config/routes'
import { pointsState, type SaleAccount } from '@/domain/ifo/account'
import type { Offering } from '@/domain/ifo/offering'
import type { Sale, SalePhase } from '@/domain/ifo/sale'
import { useTranslation } from '@/i18n/useTranslation'
import { ready } from '@/lib/loadable'
import { ButtonLink } from '@/ui/ButtonLink'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { TokenAmount } from '@/widgets/figures/TokenAmount'
import type { IfoReads } from '../hooks/useIfo'
import { PointsButton } from './lazyActs'

interface PointsPartProps {
  readonly ifo: IfoReads
  readonly offering: Offering
  readonly sale: Sale
  /** Undefined without an account, and while it is not read. */
  readonly account: SaleAccount | undefined
  readonly phase: SalePhase
}

/** The achievement of a sale: its points, what they need, and how far the account is; nothing where they can't be read. */
export function PointsPart({ ifo: { offerings }, offering, sale, account, phase }: PointsPartProps) {
  const { t } = useTranslation()
  const { points } = sale
  if (points === undefined) return null
  const state = account === undefined ? undefined : pointsState(sale, account, phase)
  // The first version gives none with a claim: they are claimed at the point center after it.
  const stateKey = state === 'withHarvest' && offering.version === 1 ? 'afterHarvest' : state
  return (
    <Stack gap={8}>
      <Heading level={3} size="md">
        {t('ifo.points')}
      </Heading>
      <Text>
        {t('ifo.points.terms', { count: Number(points.count) })}{' '}
        <TokenAmount token={offerings.lpToken} wei={ready(points.thresholdWei)} />
      </Text>
      {stateKey !== undefined && stateKey !== 'none' && (
        <Text size="sm" tone={stateKey === 'claimed' || stateKey === 'claimable' ? 'good' : 'muted'}>
          {t(`ifo.points.${stateKey}`)}
        </Text>
      )}
      <Row>
        {state === 'claimable' && (
          <Suspense fallback={null}>
            <PointsButton offerings={offerings} offering={offering} count={points.count} />
          </Suspense>
        )}
        {state === 'profile' && (
          <ButtonLink to={routes.profile} size="sm">
            {t('ifo.step.profile.act')}
          </ButtonLink>
        )}
      </Row>
    </Stack>
  )
}
