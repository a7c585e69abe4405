import type { ReactNode } from 'react'
import type { Farm } from '@/domain/farm/farm'
import { useTranslation } from '@/i18n/useTranslation'
import type { Decimal } from '@/lib/decimal'
import type { Loadable } from '@/lib/loadable'
import { Card } from '@/ui/Card'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { AmountUsd } from '@/widgets/dollar-value/AmountUsd'
import { StakeForm } from '@/widgets/stake-panel/StakeForm'
import { StakeTabs } from '@/widgets/stake-panel/StakeTabs'
import { TxButton } from '@/widgets/tx/TxButton'
import type { UnstakeForm } from '../hooks/useFarmForms'
import type { OwnAmountView } from '../model/farmRow'

export interface FarmPanelProps {
  readonly farm: Farm
  readonly isFinished: boolean
  readonly staked: OwnAmountView
  /** USD per staked token. */
  readonly price: Loadable<Decimal | undefined>
  /** The form that stakes. */
  readonly stake: ReactNode
  readonly unstake: UnstakeForm
}

/** Stakes and unstakes in one card. */
export function FarmPanel({ farm, isFinished, staked, price, stake, unstake }: FarmPanelProps) {
  const { t } = useTranslation()
  const { field, form, wei, fillPercent, emergencyForm } = unstake
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
              worth={<AmountUsd wei={wei} decimals={farm.staked.decimals} price={price} />}
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
