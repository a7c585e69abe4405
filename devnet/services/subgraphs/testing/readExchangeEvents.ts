import { decodeBytes32String, Interface, id } from 'ethers'
import type { Rpc } from '../../../chain/rpc.ts'
import type { DevnetDeployment } from '../../../deploy/deploymentJson.ts'
import { createDexReader } from '../../dex/pools.ts'
import type { RawLog } from '../ethereumEvents.ts'
import type { CreatedToken, ExchangeEvent, ExchangeEventParts } from './exchangeEvents.ts'

const ABI = new Interface([
  'event PairCreated(address indexed token0, address indexed token1, address pair, uint256 index)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event Sync(uint112 reserve0, uint112 reserve1)',
  'event Mint(address indexed sender, uint256 amount0, uint256 amount1)',
  'event Burn(address indexed sender, uint256 amount0, uint256 amount1, address indexed to)',
  'event Swap(address indexed sender, uint256 amount0In, uint256 amount1In, uint256 amount0Out, uint256 amount1Out, address indexed to)',
])
const BYTES32_ABI = new Interface([
  'function symbol() view returns (bytes32)',
  'function name() view returns (bytes32)',
])
const PAIR_CREATED = id('PairCreated(address,address,address,uint256)')

type TimedLog = RawLog & { readonly blockTimestamp: string }

/** Reads and decodes all events of the exchange, in chain order. */
export async function readExchangeEvents(rpc: Rpc, deployment: DevnetDeployment): Promise<readonly ExchangeEvent[]> {
  const readLogs = async (filter: object) =>
    (await rpc.send('eth_getLogs', [{ ...filter, fromBlock: '0x0', toBlock: 'latest' }])) as readonly TimedLog[]
  const creations = await readLogs({ address: deployment.exchange.contracts.factory, topics: [PAIR_CREATED] })
  const args = creations.map(argumentsOf)
  const addresses = [...new Set(args.flatMap(([token0 = '', token1 = '']) => [token0, token1]))]
  const facts = await createDexReader(rpc, deployment).readTokens(addresses)
  const tokens = new Map<string, CreatedToken>()
  for (const [index, address] of addresses.entries()) {
    const known = facts[index] ?? {}
    tokens.set(address, {
      ...(known.symbol === undefined ? await readBytes32Texts(rpc, address) : {}),
      ...known,
      address,
    })
  }
  const logs = await readLogs({ address: args.map(([, , pair]) => pair) })
  const hashes = [...new Set(logs.map(({ transactionHash }) => transactionHash))]
  const transactions = (await rpc.batch(
    hashes.map((hash) => ({ method: 'eth_getTransactionByHash', params: [hash] })),
  )) as readonly { readonly from: string }[]
  const senders = new Map(hashes.map((hash, index) => [hash, transactions[index]?.from ?? '']))
  return [...creations, ...logs]
    .map((log) => ({ log, block: Number(log.blockNumber), logIndex: Number(log.logIndex) }))
    .sort((a, b) => a.block - b.block || a.logIndex - b.logIndex)
    .flatMap(({ log, block, logIndex }) => {
      const parts = partsOf(log, tokens, senders.get(log.transactionHash) ?? '')
      if (parts === undefined) return []
      return [{ ...parts, block, logIndex, timeSec: Number(log.blockTimestamp), tx: log.transactionHash }]
    })
}

/** No texts for a token that has none. */
async function readBytes32Texts(
  rpc: Rpc,
  token: string,
): Promise<{ readonly symbol?: string; readonly name?: string }> {
  const read = async (method: 'symbol' | 'name') => {
    const data = BYTES32_ABI.encodeFunctionData(method)
    const answer = String(await rpc.send('eth_call', [{ to: token, data }, 'latest']))
    return decodeBytes32String(String(BYTES32_ABI.decodeFunctionResult(method, answer)[0]))
  }
  try {
    return { symbol: await read('symbol'), name: await read('name') }
  } catch {
    return {}
  }
}

/** Addresses are lower-case, amounts are decimal. */
function argumentsOf({ topics, data }: RawLog): readonly string[] {
  return (ABI.parseLog({ topics, data })?.args.toArray() ?? []).map((value) => String(value).toLowerCase())
}

/** Undefined for an event that the exchange does not index. */
function partsOf(
  log: RawLog,
  tokens: ReadonlyMap<string, CreatedToken>,
  sender: string,
): ExchangeEventParts | undefined {
  const pair = log.address.toLowerCase()
  const [a = '', b = '', c = '', d = '', e = '', f = ''] = argumentsOf(log)
  switch (ABI.parseLog(log)?.name) {
    case 'PairCreated':
      return {
        kind: 'pairCreated',
        pair: c,
        token0: tokens.get(a) ?? { address: a },
        token1: tokens.get(b) ?? { address: b },
      }
    case 'Transfer':
      return { kind: 'transfer', pair, from: a, to: b, value: BigInt(c) }
    case 'Sync':
      return { kind: 'sync', pair, reserve0: BigInt(a), reserve1: BigInt(b) }
    case 'Mint':
      return { kind: 'mint', pair, sender: a, amount0: BigInt(b), amount1: BigInt(c) }
    case 'Burn':
      return { kind: 'burn', pair, sender: a, amount0: BigInt(b), amount1: BigInt(c), to: d }
    case 'Swap':
      return {
        kind: 'swap',
        pair,
        sender: a,
        from: sender.toLowerCase(),
        amount0In: BigInt(b),
        amount1In: BigInt(c),
        amount0Out: BigInt(d),
        amount1Out: BigInt(e),
        to: f,
      }
    default:
      return undefined
  }
}
