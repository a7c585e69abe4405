import { loadSubgraph } from '../../devnet/services/subgraphs/subgraph'
import { createSubgraphIndex } from '../../devnet/services/subgraphs/subgraphIndex'
import type { ExchangeEventParts } from '../../devnet/services/subgraphs/testing/exchangeEvents'
import { FakeChain } from '../../devnet/services/subgraphs/testing/fakeChain'
import {
  answerForTokens,
  fakeAddress,
  fakeDeployment,
  fakeTokens,
  logOf,
  ZERO_ADDRESS,
} from '../../devnet/services/subgraphs/testing/fakeExchange'
import { subgraphsOf } from '../../subgraphs/subgraphs'
import type { BenchRow } from './figures'

const SWAPS = 100_000
const SWAPS_PER_BLOCK = 2
const START_SEC = 1_700_000_000
const BLOCK_SEC = 2
const MIN_EVENTS_PER_SECOND = 1_000
const UNIT = 10n ** 18n
const USER = fakeAddress(0xa11ce)

/** A chain with one pool and the swaps in it, whose transactions are only what they log. */
function createChain(): { readonly chain: FakeChain; readonly events: number } {
  const chain = new FakeChain()
  answerForTokens(chain)
  const [token0, token1] = fakeTokens
  if (token0 === undefined || token1 === undefined) throw new Error('Two tokens are needed')
  const pair = fakeAddress(0x1000)
  let [reserve0, reserve1] = [10_000_000n * UNIT, 1_000_000n * 10n ** 6n]
  let events = 0
  let timeSec = START_SEC
  const mine = (transactions: readonly (readonly ExchangeEventParts[])[]) => {
    timeSec += BLOCK_SEC
    events += transactions.flat().length
    chain.mine(
      timeSec,
      transactions.map((parts) => ({ from: USER, logs: parts.map(logOf) })),
    )
  }
  mine([[{ kind: 'pairCreated', pair, token0, token1 }]])
  mine([
    [
      { kind: 'transfer', pair, from: ZERO_ADDRESS, to: USER, value: UNIT },
      { kind: 'sync', pair, reserve0, reserve1 },
      { kind: 'mint', pair, sender: USER, amount0: reserve0, amount1: reserve1 },
    ],
  ])
  const swap = (index: number): readonly ExchangeEventParts[] => {
    const amount0In = (BigInt(index % 97) + 1n) * UNIT
    const amount1Out = (reserve1 * amount0In) / (reserve0 + amount0In)
    reserve0 += amount0In
    reserve1 -= amount1Out
    const amounts = { amount0In, amount1In: 0n, amount0Out: 0n, amount1Out }
    return [
      { kind: 'sync', pair, reserve0, reserve1 },
      { kind: 'swap', pair, sender: USER, from: USER, ...amounts, to: USER },
    ]
  }
  for (let index = 0; index < SWAPS; index += SWAPS_PER_BLOCK)
    mine(Array.from({ length: SWAPS_PER_BLOCK }, (_, each) => swap(index + each)))
  return { chain, events }
}

/** Measures how fast the local index runs the exchange's compiled mappings. */
export async function measureSubgraphIndex(): Promise<BenchRow[]> {
  const [exchange] = subgraphsOf(fakeDeployment)
  if (exchange === undefined) throw new Error('There is no subgraph of the exchange')
  const subgraph = await loadSubgraph(exchange)
  const { chain, events } = createChain()
  const startedAt = performance.now()
  const index = createSubgraphIndex(chain, subgraph)
  const { view } = await index.readLatest()
  const seconds = (performance.now() - startedAt) / 1_000
  const swaps = [...view.all('Swap')].length
  if (swaps !== SWAPS) throw new Error(`${swaps} of ${SWAPS} swaps are indexed`)
  return [
    {
      name: `events indexed each second, of ${SWAPS} swaps`,
      value: events / seconds,
      unit: '/s',
      budget: MIN_EVENTS_PER_SECOND,
      isFloor: true,
      note: `${chain.height} blocks`,
    },
  ]
}
