import { AbiCoder, Interface, keccak256, namehash, zeroPadValue } from 'ethers'
import { rolesOf } from '../../../devnet/deploy/accounts'
import deployment from '../../../src/config/deployments/devnet.json' with { type: 'json' }
import type { Chain } from '../../support/chain'

const abi = new Interface([
  'function resolver(bytes32) view returns (address)',
  'function setAddr(bytes32 node, address who)',
])
/** The resolver's first mapping, which stores addresses. */
const ADDRESSES_SLOT = 0

async function resolverOf(chain: Chain, name: string): Promise<string> {
  const data = abi.encodeFunctionData('resolver', [namehash(name)])
  const answer = await chain.rpc('eth_call', [{ to: deployment.nameService.registry, data }, 'latest'])
  return String(abi.decodeFunctionResult('resolver', answer)[0])
}

/** Points a name at another account, as its owner. */
export async function setNameAddress(chain: Chain, name: string, account: string): Promise<void> {
  const { deployer } = rolesOf(JSON.parse(await chain.rpc('eth_accounts', [])) as readonly string[])
  const data = abi.encodeFunctionData('setAddr', [namehash(name), account])
  await chain.send({ from: deployer, to: await resolverOf(chain, name), data })
}

/** Arguments of `anvil_setStorageAt` to point a name at another account without a block. */
export async function addressSlot(
  chain: Chain,
  name: string,
  account: string,
): Promise<readonly [contract: string, slot: string, value: string]> {
  const slot = keccak256(AbiCoder.defaultAbiCoder().encode(['bytes32', 'uint256'], [namehash(name), ADDRESSES_SLOT]))
  return [await resolverOf(chain, name), slot, zeroPadValue(account, 32)]
}
