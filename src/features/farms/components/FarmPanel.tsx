import type { ReactNode } from 'react'
import type { Farm } from '@/domain/farm/farm'
import { useTranslation } from '@/i18n/useTranslation'
import { Card } from '@/ui/Card'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { UsdFigure } from '@/widgets/dollar-value/UsdFigure'
import { StakeForm } from '@/widgets/stake-panel/StakeForm'
import { StakeTabs } from '@/widgets/stake-panel/StakeTabs'
import { TxButton } from '@/widgets/tx/TxButton'
import type { UnstakeForm } from '../hooks/useFarmForms'
import type { OwnAmountView } from '../model/farmRow'

export interface FarmPanelProps {
  readonly farm: Farm
  readonly isFinished: boolean
  readonly staked: OwnAmountView
  /** The form that stakes. */
  readonly stake: ReactNode
  readonly unstake: UnstakeForm
}

/** Stakes and unstakes in one card. */
export function FarmPanel({ farm, isFinished, staked, stake, unstake }: FarmPanelProps) {
  const { t } = useTranslation()
  const { field, form, worth, fillPercent, emergencyForm } = unstake
  return (
    <Card as="section" aria-label={t('farms.panel')} data-testid={`farm-${farm.pid}-panel`}>
      <StakeTabs
        label={t('farms.panel')}
        start={isFinished ? 'unstake' : 'stake'}
        stake={{ label: t('farms.stake'), content: stake }}
        unstake={{
          label: t('farms.unstake'),
          content: (
            <StakeForm
              amountLabel={t('farms.unstake.amount')}
              token={
                <Text as="span" tone="muted">
                  {farm.staked.symbol}
                </Text>
              }
              typed={field.text}
              onType={field.type}
              worth={worth && <UsdFigure usd={worth} />}
              onPercent={fillPercent}
              form={form}
              onSubmit={field.submit}
              balance={
                typeof staked === 'object' ? { label: t('farms.balance.staked'), view: staked.amount } : undefined
              }
              more={
                emergencyForm && (
                  <Stack gap={8}>
                    <Text tone="muted" size="sm">
                      {t('farms.emergency.note')}
                    </Text>
                    <TxButton form={emergencyForm} onSubmit={field.submit} variant="secondary" />
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
