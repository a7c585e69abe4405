import type { ValuedAmount } from '@/domain/price/valuedAmount'
import type { VaultYield } from '@/domain/vault/model/vaultYield'
import type { Vault } from '@/domain/vault/vault'
import { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import { combineLoadables, type Loadable, mapLoadable } from '@/lib/loadable'

/** Data of one vault on the home page. */
export interface HomeReads {
  /** Undefined if the vault has not been created yet. */
  readonly shareToken: Loadable<Address | undefined>
  readonly vaultYield: Loadable<VaultYield>
  readonly liquidity: Loadable<ValuedAmount>
}

export interface HomeVault {
  readonly vault: Vault
  readonly reads: HomeReads
}

/** Total value locked in USD. Vaults without a price are ignored; undefined if none has a price. */
export function totalValue(vaults: readonly HomeVault[]): Loadable<Decimal | undefined> {
  return mapLoadable(combineLoadables(vaults.map(({ reads }) => reads.liquidity)), (amounts) => {
    const priced = amounts.flatMap(({ usd }) => (usd === undefined ? [] : [usd]))
    return priced.length === 0 ? undefined : priced.reduce((sum, usd) => sum.plus(usd), new Decimal(0))
  })
}

/** Vaults that accept deposits. */
export function openVaults(vaults: readonly HomeVault[]): readonly HomeVault[] {
  return vaults.filter(({ vault }) => vault.isDeprecated !== true && vault.disableDeposit !== true)
}

/** A smaller TVL is dust from rounding after all depositors have left. */
const SMALLEST_TVL_USD = new Decimal('0.01')

/** Whether a vault is known to have no deposits; a TVL that failed or has no price does not count as 0. */
function isKnownEmpty({ reads: { liquidity } }: HomeVault): boolean {
  if (!('value' in liquidity)) return false
  const { wei, usd } = liquidity.value
  return wei === 0n || (usd !== undefined && usd.lt(SMALLEST_TVL_USD))
}

/**
 * Vaults with the highest yields that accept deposits and have some. Loading until all yields and TVLs are loaded, to
 * keep rows from moving. Vaults with a failed or unpriced yield are excluded.
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

/** Active vaults marked as new. */
export function newestVaults(vaults: readonly HomeVault[]): readonly HomeVault[] {
  return vaults.filter(({ vault }) => vault.isNew === true && vault.isDeprecated !== true)
}
