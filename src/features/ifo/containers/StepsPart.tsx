import { getDeployment } from '@/config/deployment'
import { routes } from '@/config/routes'
import type { SalePhase } from '@/domain/ifo/sale'
import type { SaleReads } from '@/domain/ifo/useSales'
import { addLiquidityPath } from '@/domain/pair/tradePaths'
import { useTranslation } from '@/i18n/useTranslation'
import { combineLoadables, valueOf } from '@/lib/loadable'
import { ButtonLink } from '@/ui/ButtonLink'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Step, Steps } from '@/ui/Steps'
import { Text } from '@/ui/Text'
import type { IfoReads } from '../hooks/useIfo'
import { STEPS, type StepRow, saleSteps } from '../model/steps'

interface StepsPartProps {
  readonly ifo: IfoReads
  readonly reads: SaleReads
  readonly phase: SalePhase
}

/** How to take part, and what the account has done of it. */
export function StepsPart({ ifo, reads: { offering, own }, phase }: StepsPartProps) {
  const { t } = useTranslation()
  const { version } = offering
  const { lpToken } = ifo.offerings
  const known = ifo.account && valueOf(combineLoadables([own, ifo.hasProfile, ifo.balance]))
  const rows: readonly Pick<StepRow, 'name' | 'state'>[] =
    known === undefined
      ? STEPS.filter((name) => name !== 'profile' || version !== 1).map((name) => ({ name, state: 'later' }))
      : saleSteps({ version, phase, account: known[0], hasProfile: known[1], balanceWei: known[2] })
  const titleId = `ifo-${offering.id}-steps`
  return (
    <Stack gap={12} role="group" aria-labelledby={titleId}>
      <Heading level={3} size="md" id={titleId}>
        {t('ifo.steps')}
      </Heading>
      <Steps>
        {rows.map(({ name, state }) => (
          <Step key={name} aria-current={state === 'now' ? 'step' : undefined}>
            <Stack gap={8}>
              <Text as="div" isStrong>
                {t(`ifo.step.${name}`, { asset: lpToken.symbol })}
              </Text>
              <Text as="div" size="sm" tone={state === 'done' ? 'good' : 'muted'}>
                {known === undefined ? t(`ifo.step.${name}.body`) : t(`ifo.step.state.${state}`)}
              </Text>
              {state === 'now' && <StepAct name={name} ifo={ifo} />}
            </Stack>
          </Step>
        ))}
      </Steps>
    </Stack>
  )
}

/** Where a step is done, if not on this page. */
function StepAct({ name, ifo }: { readonly name: StepRow['name']; readonly ifo: IfoReads }) {
  const { t } = useTranslation()
  if (name === 'profile')
    return (
      <Row>
        <ButtonLink to={routes.profile} size="sm">
          {t('ifo.step.profile.act')}
        </ButtonLink>
      </Row>
    )
  return name === 'lp' ? <GetLpLinks offerings={ifo.offerings} /> : null
}

/** Where the LP tokens of commitments can be had: by adding liquidity, or from one token by the zap. */
export function GetLpLinks({ offerings: { lpToken } }: Pick<IfoReads, 'offerings'>) {
  const { t } = useTranslation()
  return (
    <Row gap={8}>
      {lpToken.pair !== undefined && (
        <ButtonLink to={addLiquidityPath(getDeployment(), ...lpToken.pair)} size="sm">
          {t('ifo.step.lp.add')}
        </ButtonLink>
      )}
      <ButtonLink to={`${routes.zap}?outputCurrency=${lpToken.address}`} size="sm">
        {t('ifo.step.lp.zap')}
      </ButtonLink>
    </Row>
  )
}
