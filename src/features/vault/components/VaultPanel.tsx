import { type ReactNode, useState } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { Card } from '@/ui/Card'
import { Tabs } from '@/ui/Tabs'

export interface VaultPanelProps {
  readonly deposit: ReactNode
  readonly withdraw: ReactNode
}

/** Deposit and withdrawal in one card; what is typed in one tab is kept while the other is open. */
export function VaultPanel({ deposit, withdraw }: VaultPanelProps) {
  const { t } = useTranslation()
  const [tab, setTab] = useState<'deposit' | 'withdraw'>('deposit')
  return (
    <Card as="section" aria-label={t('vault.panel')} data-testid="vault-panel">
      <Tabs
        label={t('vault.panel')}
        tabs={[
          { id: 'deposit', label: t('vault.deposit'), content: deposit },
          { id: 'withdraw', label: t('vault.withdraw'), content: withdraw },
        ]}
        selectedId={tab}
        onSelect={setTab}
        keepsPanels
      />
    </Card>
  )
}
