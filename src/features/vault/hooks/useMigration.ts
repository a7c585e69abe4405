import { useMemo, useState } from 'react'
import { oldBalancesReading } from '@/domain/vault/reads'
import type { Vault } from '@/domain/vault/vault'
import { useReading } from '@/hooks/useReading'
import { useTransactions } from '@/hooks/useTransactions'
import type { Address } from '@/lib/hex'
import { useSubmitTx } from '@/widgets/tx/useSubmitTx'
import { migrationStep, type MigrationStep, type SentWithdrawal, type WithdrawalOutcome } from '../model/migration'
import { leaveOldVaultTx } from '../model/vaultTx'

export interface Migration {
  readonly step: MigrationStep
  /** Sends the withdrawal from the old vault; does nothing in other steps. */
  readonly leave: () => Promise<void>
  /** Ends the migration: what came back was deposited, or stays in the wallet. */
  readonly finish: () => void
}

export function useMigration(vault: Vault, account: Address | undefined): Migration {
  const oldBalances = useReading(
    useMemo(() => (account === undefined ? undefined : oldBalancesReading(vault, account)), [vault, account]),
  )
  const [sent, setSent] = useState<SentWithdrawal>()
  const outcome = useOutcome(sent)
  const submit = useSubmitTx()
  const step = migrationStep(oldBalances, sent, outcome)
  return {
    step,
    leave: async () => {
      if (step.status !== 'leave') return
      const { from, broughtWei } = step
      const result = await submit(leaveOldVaultTx(vault, from.oldVault))
      if (result.status === 'sent') setSent({ hash: result.hash, oldVault: from.oldVault, wei: from.wei, broughtWei })
    },
    finish: () => setSent(undefined),
  }
}

function useOutcome(sent: SentWithdrawal | undefined): WithdrawalOutcome {
  const { recent } = useTransactions()
  const record = recent.find(({ hash }) => hash === sent?.hash)
  if (record === undefined) return 'unknown'
  if (record.receipt === undefined) return 'pending'
  return record.receipt.status === 1 ? 'succeeded' : 'failed'
}
