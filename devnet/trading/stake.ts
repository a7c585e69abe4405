import { Interface } from 'ethers'
import type { DeployedFarm, DeployedPool } from '../deploy/deploymentJson.ts'
import { part, pick, read, send, type TradeContext } from './transaction.ts'

/** Maximum change of a stake, as a fraction of it. */
const MAX_CHANGE_PART = 0.02
/** Fractions of the actions: collecting the vault's bounty, changing a stake; otherwise harvesting. */
const BOUNTY_PART = 0.25
const CHANGE_PART = 0.4

const CHEF = new Interface([
  'function userInfo(uint256, address) view returns (uint256 amount, uint256)',
  'function deposit(uint256, uint256)',
  'function withdraw(uint256, uint256)',
  'function enterStaking(uint256)',
  'function leaveStaking(uint256)',
])
const POOL = new Interface([
  'function userInfo(address) view returns (uint256 amount, uint256)',
  'function withdraw(uint256)',
  'function deposit(uint256)',
])
const VAULT = new Interface(['function harvest()'])

/** What a trader took out of a stake, which the next change puts back. */
export type Withdrawn = Map<string, bigint>

/**
 * Sends one staking transaction of a trader: it collects the automatic vault's bounty, harvests a farm or pool, takes a
 * part out of a stake or puts it back.
 */
export async function stake(context: TradeContext, random: () => number, withdrawn: Withdrawn): Promise<void> {
  const { rpc, deployment, roles } = context
  const { contracts, list, pools } = deployment.farms
  const trader = pick(roles.traders, random)
  if (random() < BOUNTY_PART) {
    await send(rpc, trader, contracts.cakeVault, VAULT.encodeFunctionData('harvest'))
    return
  }
  const places = [...list.map((farm) => farmPlace(contracts.masterChef, farm)), ...pools.flatMap(poolPlace)]
  const { contract, abi, userArgs, deposit, withdraw } = pick(places, random)
  const key = [contract, ...userArgs, trader].join()
  const returned = withdrawn.get(key)
  if (random() >= CHANGE_PART) {
    await send(rpc, trader, contract, withdraw(0n))
  } else if (returned !== undefined) {
    withdrawn.delete(key)
    await send(rpc, trader, contract, deposit(returned))
  } else {
    const [staked] = await read(rpc, contract, abi, 'userInfo', [...userArgs, trader])
    const amount = part(BigInt(String(staked)), random() * MAX_CHANGE_PART)
    withdrawn.set(key, amount)
    await send(rpc, trader, contract, withdraw(amount))
  }
}

/** A farm or pool that a trader has a stake in. */
interface Place {
  readonly contract: string
  readonly abi: Interface
  /** Arguments of `userInfo` before the account. */
  readonly userArgs: readonly number[]
  readonly deposit: (amount: bigint) => string
  readonly withdraw: (amount: bigint) => string
}

function farmPlace(contract: string, { pid }: DeployedFarm): Place {
  const call = (single: string, other: string, amount: bigint) =>
    pid === 0 ? CHEF.encodeFunctionData(single, [amount]) : CHEF.encodeFunctionData(other, [pid, amount])
  return {
    contract,
    abi: CHEF,
    userArgs: [pid],
    deposit: (amount) => call('enterStaking', 'deposit', amount),
    withdraw: (amount) => call('leaveStaking', 'withdraw', amount),
  }
}

/** Pool 0 is the farm's, and CRO is staked with a value instead of an amount. */
function poolPlace({ kind, contract }: DeployedPool): readonly Place[] {
  if (kind === 'manual' || kind === 'nativeStake') return []
  return [
    {
      contract,
      abi: POOL,
      userArgs: [],
      deposit: (amount) => POOL.encodeFunctionData('deposit', [amount]),
      withdraw: (amount) => POOL.encodeFunctionData('withdraw', [amount]),
    },
  ]
}
