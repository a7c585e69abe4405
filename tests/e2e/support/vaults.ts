import { Interface } from 'ethers'
import deployment from '../../../src/config/deployments/devnet.json' with { type: 'json' }
import type { Chain } from '../../support/chain'

const reads = new Interface([
  'function updatedBalanceOf(address) view returns (uint256)',
  'function userEarning(address) view returns (uint256)',
  'function totalAssets() view returns (uint256)',
])
const factory = new Interface(['function getToken(address) view returns (address)'])

interface DeployedVault {
  readonly shareToken: string
  readonly underlying: string
  readonly underlyingDecimals: number
  readonly migrateOldVaults: readonly string[]
}

/** The addresses of a vault on the local chain. */
export function deployedVault(id: string): DeployedVault {
  const vaults: Readonly<Record<string, DeployedVault>> = deployment.vaults
  const vault = vaults[id]
  if (vault === undefined) throw new Error(`No vault ${id}`)
  return vault
}

async function readUint(chain: Chain, to: string, data: string): Promise<bigint> {
  return BigInt(await chain.rpc('eth_call', [{ to, data }, 'latest']))
}

/** What the account's shares are worth, in underlying base units. */
export function depositOf(chain: Chain, vault: string, account: string): Promise<bigint> {
  return readUint(chain, vault, reads.encodeFunctionData('updatedBalanceOf', [account]))
}

/** What the account has gained, in underlying base units. */
export function earningOf(chain: Chain, vault: string, account: string): Promise<bigint> {
  return readUint(chain, vault, reads.encodeFunctionData('userEarning', [account]))
}

/** The share token of the vault that the factory made for a token, in lower case. */
export async function createdVault(chain: Chain, underlying: string): Promise<string> {
  const data = factory.encodeFunctionData('getToken', [underlying])
  const word = await chain.rpc('eth_call', [{ to: deployment.contracts.vaultFactory, data }, 'latest'])
  return `0x${word.slice(-40)}`
}
