import type { VaultYield } from '@/domain/vault/model/vaultYield'
import type { ValuedAmount } from '@/domain/vault/reads'
import type { Vault } from '@/domain/vault/vault'
import { Decimal } from '@/lib/decimal'
import { combineLoadables, type Loadable, mapLoadable } from '@/lib/loadable'

/** What the home page reads of one vault. */
export interface HomeReads {
  readonly vaultYield: Loadable<VaultYield>
  readonly liquidity: Loadable<ValuedAmount>
}

export interface HomeVault {
  readonly vault: Vault
  readonly reads: HomeReads
}

/** What all vaults hold, in USD. Holdings without a price count as nothing; undefined where none has one. */
export function totalValue(vaults: readonly HomeVault[]): Loadable<Decimal | undefined> {
  return mapLoadable(combineLoadables(vaults.map(({ reads }) => reads.liquidity)), (amounts) => {
    const priced = amounts.flatMap(({ usd }) => (usd === undefined ? [] : [usd]))
    return priced.length === 0 ? undefined : priced.reduce((sum, usd) => sum.plus(usd), new Decimal(0))
  })
}

/** The vaults that take deposits. */
export function openVaults(vaults: readonly HomeVault[]): readonly HomeVault[] {
  return vaults.filter(({ vault }) => vault.isDeprecated !== true && vault.disableDeposit !== true)
}

/** Less is shown as $0.00: what withdrawals round off stays behind in a vault that everyone has left. */
const SMALLEST_TVL_USD = new Decimal('0.01')

/** Whether nobody has a deposit in a vault. A TVL that could not be read, or has no price, is not 0. */
function isKnownEmpty({ reads: { liquidity } }: HomeVault): boolean {
  if (!('value' in liquidity)) return false
  const { wei, usd } = liquidity.value
  return wei === 0n || (usd !== undefined && usd.lt(SMALLEST_TVL_USD))
}

/**
 * The vaults with the highest yields, best first: those that take deposits and have some. Loading while any yield or TVL
 * loads, so that no row moves as they come in. A vault whose yield failed or has no price is left out.
 */
export function bestVaults(vaults: readonly HomeVault[], count: number): Loadable<readonly HomeVault[]> {
  const takingDeposits = openVaults(vaults)
  if (takingDeposits.some(({ reads }) => reads.vaultYield.status === 'loading' || reads.liquidity.status === 'loading'))
    return { status: 'loading' }
  const open = takingDeposits.filter((entry) => !isKnownEmpty(entry))
  const rated = open.flatMap((entry) => {
    const { vaultYield } = entry.reads
    return 'value' in vaultYield && vaultYield.value.apy !== undefined ? [{ entry, apy: vaultYield.value.apy }] : []
  })
  const failed = open.flatMap(({ reads }) => (reads.vaultYield.status === 'failed' ? [reads.vaultYield.retry] : []))
  if (rated.length === 0 && failed.length > 0)
    return { status: 'failed', retry: () => failed.forEach((retry) => retry()) }
  rated.sort((a, b) => b.apy.comparedTo(a.apy) ?? 0)
  return { status: 'ready', value: rated.slice(0, count).map(({ entry }) => entry) }
}

/** Vaults that are marked as new and have not ended. */
export function newestVaults(vaults: readonly HomeVault[]): readonly HomeVault[] {
  return vaults.filter(({ vault }) => vault.isNew === true && vault.isDeprecated !== true)
}
