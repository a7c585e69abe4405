import { Interface } from 'ethers'
import deployment from '../../../src/config/deployments/devnet.json' with { type: 'json' }
import type { Chain } from '../../support/chain'

const reads = new Interface([
  'function updatedBalanceOf(address) view returns (uint256)',
  'function userEarning(address) view returns (uint256)',
  'function estimateUserEarn(address) view returns (uint256)',
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
  const vaults: Readonly<Record<string, DeployedVault>> = deployment.vaults.list
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

/** What all shares of a vault are worth together, in underlying base units. */
export function totalAssetsOf(chain: Chain, vault: string): Promise<bigint> {
  return readUint(chain, vault, reads.encodeFunctionData('totalAssets'))
}

/** What waits for the next compound for the account, in underlying base units. */
export function pendingOf(chain: Chain, vault: string, account: string): Promise<bigint> {
  return readUint(chain, vault, reads.encodeFunctionData('estimateUserEarn', [account]))
}

/** What the account has gained, pending rewards included, in underlying base units. */
export async function earningOf(chain: Chain, vault: string, account: string): Promise<bigint> {
  const compounded = await readUint(chain, vault, reads.encodeFunctionData('userEarning', [account]))
  return compounded + (await pendingOf(chain, vault, account))
}

/** The share token of the vault that the factory made for a token, in lower case. */
export async function createdVault(chain: Chain, underlying: string): Promise<string> {
  const data = factory.encodeFunctionData('getToken', [underlying])
  const word = await chain.rpc('eth_call', [{ to: deployment.vaults.contracts.vaultFactory, data }, 'latest'])
  return `0x${word.slice(-40)}`
}

const COPY = '0x00000000000000000000000000000000000000c0'

/** Makes one function of a contract revert; all others go to a copy of its code, with the contract's own storage. */
export async function revertOn(chain: Chain, contract: string, selector: string): Promise<void> {
  await chain.rpc('anvil_setCode', [COPY, await chain.rpc('eth_getCode', [contract, 'latest'])])
  const code = [
    // Another function's selector goes on; this one's jumps to 0x37.
    `5f3560e01c63${selector.slice(2)}14603757`,
    // The call, forwarded with this storage; its answer is copied.
    `365f5f375f5f365f73${COPY.slice(2)}5af43d5f5f3e`,
    // To 0x3b where it went well, else its revert.
    '603b573d5ffd',
    // 0x37: an empty revert. 0x3b: the answer.
    '5b5f5ffd5b3d5ff3',
  ]
  await chain.rpc('anvil_setCode', [contract, `0x${code.join('')}`])
}
