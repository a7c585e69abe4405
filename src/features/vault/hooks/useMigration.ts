import { useMemo } from 'react'
import { vaultContract } from '@/chain/contracts/vault'
import { oldBalancesReading } from '@/domain/vault/reads'
import type { Vault } from '@/domain/vault/vault'
import { exitOldVaultTx } from '@/domain/vault/withdrawTx'
import { useAnswerBlocks } from '@/hooks/useAnswerBlocks'
import { useReading } from '@/hooks/useReading'
import { useTransactions } from '@/hooks/useTransactions'
import type { Address } from '@/lib/hex'
import { useDiscardUnfinished } from '@/widgets/deposit-steps/useDiscardUnfinished'
import { useSubmitTx } from '@/widgets/tx/useSubmitTx'
import { type MigrationStep, migrationMoves, migrationStep } from '../model/migration'

export interface Migration {
  readonly step: MigrationStep
  /** Sends the withdrawal from the old vault; a no-op in other steps. */
  readonly leave: () => Promise<void>
  /** Ends the migration and leaves the withdrawn tokens in the wallet. */
  readonly keep: () => void
}

export function useMigration(vault: Vault, shareToken: Address, account: Address | undefined): Migration {
  const oldBalances = useReading(
    useMemo(() => (account === undefined ? undefined : oldBalancesReading(vault, account)), [vault, account]),
  )
  const discard = useDiscardUnfinished()
  const { recent } = useTransactions()
  const { migrateOldVaults } = vault.deployed
  // A string, to re-render only if a balance has been read in another block.
  const readBlocks = useAnswerBlocks((blockOf) =>
    account === undefined
      ? ''
      : migrateOldVaults.map((old) => blockOf(vaultContract(old).updatedBalanceOf(account)) ?? '').join(),
  )
  const step = useMemo(() => {
    const blocks = readBlocks.split(',').map(Number)
    const moves = migrationMoves(recent, migrateOldVaults, shareToken)
    return migrationStep({ oldBalances, moves, readBlockOf: (oldVault) => blocks[migrateOldVaults.indexOf(oldVault)] })
  }, [oldBalances, recent, readBlocks, migrateOldVaults, shareToken])
  const submit = useSubmitTx()
  return {
    step,
    leave: async () => {
      if (step.status === 'leave') await submit(exitOldVaultTx(vault, step.from.oldVault, step.from.wei))
    },
    keep: () => {
      if (step.status === 'deposit') discard(step.withdrawals)
    },
  }
}
