import { Interface } from 'ethers'
import type { Rpc } from '../../chain/rpc.ts'
import type { DevnetDeployment } from '../../deploy/deploymentJson.ts'

/** Current state of a pair. Amounts are base units. */
export interface PoolState {
  readonly address: string
  readonly token0: string
  readonly token1: string
  readonly reserve0: bigint
  readonly reserve1: bigint
}

export interface TokenFacts {
  readonly symbol?: string
  readonly name?: string
  readonly decimals?: number
}

/** Reads the exchange's pairs and any token's metadata. */
export interface DexReader {
  readPools(): Promise<readonly PoolState[]>
  /** In the order of the addresses. Fields that a token does not return are absent. */
  readTokens(addresses: readonly string[]): Promise<readonly TokenFacts[]>
}

const ABI = new Interface([
  'function tryAggregate(bool requireSuccess, tuple(address target, bytes callData)[] calls) view returns (tuple(bool success, bytes returnData)[])',
  'function allPairsLength() view returns (uint256)',
  'function allPairs(uint256) view returns (address)',
  'function token0() view returns (address)',
  'function token1() view returns (address)',
  'function getReserves() view returns (uint112, uint112, uint32)',
  'function symbol() view returns (string)',
  'function name() view returns (string)',
  'function decimals() view returns (uint8)',
])

interface Call {
  readonly to: string
  readonly fn: string
  readonly args?: readonly unknown[]
}

export function createDexReader(rpc: Rpc, { contracts, exchange }: DevnetDeployment): DexReader {
  const factory = exchange.contracts.factory

  /** First value of each result; undefined if a call fails or cannot be decoded. */
  async function readAll(calls: readonly Call[]): Promise<readonly unknown[][]> {
    const encoded = calls.map(({ to, fn, args = [] }) => [to, ABI.encodeFunctionData(fn, args)])
    const data = ABI.encodeFunctionData('tryAggregate', [false, encoded])
    const answer = String(await rpc.send('eth_call', [{ to: contracts.multicall, data }, 'latest']))
    const results = ABI.decodeFunctionResult('tryAggregate', answer)[0] as readonly (readonly [boolean, string])[]
    return calls.map(({ fn }, index) => {
      const [isSuccess, returned] = results[index] ?? [false, '0x']
      try {
        return isSuccess ? (ABI.decodeFunctionResult(fn, returned).toArray() as unknown[]) : []
      } catch {
        return []
      }
    })
  }

  return {
    async readPools() {
      const [length] = await readAll([{ to: factory, fn: 'allPairsLength' }])
      const indexes = Array.from({ length: Number(length?.[0] ?? 0) }, (_, index) => index)
      const pairs = (await readAll(indexes.map((index) => ({ to: factory, fn: 'allPairs', args: [index] })))).map(
        ([pair]) => String(pair),
      )
      const facts = await readAll(pairs.flatMap((to) => ['token0', 'token1', 'getReserves'].map((fn) => ({ to, fn }))))
      return pairs.map((address, index) => {
        const [token0, token1, reserves] = facts.slice(index * 3, index * 3 + 3)
        return {
          address,
          token0: String(token0?.[0]),
          token1: String(token1?.[0]),
          reserve0: BigInt(String(reserves?.[0])),
          reserve1: BigInt(String(reserves?.[1])),
        }
      })
    },
    async readTokens(addresses) {
      const facts = await readAll(addresses.flatMap((to) => ['symbol', 'name', 'decimals'].map((fn) => ({ to, fn }))))
      return addresses.map((_, index) => {
        const [symbol, name, decimals] = facts.slice(index * 3, index * 3 + 3).map(([value]) => value)
        return {
          ...(typeof symbol === 'string' ? { symbol } : {}),
          ...(typeof name === 'string' ? { name } : {}),
          ...(typeof decimals === 'bigint' ? { decimals: Number(decimals) } : {}),
        }
      })
    },
  }
}
