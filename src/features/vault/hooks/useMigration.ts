import { useMemo, useState } from 'react'
import { oldBalancesReading } from '@/domain/vault/reads'
import type { Vault } from '@/domain/vault/vault'
import { useReading } from '@/hooks/useReading'
import type { Address } from '@/lib/hex'
import { useSubmitTx } from '@/widgets/tx/useSubmitTx'
import { migrationStep, type MigrationStep, type SentWithdrawal } from '../model/migration'
import { leaveOldVaultTx } from '@/domain/vault/withdrawTx'
import { useTxOutcome } from '@/hooks/useTxOutcome'

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
  const outcome = useTxOutcome(sent?.hash)
  const submit = useSubmitTx()
  const step = migrationStep(oldBalances, sent, outcome)
  return {
    step,
    leave: async () => {
      if (step.status !== 'leave') return
      const { from, broughtWei } = step
      const result = await submit(leaveOldVaultTx(vault, from.oldVault, from.wei))
      if (result.status === 'sent') setSent({ hash: result.hash, oldVault: from.oldVault, wei: from.wei, broughtWei })
    },
    finish: () => setSent(undefined),
  }
}
