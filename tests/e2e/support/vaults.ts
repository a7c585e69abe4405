import type { Page } from '@playwright/test'
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

/** Addresses of a vault on the local chain. */
export function deployedVault(id: string): DeployedVault {
  const vaults: Readonly<Record<string, DeployedVault>> = deployment.vaults.list
  const vault = vaults[id]
  if (vault === undefined) throw new Error(`No vault ${id}`)
  return vault
}

async function readUint(chain: Chain, to: string, data: string): Promise<bigint> {
  return BigInt(await chain.rpc('eth_call', [{ to, data }, 'latest']))
}

/** Opens a tab of a vault's panel. */
export async function openPanelTab(page: Page, name: 'Deposit' | 'Withdraw'): Promise<void> {
  await page.getByTestId('vault-panel').getByRole('tab', { name }).click()
}

/** Value of the account's shares, in underlying base units. */
export function depositOf(chain: Chain, vault: string, account: string): Promise<bigint> {
  return readUint(chain, vault, reads.encodeFunctionData('updatedBalanceOf', [account]))
}

/** Value of all shares of a vault, in underlying base units. */
export function totalAssetsOf(chain: Chain, vault: string): Promise<bigint> {
  return readUint(chain, vault, reads.encodeFunctionData('totalAssets'))
}

/** The account's pending rewards, in underlying base units. */
export function pendingOf(chain: Chain, vault: string, account: string): Promise<bigint> {
  return readUint(chain, vault, reads.encodeFunctionData('estimateUserEarn', [account]))
}

/** The account's profit including pending rewards, in underlying base units. */
export async function earningOf(chain: Chain, vault: string, account: string): Promise<bigint> {
  const compounded = await readUint(chain, vault, reads.encodeFunctionData('userEarning', [account]))
  return compounded + (await pendingOf(chain, vault, account))
}

/** Vault that the factory created for a token, in lower case. */
export async function createdVault(chain: Chain, underlying: string): Promise<string> {
  const data = factory.encodeFunctionData('getToken', [underlying])
  const word = await chain.rpc('eth_call', [{ to: deployment.vaults.contracts.vaultFactory, data }, 'latest'])
  return `0x${word.slice(-40)}`
}

const COPY = '0x00000000000000000000000000000000000000c0'

/**
 * Makes one function of a contract revert and forwards all others to a copy of its code, with the contract's own
 * storage.
 */
export async function revertOn(chain: Chain, contract: string, selector: string): Promise<void> {
  await chain.rpc('anvil_setCode', [COPY, await chain.rpc('eth_getCode', [contract, 'latest'])])
  const code = [
    // Other selectors continue; this one jumps to 0x37.
    `5f3560e01c63${selector.slice(2)}14603757`,
    // Delegates the call and copies its return data.
    `365f5f375f5f365f73${COPY.slice(2)}5af43d5f5f3e`,
    // Jumps to 0x3b on success, otherwise reverts with its data.
    '603b573d5ffd',
    // 0x37: revert without data. 0x3b: return the data.
    '5b5f5ffd5b3d5ff3',
  ]
  await chain.rpc('anvil_setCode', [contract, `0x${code.join('')}`])
}
