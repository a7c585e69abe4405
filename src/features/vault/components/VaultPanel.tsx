import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { Card } from '@/ui/Card'
import { StakeTabs } from '@/widgets/stake-panel/StakeTabs'

export interface VaultPanelProps {
  readonly deposit: ReactNode
  readonly withdraw: ReactNode
}

/** Deposit and withdrawal in one card. */
export function VaultPanel({ deposit, withdraw }: VaultPanelProps) {
  const { t } = useTranslation()
  return (
    <Card as="section" aria-label={t('vault.panel')} data-testid="vault-panel">
      <StakeTabs
        label={t('vault.panel')}
        stake={{ label: t('vault.deposit'), content: deposit }}
        unstake={{ label: t('vault.withdraw'), content: withdraw }}
      />
    </Card>
  )
}
