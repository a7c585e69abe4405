import { Interface } from 'ethers'
import type { Rpc } from '../../chain/rpc.ts'
import { StateMissingError } from './errors.ts'
import type { PowerSources } from './powerSources.ts'
import { type PowerRates, votingPower } from './votingPower.ts'

/** Voting power by lower-case address, a part for each of `POWER_PARTS`. */
export type Powers = ReadonlyMap<string, readonly bigint[]>

/** Reads voting power from the chain. */
export interface PowerReader {
  /**
   * Voting power of accounts at a block.
   * @throws StateMissingError if the node no longer has the block's state
   */
  readPowers(block: number, accounts: readonly string[]): Promise<Powers>
  /** Every account that has ever received the token or LP tokens, in lower case: nobody else has voting power. */
  readHolders(): Promise<readonly string[]>
}

interface Call {
  readonly to: string
  readonly fn: string
  readonly args?: readonly unknown[]
}

const ABI = new Interface([
  'function tryAggregate(bool requireSuccess, tuple(address target, bytes callData)[] calls) view returns (tuple(bool success, bytes returnData)[])',
  'function balanceOf(address) view returns (uint256)',
  'function totalSupply() view returns (uint256)',
  'function getPricePerFullShare() view returns (uint256)',
  'function startBlock() view returns (uint256)',
  'function bonusEndBlock() view returns (uint256)',
  'function userInfo(uint256 pid, address account) view returns (uint256 amount)',
  'function userInfo(address account) view returns (uint256 amount)',
])
const STAKE_OF_PID = 'userInfo(uint256,address)'
/** Stake in a pool, or shares of the vault. */
const STAKE = 'userInfo(address)'
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
/** Fits into the gas of a call. */
const CALLS_AT_ONCE = 600
const NO_DATA = '0x'
/** How nodes word that they have pruned a state: anvil, geth, erigon. */
const STATE_MISSING = /BlockOutOfRange|missing trie node|state.*(not available|unavailable|pruned)|pruned/i

const hex = (value: number) => `0x${value.toString(16)}`

export function createPowerReader(rpc: Rpc, multicall: string, sources: PowerSources): PowerReader {
  const { token, vault, masterChef, pools, pairs } = sources
  const readHolders = createHolderIndex(rpc, [token, ...pairs.map(({ pair }) => pair)])

  /** First value of each call; 0 where there is no contract yet. */
  async function readUints(block: number, calls: readonly Call[]): Promise<readonly bigint[]> {
    const values: bigint[] = []
    for (let first = 0; first < calls.length; first += CALLS_AT_ONCE) {
      const encoded = calls
        .slice(first, first + CALLS_AT_ONCE)
        .map(({ to, fn, args = [] }) => [to, ABI.encodeFunctionData(fn, [...args])])
      const data = ABI.encodeFunctionData('tryAggregate', [true, encoded])
      const answer = await callAt(rpc, block, { to: multicall, data })
      if (answer === NO_DATA) return calls.map(() => 0n)
      const [results] = ABI.decodeFunctionResult('tryAggregate', answer) as unknown as [readonly [boolean, string][]]
      // Some of these functions return more than this one value.
      values.push(...results.map(([, returned]) => (returned === NO_DATA ? 0n : BigInt(returned.slice(0, 66)))))
    }
    return values
  }

  async function readRates(block: number): Promise<PowerRates> {
    const [pricePerShare = 0n, ...others] = await readUints(block, [
      { to: vault, fn: 'getPricePerFullShare' },
      ...pools.flatMap((to) => [
        { to, fn: 'startBlock' },
        { to, fn: 'bonusEndBlock' },
      ]),
      ...pairs.flatMap(({ pair }) => [
        { to: token, fn: 'balanceOf', args: [pair] },
        { to: pair, fn: 'totalSupply' },
      ]),
    ])
    const [poolValues, pairValues] = [others.slice(0, pools.length * 2), others.slice(pools.length * 2)]
    return {
      block: BigInt(block),
      pricePerShare,
      pools: pairsOf(poolValues).map(([startBlock, endBlock]) => ({ startBlock, endBlock })),
      pairs: pairsOf(pairValues).map(([reserve, supply]) => ({ reserve, supply })),
    }
  }

  function holdingCalls(account: string): readonly Call[] {
    return [
      { to: token, fn: 'balanceOf', args: [account] },
      { to: vault, fn: STAKE, args: [account] },
      { to: masterChef, fn: STAKE_OF_PID, args: [0, account] },
      ...pools.map((to) => ({ to, fn: STAKE, args: [account] })),
      ...pairs.flatMap(({ pair, pid }) => [
        { to: pair, fn: 'balanceOf', args: [account] },
        { to: masterChef, fn: STAKE_OF_PID, args: [pid, account] },
      ]),
    ]
  }

  return {
    readHolders,
    async readPowers(block, accounts) {
      const rates = await readRates(block)
      const values = await readUints(block, accounts.flatMap(holdingCalls))
      const count = values.length / Math.max(1, accounts.length)
      return new Map(
        accounts.map((account, index) => {
          const [wallet = 0n, vaultShares = 0n, farmStake = 0n, ...others] = values.slice(
            index * count,
            (index + 1) * count,
          )
          const lpTokens = pairsOf(others.slice(pools.length)).map(([held, staked]) => held + staked)
          const holdings = { wallet, vaultShares, farmStake, poolStakes: others.slice(0, pools.length), lpTokens }
          return [account.toLowerCase(), votingPower(holdings, rates)] as const
        }),
      )
    },
  }
}

async function callAt(rpc: Rpc, block: number, call: { readonly to: string; readonly data: string }): Promise<string> {
  try {
    return String(await rpc.send('eth_call', [call, hex(block)]))
  } catch (error) {
    if (error instanceof Error && STATE_MISSING.test(error.message)) throw new StateMissingError(block)
    throw error
  }
}

/** Reads each block's transfers once, and all of them again after a reorganization. */
function createHolderIndex(rpc: Rpc, tokens: readonly string[]): () => Promise<readonly string[]> {
  const holders = new Set<string>()
  let last: { readonly number: number; readonly hash: string } | undefined

  async function readBlock(block: string) {
    const found = (await rpc.send('eth_getBlockByNumber', [block, false])) as { number: string; hash: string } | null
    return found === null ? undefined : { number: Number(found.number), hash: found.hash }
  }

  return async () => {
    const head = await readBlock('latest')
    if (head === undefined) throw new Error('The node has no block')
    if (last !== undefined && (await readBlock(hex(last.number)))?.hash !== last.hash) last = undefined
    const filter = {
      address: tokens,
      topics: [TRANSFER],
      fromBlock: hex((last?.number ?? -1) + 1),
      toBlock: hex(head.number),
    }
    const isNew = last === undefined || last.number < head.number
    const logs = isNew
      ? ((await rpc.send('eth_getLogs', [filter])) as readonly { readonly topics: readonly string[] }[])
      : []
    for (const { topics } of logs) holders.add(`0x${(topics[2] ?? '').slice(-40)}`)
    last = head
    return [...holders]
  }
}

function pairsOf(values: readonly bigint[]): readonly (readonly [bigint, bigint])[] {
  return Array.from({ length: values.length / 2 }, (_, index) => [values[index * 2] ?? 0n, values[index * 2 + 1] ?? 0n])
}
