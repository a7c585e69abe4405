import { callReading, combineReadings, type Reading } from '@/chain/calls/reading'
import { erc20Contract } from '@/chain/contracts/erc20'
import { vaultContract } from '@/chain/contracts/vault'
import type { Deployment } from '@/config/deployment'
import { ADDRESS_PARAM, routes, vaultPath } from '@/config/routes'
import { vaultPlace } from '@/config/vaultDefinition'
import { vaultTable } from '@/config/vaultTable'
import { oldBalancesReading } from '@/domain/vault/reads'
import { type Vault, vaultOnNetwork, vaultSchedule } from '@/domain/vault/vault'
import type { Address } from '@/lib/hex'
import { type Findings, type InboxAmount, type InboxContext, type InboxItem, type InboxSource, isSoon } from '../item'

/** As wallets show an allowance that is never used up. */
const UNLIMITED_FROM = 2n ** 255n

function vaultsOf(network: Deployment): readonly Vault[] {
  return vaultTable.flatMap((definition) => {
    const entry = vaultOnNetwork(network, definition)
    return entry.status === 'available' ? [entry.vault] : []
  })
}

const vaultTitle = (vault: Vault) => `${vault.underlyingFriendlyName} (${vaultPlace(vault)})`

function underlyingAmount({ deployed, underlyingFriendlyName: name }: Vault, wei: bigint): InboxAmount {
  return { currency: { address: deployed.underlying, symbol: name, name, decimals: deployed.underlyingDecimals }, wei }
}

/** A deposit in a vault that has been deprecated, or will be soon. */
function deprecatedReading({ network, account, clock }: InboxContext, vault: Vault): readonly Reading<Findings>[] {
  const { listedShareToken, id } = vault
  const { until } = vaultSchedule(network, id)
  if (listedShareToken === undefined || (vault.isDeprecated !== true && until === undefined)) return []
  return [
    combineReadings([callReading(vaultContract(listedShareToken).updatedBalanceOf(account)), clock], (wei, now) => {
      const end = until === undefined ? undefined : { timeSec: until }
      const isOver = vault.isDeprecated === true || (until !== undefined && now.timeSec >= until)
      if (wei === 0n || (!isOver && (end === undefined || !isSoon(end, now, network)))) return { items: [] }
      const item: InboxItem = {
        id: `vault ${id}`,
        area: 'vault',
        kind: isOver ? 'change' : 'ending',
        title: {
          key: isOver ? 'inbox.title.vault.deprecated' : 'inbox.title.vault.ending',
          values: { name: vaultTitle(vault) },
        },
        amounts: [underlyingAmount(vault, wei)],
        ...(!isOver && end !== undefined && { until: end }),
        path: vaultPath(id),
      }
      return { items: [item] }
    }),
  ]
}

/** Deposits in older versions of a vault. */
function oldReading({ account }: InboxContext, vault: Vault): readonly Reading<Findings>[] {
  if (vault.deployed.migrateOldVaults.length === 0) return []
  return [
    combineReadings([oldBalancesReading(vault, account)], (balances) => ({
      items: balances.map(
        ({ oldVault, wei }): InboxItem => ({
          id: `vault ${vault.id} ${oldVault}`,
          area: 'vault',
          kind: 'change',
          title: { key: 'inbox.title.vault.old', values: { name: vaultTitle(vault) } },
          amounts: [underlyingAmount(vault, wei)],
          path: vaultPath(vault.id),
        }),
      ),
    })),
  ]
}

/** Deposits in vaults that are deprecated or replaced. The profit of a vault is no claim: it stays in the vault. */
export const vaultSource: InboxSource = {
  area: 'vault',
  readings: (context) =>
    vaultsOf(context.network).flatMap((vault) => [...deprecatedReading(context, vault), ...oldReading(context, vault)]),
}

function allowanceReading(account: Address, vault: Vault, spender: Address): Reading<Findings> {
  const allowance = callReading(erc20Contract(vault.deployed.underlying).allowance(account, spender))
  return combineReadings([allowance], (wei) => ({
    items:
      wei < UNLIMITED_FROM
        ? []
        : [
            {
              id: `allowance ${vault.deployed.underlying} ${spender}`,
              area: 'allowances',
              kind: 'change',
              title: {
                key: 'inbox.title.allowances',
                values: { asset: vault.underlyingFriendlyName, name: vaultTitle(vault) },
              },
              amounts: [],
              path: `${routes.allowances}?${new URLSearchParams({ [ADDRESS_PARAM]: account }).toString()}`,
            },
          ],
  }))
}

/** Unlimited allowances to vaults that take no deposits any more: deprecated ones, and older versions. */
export const allowanceSource: InboxSource = {
  area: 'allowances',
  readings: ({ network, account }) =>
    vaultsOf(network).flatMap((vault) => {
      const { isDeprecated, listedShareToken, deployed } = vault
      const unused = [
        ...deployed.migrateOldVaults,
        ...(isDeprecated === true && listedShareToken !== undefined ? [listedShareToken] : []),
      ]
      return unused.map((spender) => allowanceReading(account, vault, spender))
    }),
}
