import { Interface } from 'ethers'
import { rolesOf } from '../../devnet/deploy/accounts'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import type { Chain } from './chain'

const IFO = new Interface([
  'function startBlock() view returns (uint256)',
  'function endBlock() view returns (uint256)',
  'function updateStartAndEndBlocks(uint256, uint256)',
  'function depositPool(uint256, uint8)',
  'function harvestPool(uint8)',
  'function viewUserInfo(address, uint8[]) view returns (uint256[] amounts, bool[] hasHarvested)',
  'function viewPoolInformation(uint256) view returns (uint256 raising, uint256 offering, uint256 limit, bool hasTax, uint256 total, uint256 taxes)',
  'function viewUserOfferingAndRefundingAmountsForPools(address, uint8[]) view returns (uint256[3][])',
])
const FIRST = new Interface([
  'function harvest()',
  'function userInfo(address) view returns (uint256 amount, bool claimed)',
])
const TOKEN = new Interface(['function approve(address, uint256)', 'function transfer(address, uint256)'])
const PROFILE = new Interface([
  'function pauseProfile()',
  'function getUserProfile(address) view returns (uint256 userId, uint256 points, uint256 teamId, address nft, uint256 tokenId, bool isActive)',
])

const BOTH = [0, 1]
const BLOCKS_BEFORE = 3

export const IFO_LP_TOKEN = deployment.ifos.lpToken
export const POINT_CENTER = deployment.ifos.contracts.pointCenter

/** An offering of the local chain. */
export function offeringOf(id: string) {
  const found = deployment.ifos.list.find((offering) => offering.id === id)
  if (found === undefined) throw new Error(`No offering ${id}`)
  return found
}

/** What an account has in an offering of two pools. */
export interface OwnPools {
  readonly amounts: readonly bigint[]
  readonly hasHarvested: readonly boolean[]
}

/** An offering of the local chain, as its accounts and its owner use it. */
export function runOffering(chain: Chain, id: string) {
  const { contract } = offeringOf(id)
  const call = async (abi: Interface, to: string, name: string, args: readonly unknown[] = []) =>
    abi.decodeFunctionResult(
      name,
      await chain.rpc('eth_call', [{ to, data: abi.encodeFunctionData(name, [...args]) }, 'latest']),
    )
  // The node has more accounts than those for users.
  const roles = async () => rolesOf(JSON.parse(await chain.rpc('eth_accounts', [])) as readonly string[])
  const block = async () => Number(await chain.rpc('eth_blockNumber', []))
  const numberOf = async (name: 'startBlock' | 'endBlock') => Number((await call(IFO, contract, name))[0])
  const mineTo = async (target: number) => {
    const left = target - (await block())
    if (left > 0) await chain.mine(left)
  }
  const send = (from: string | undefined, to: string, abi: Interface, name: string, args: readonly unknown[]) =>
    chain.send({ from, to, data: abi.encodeFunctionData(name, [...args]) })
  const giveLp = async (to: string, wei: bigint) => {
    await send((await roles()).traders[0], IFO_LP_TOKEN, TOKEN, 'transfer', [to, wei])
  }
  return {
    giveLp,
    /** Moves a sale that has not started: `length` blocks that start soon. */
    async schedule(length: number) {
      const start = (await block()) + BLOCKS_BEFORE
      await send((await roles()).ifoOwner, contract, IFO, 'updateStartAndEndBlocks', [start, start + length])
    },
    /** Mines until the sale takes commitments. */
    start: async () => mineTo(await numberOf('startBlock')),
    /** Mines until the next block is past the sale. */
    async end() {
      await mineTo((await numberOf('endBlock')) + 1)
    },
    /** A trader commits LP tokens. */
    async tradersCommit(pool: 0 | 1, wei: bigint) {
      const [, from] = (await roles()).traders
      await send(from, IFO_LP_TOKEN, TOKEN, 'approve', [contract, wei])
      await send(from, contract, IFO, 'depositPool', [wei, pool])
    },
    harvest: (from: string, pool: 0 | 1) => send(from, contract, IFO, 'harvestPool', [pool]),
    harvestFirst: (from: string) => send(from, contract, FIRST, 'harvest', []),
    async pool(pid: 0 | 1) {
      const pool = await call(IFO, contract, 'viewPoolInformation', [pid])
      const of = (name: string) => BigInt(String(pool[name]))
      return { raising: of('raising'), offering: of('offering'), limit: of('limit'), total: of('total') }
    },
    async own(user: string): Promise<OwnPools> {
      const { amounts, hasHarvested } = await call(IFO, contract, 'viewUserInfo', [user, BOTH])
      return { amounts: [...(amounts as bigint[])], hasHarvested: [...(hasHarvested as boolean[])] }
    },
    async hasHarvestedFirst(user: string): Promise<boolean> {
      return (await call(FIRST, contract, 'userInfo', [user]))['claimed'] === true
    },
    async pauseProfile(from: string) {
      await send(from, deployment.profile.contracts.profile, PROFILE, 'pauseProfile', [])
    },
    async pointsOf(user: string): Promise<bigint> {
      return (await call(PROFILE, deployment.profile.contracts.profile, 'getUserProfile', [user]))['points'] as bigint
    },
  }
}
