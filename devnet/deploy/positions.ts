import { MaxUint256 } from 'ethers'
import type { Roles } from './accounts.ts'
import type { Deployed, Script } from './script.ts'
import { unitsWorth } from './tokens.ts'
import type { DeployContext, DevnetVault } from './vaults.ts'

/** Per token, and per LP token that a vault accepts. */
const USER_USD = 20_000
const TRADER_USD = 500_000
const OLD_POSITION_USD = 1_500

/** Funds users and traders and seeds long-standing positions of the first two users. */
export function seedPositions(
  script: Script,
  { tokens, exchange }: Pick<DeployContext, 'tokens' | 'exchange'>,
  roles: Roles,
  vaults: readonly DevnetVault[],
): void {
  for (const token of tokens.all) {
    for (const user of roles.users) script.call(token, 'transfer', [user, unitsWorth(USER_USD, token)])
    for (const trader of [...roles.traders, roles.borrower]) {
      script.call(token, 'transfer', [trader, unitsWorth(TRADER_USD, token)])
    }
  }
  for (const from of roles.traders) {
    for (const token of tokens.all) script.call(token, 'approve', [exchange.router.address, MaxUint256], { from })
  }
  const isToken = (address: string) => tokens.all.some((token) => token.address === address)
  const lpVaults = vaults.filter(({ underlying }) => !isToken(underlying.address))
  const byUnderlying = new Map(lpVaults.map((vault) => [vault.underlying.address, vault]))
  for (const { underlying, unitsWorth: worth } of byUnderlying.values()) {
    for (const user of roles.users) script.call(underlying, 'transfer', [user, worth(USER_USD)])
  }
  for (const { row, underlying, unitsWorth: worth, oldVaults, shareToken } of vaults) {
    const held = [...oldVaults, ...(row.hasPositions === true && shareToken !== undefined ? [shareToken] : [])]
    for (const vault of held) depositFor(script, roles, underlying, vault, worth(OLD_POSITION_USD))
  }
}

function depositFor(script: Script, roles: Roles, underlying: Deployed, vault: Deployed, amount: bigint): void {
  for (const from of roles.users.slice(0, 2)) {
    script.call(underlying, 'approve', [vault.address, MaxUint256], { from })
    script.call(vault, 'deposit', [amount], { from })
  }
}
