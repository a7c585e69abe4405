import { type ContractName, type DeployedPool, type Deployment, namedAddresses } from '@/config/deployment'
import { type VaultDefinition, vaultPlace } from '@/config/vaultDefinition'
import type { TranslatableText } from '@/i18n/keys'
import { type Address, ZERO_ADDRESS } from '@/lib/hex'

/** A contract of the deployment. */
export interface NamedContract {
  readonly address: Address
  readonly name: TranslatableText
}

/** The display name of a vault. */
export function vaultName(definition: VaultDefinition): TranslatableText {
  return { key: 'contracts.vault', values: nameValues(definition) }
}

function nameValues(definition: VaultDefinition) {
  return { asset: definition.underlyingFriendlyName, protocol: vaultPlace(definition) }
}

function vaultContracts(network: Deployment, definition: VaultDefinition): NamedContract[] {
  const { shareToken = ZERO_ADDRESS, migrateOldVaults = [] } = network.vaults.list[definition.id] ?? {}
  const old = { key: 'contracts.oldVault', values: nameValues(definition) }
  return [
    ...(shareToken === ZERO_ADDRESS ? [] : [{ address: shareToken, name: vaultName(definition) }]),
    ...migrateOldVaults.map((address) => ({ address, name: old })),
  ]
}

/** Several pools pay the same token, so the name has both. */
function poolValues({ nativeCurrency: { symbol } }: Deployment, { kind, stakedToken, rewardToken }: DeployedPool) {
  return {
    staked: kind === 'nativeStake' ? symbol : stakedToken,
    reward: kind === 'nativeReward' ? symbol : rewardToken,
  }
}

/** Never called by a transaction. An allowance to multicall could be spent by anyone. */
const READ_ONLY = ['multicall', 'oracle', 'randomGenerator'] as const
type CalledContract = Exclude<ContractName, (typeof READ_ONLY)[number]>

const isReadOnly = (contract: string) => READ_ONLY.some((name) => name === contract)

const COMPETITIONS = ['past', 'live', 'coming'] as const

/** Campaigns, pre-seeds with their tokens, the token with roles and the swap pool. */
function claimContracts({ claims }: Deployment): readonly NamedContract[] {
  if (claims === undefined) return []
  const named = (addresses: readonly Address[], name: TranslatableText) =>
    addresses.map((address) => ({ address, name }))
  return [
    ...named(claims.pointCampaigns, { key: 'contracts.pointCampaign' }),
    ...named(claims.profileRefunds, { key: 'contracts.profileRefund' }),
    ...named([...claims.teamBunnies, claims.earlyBunnies], { key: 'contracts.bunnyCampaign' }),
    ...named(
      claims.preSeeds.map(({ preSeed }) => preSeed),
      { key: 'contracts.preSeed' },
    ),
    ...named(
      claims.preSeeds.flatMap(({ token }) => token ?? []),
      { key: 'contracts.claimToken' },
    ),
    ...named([claims.roleToken], { key: 'contracts.roleToken' }),
    ...named([claims.swapPool], { key: 'contracts.swapPool' }),
  ]
}

/** All contracts of the deployment that a transaction may call, by lower-case address. */
export function namedContracts(
  network: Deployment,
  definitions: readonly VaultDefinition[],
): ReadonlyMap<string, NamedContract> {
  const tokens = Object.entries(network.tokens).map(([symbol, { address }]) => ({
    address,
    name: { key: 'contracts.token', values: { symbol } },
  }))
  const contracts = Object.entries(namedAddresses(network)).flatMap(([contract, address]) =>
    isReadOnly(contract) ? [] : [{ address, name: { key: `contracts.${contract as CalledContract}` as const } }],
  )
  const others = (network.exchange?.migrateFrom ?? []).map(({ name, router }) => ({
    address: router,
    name: { key: 'contracts.otherRouter', values: { exchange: name } },
  }))
  // The manual pool is the farm.
  const pools = network.farms.pools
    .filter(({ kind }) => kind !== 'manual')
    .map((pool) => ({ address: pool.contract, name: { key: 'contracts.pool', values: poolValues(network, pool) } }))
  // The first edition's are named by its section.
  const editions = (network.squad?.editions ?? []).slice(1).map(({ name, sale }) => ({
    address: sale,
    name: { key: 'contracts.squadOf', values: { edition: name } },
  }))
  const competitions = COMPETITIONS.flatMap((name) => {
    const address = network.competition?.contracts[name]
    return address === undefined ? [] : [{ address, name: { key: `contracts.competition.${name}` as const } }]
  })
  const offerings = (network.ifos?.list ?? []).map(({ contract, token: { symbol } }) => ({
    address: contract,
    name: { key: 'contracts.ifo', values: { token: symbol } },
  }))
  const all = [
    ...tokens,
    ...claimContracts(network),
    ...editions,
    ...offerings,
    ...pools,
    ...competitions,
    ...definitions.flatMap((definition) => vaultContracts(network, definition)),
    ...others,
    ...contracts,
  ]
  return new Map(all.map((contract) => [contract.address.toLowerCase(), contract]))
}
