import type { OldBalance } from '@/domain/vault/reads'
import type { Address, Hex } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'
import type { TxOutcome } from '@/chain/txOutcome'

/** The last withdrawal from an old vault that this page has sent. */
export interface SentWithdrawal {
  readonly hash: Hex
  readonly oldVault: Address
  /** What the old vault held for the account then, in underlying base units. */
  readonly wei: bigint
  /** What earlier withdrawals of this migration brought. */
  readonly broughtWei: bigint
}

export type MigrationStep =
  | { readonly status: 'none' }
  | { readonly status: 'leave'; readonly from: OldBalance; readonly totalWei: bigint; readonly broughtWei: bigint }
  /** The withdrawal is out; what it changes cannot be read yet. */
  | { readonly status: 'leaving'; readonly totalWei: bigint }
  /** The withdrawals came through: this much waits in the wallet. */
  | { readonly status: 'deposit'; readonly wei: bigint }

/** Where a migration stands. Where the outcome is not known, the balances say how it went. */
export function migrationStep(
  oldBalances: Loadable<readonly OldBalance[]>,
  sent: SentWithdrawal | undefined,
  outcome: TxOutcome,
): MigrationStep {
  if (!('value' in oldBalances)) return { status: 'none' }
  const [from] = oldBalances.value
  const totalWei = oldBalances.value.reduce((sum, { wei }) => sum + wei, 0n)
  const hasBrought = outcome === 'succeeded' || (outcome === 'unknown' && from === undefined)
  const broughtWei = sent === undefined ? 0n : sent.broughtWei + (hasBrought ? sent.wei : 0n)
  if (sent !== undefined && outcome === 'pending') return { status: 'leaving', totalWei: totalWei > 0n ? totalWei : sent.wei }
  if (from !== undefined) {
    // An old vault that was just emptied still reads full until its balance is read again.
    const isStillOld = outcome === 'succeeded' && from.oldVault === sent?.oldVault
    return isStillOld ? { status: 'leaving', totalWei } : { status: 'leave', from, totalWei, broughtWei }
  }
  return broughtWei > 0n ? { status: 'deposit', wei: broughtWei } : { status: 'none' }
}
