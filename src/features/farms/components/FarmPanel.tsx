import type { ReactNode } from 'react'
import type { Farm } from '@/domain/farm/farm'
import { useTranslation } from '@/i18n/useTranslation'
import type { FigureView } from '@/lib/figureView'
import { Card } from '@/ui/Card'
import { Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { UsdFigure } from '@/widgets/dollar-value/UsdFigure'
import { StakeForm } from '@/widgets/stake-panel/StakeForm'
import { StakeTabs } from '@/widgets/stake-panel/StakeTabs'
import { TxButton } from '@/widgets/tx/TxButton'
import type { FarmAmountForm, UnstakeForm } from '../hooks/useFarmForms'
import type { OwnAmountView } from '../model/farmRow'

export interface FarmPanelProps {
  readonly farm: Farm
  readonly isFinished: boolean
  /** Of the wallet; undefined without an account. */
  readonly balance: FigureView | undefined
  readonly staked: OwnAmountView
  readonly stake: FarmAmountForm
  readonly unstake: UnstakeForm
  /** Opens the ROI calculator; undefined without a rate. */
  readonly roi: ReactNode | undefined
}

/** Stakes and unstakes in one card. */
export function FarmPanel({ farm, isFinished, balance, staked, stake, unstake, roi }: FarmPanelProps) {
  const { t } = useTranslation()
  const symbol = (
    <Text as="span" tone="muted">
      {farm.staked.symbol}
    </Text>
  )
  const fieldOf = ({ field, form, worth, fillPercent }: FarmAmountForm) => ({
    token: symbol,
    typed: field.text,
    onType: field.type,
    worth: worth && <UsdFigure usd={worth} />,
    onPercent: fillPercent,
    form,
    onSubmit: field.submit,
  })
  return (
    <Card as="section" aria-label={t('farms.panel')} data-testid={`farm-${farm.pid}-panel`}>
      <StakeTabs
        label={t('farms.panel')}
        start={isFinished ? 'unstake' : 'stake'}
        stake={{
          label: t('farms.stake'),
          content: (
            <StakeForm
              {...fieldOf(stake)}
              amountLabel={t('farms.stake.amount')}
              balance={balance && { label: t('farms.balance'), view: balance }}
              more={roi && <Row>{roi}</Row>}
            />
          ),
        }}
        unstake={{
          label: t('farms.unstake'),
          content: (
            <StakeForm
              {...fieldOf(unstake)}
              amountLabel={t('farms.unstake.amount')}
              balance={
                typeof staked === 'object' ? { label: t('farms.balance.staked'), view: staked.amount } : undefined
              }
              more={
                unstake.emergencyForm && (
                  <Stack gap={8}>
                    <Text tone="muted" size="sm">
                      {t('farms.emergency.note')}
                    </Text>
                    <TxButton form={unstake.emergencyForm} onSubmit={unstake.field.submit} variant="secondary" />
                  </Stack>
                )
              }
            />
          ),
        }}
      />
    </Card>
  )
}
