import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }

/** A vault of the local chain. */
export interface DeployedVault {
  readonly shareToken: string
  readonly underlying: string
  readonly underlyingDecimals: number
}

const NOWHERE = /^0x0+$/

/** The vaults that have a share token, by id. */
export const deployedVaults: ReadonlyMap<string, DeployedVault> = new Map(
  Object.entries<DeployedVault>(deployment.vaults.list).filter(([, { shareToken }]) => !NOWHERE.test(shareToken)),
)
