import { Interface } from 'ethers'
import type { Rpc } from '../chain/rpc.ts'
import { type Competitor, rankTeams, type TeamResult } from './ranks.ts'
import { type LogPosition, type PairEvent, type PricePair, type TrackedPair, volumesByAccount } from './volume.ts'

const PAIR = new Interface([
  'event Swap(address indexed sender, uint256 amount0In, uint256 amount1In, uint256 amount0Out, uint256 amount1Out, address indexed to)',
  'event Sync(uint112 reserve0, uint112 reserve1)',
])
const COMPETITION = new Interface([
  'event UserRegister(address userAddress, uint256 teamId)',
  'event NewCompetitionStatus(uint8 status)',
  'function numberTeams() view returns (uint256)',
])
const STATUS = { open: 1n, close: 2n } as const
/** After every log, for a competition that is still open. */
const NEVER: LogPosition = { block: Number.MAX_SAFE_INTEGER, logIndex: 0 }

interface Log {
  readonly address: string
  readonly topics: readonly string[]
  readonly data: string
  readonly blockNumber: string
  readonly logIndex: string
  readonly transactionHash: string
}

interface CompetitionSource {
  /** Address of the competition. */
  readonly competition: string
  readonly pairs: readonly TrackedPair[]
  readonly pricePair: PricePair
}

/**
 * Results of a competition, from the logs of the competition and the pairs.
 * @throws if it was never opened
 */
export async function readResults(rpc: Rpc, source: CompetitionSource): Promise<readonly TeamResult[]> {
  const addresses = [...new Set([...source.pairs.map(({ pair }) => pair), source.pricePair.pair])]
  const [own, traded, teams] = await Promise.all([
    readLogs(rpc, [source.competition]),
    readLogs(rpc, addresses),
    rpc.send('eth_call', [{ to: source.competition, data: COMPETITION.encodeFunctionData('numberTeams') }, 'latest']),
  ])
  const { competitors, from, until } = parseCompetition(own)
  const events = await parsePairEvents(rpc, traded)
  const { pairs, pricePair } = source
  const rules = {
    pairs: pairs.map((pair) => ({ ...pair, pair: pair.pair.toLowerCase() })),
    pricePair: { ...pricePair, pair: pricePair.pair.toLowerCase() },
    from,
    until,
  }
  return rankTeams(competitors, volumesByAccount(events, rules), Number(BigInt(String(teams))))
}

async function readLogs(rpc: Rpc, address: readonly string[]): Promise<readonly Log[]> {
  return (await rpc.send('eth_getLogs', [{ address, fromBlock: '0x0', toBlock: 'latest' }])) as readonly Log[]
}

const positionOf = ({ blockNumber, logIndex }: Log): LogPosition => ({
  block: Number(blockNumber),
  logIndex: Number(logIndex),
})

function parseCompetition(logs: readonly Log[]) {
  const competitors: Competitor[] = []
  let from: LogPosition | undefined
  let until = NEVER
  for (const log of logs) {
    const event = COMPETITION.parseLog(log)
    if (event?.name === 'UserRegister')
      competitors.push({ account: String(event.args[0]).toLowerCase(), teamId: Number(event.args[1]) })
    if (event?.name !== 'NewCompetitionStatus') continue
    const status = event.args[0] as bigint
    if (status === STATUS.open) from = positionOf(log)
    if (status === STATUS.close) until = positionOf(log)
  }
  if (from === undefined) throw new Error('The competition has not been opened')
  return { competitors, from, until }
}

/** Addresses are in lower case. Logs of other events, such as those of LP tokens, are left out. */
async function parsePairEvents(rpc: Rpc, logs: readonly Log[]): Promise<readonly PairEvent[]> {
  const swaps = logs.filter((log) => PAIR.parseLog(log)?.name === 'Swap')
  const senders = await readSenders(rpc, [...new Set(swaps.map(({ transactionHash }) => transactionHash))])
  return logs.flatMap((log): readonly PairEvent[] => {
    const event = PAIR.parseLog(log)
    if (event === null) return []
    const common = { ...positionOf(log), pair: log.address.toLowerCase() }
    if (event.name === 'Sync')
      return [{ ...common, kind: 'sync', reserves: [event.args[0] as bigint, event.args[1] as bigint] }]
    const [in0 = 0n, in1 = 0n, out0 = 0n, out1 = 0n] = event.args.slice(1, 5).toArray() as readonly bigint[]
    const { transactionHash } = log
    const sender = senders.get(transactionHash) ?? ''
    return [{ ...common, kind: 'swap', transactionHash, sender, amounts: [in0 + out0, in1 + out1] }]
  })
}

/** Signers of transactions by hash. */
async function readSenders(rpc: Rpc, hashes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const transactions = await rpc.batch(hashes.map((hash) => ({ method: 'eth_getTransactionByHash', params: [hash] })))
  return new Map(
    hashes.map((hash, index) => [hash, (transactions[index] as { readonly from: string }).from.toLowerCase()]),
  )
}
