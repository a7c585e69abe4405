import { beforeAll, describe, expect, it, vi } from 'vitest'
import { subgraphsOf } from '../../../subgraphs/subgraphs.ts'
import { HandlerFailedError } from './blockRunner.ts'
import type { RawBlock } from './ethereumEvents.ts'
import { loadMapping } from './mappingModule.ts'
import { loadSubgraph, type Subgraph } from './subgraph.ts'
import { createSubgraphIndex } from './subgraphIndex.ts'
import type { ExchangeEventParts } from './testing/exchangeEvents.ts'
import { FakeChain } from './testing/fakeChain.ts'
import {
  answerForTokens,
  fakeAddress,
  fakeDeployment,
  fakeTokens,
  logOf,
  ZERO_ADDRESS,
} from './testing/fakeExchange.ts'

const PAIR = fakeAddress(0x1000)
const USER = fakeAddress(0xa11ce)
const [CRO, USDC] = fakeTokens
const UNIT = 10n ** 18n
const START_SEC = 1_700_000_000

const created: ExchangeEventParts = { kind: 'pairCreated', pair: PAIR, token0: CRO!, token1: USDC! }
const added: readonly ExchangeEventParts[] = [
  { kind: 'transfer', pair: PAIR, from: ZERO_ADDRESS, to: USER, value: UNIT },
  { kind: 'sync', pair: PAIR, reserve0: 100n * UNIT, reserve1: 10_000_000n },
  { kind: 'mint', pair: PAIR, sender: USER, amount0: 100n * UNIT, amount1: 10_000_000n },
]
const synced = (cro: bigint): ExchangeEventParts => ({
  kind: 'sync',
  pair: PAIR,
  reserve0: cro * UNIT,
  reserve1: 10_000_000n,
})

function mine(chain: FakeChain, events: readonly ExchangeEventParts[]): void {
  chain.mine(START_SEC + chain.height, [{ from: USER, logs: events.map(logOf) }])
}
function prepare<Chain extends FakeChain>(chain: Chain): Chain {
  answerForTokens(chain)
  mine(chain, [created])
  mine(chain, added)
  return chain
}
async function reserveIn(index: ReturnType<typeof createSubgraphIndex>): Promise<string> {
  const { view } = await index.readLatest()
  return String(view.find('Pair', PAIR)?.['reserve0'])
}

let subgraph: Subgraph

beforeAll(async () => {
  const [exchange] = subgraphsOf(fakeDeployment)
  subgraph = await loadSubgraph(exchange!)
})

describe('a subgraph on the local chain', () => {
  it('goes on where it was when a node that failed responds again', async () => {
    const chain = prepare(new FakeChain())
    const index = createSubgraphIndex(chain, subgraph)
    expect(await reserveIn(index)).toBe('100')
    mine(chain, [synced(101n)])
    vi.spyOn(chain, 'readBlocks').mockRejectedValueOnce(new Error('The node did not respond'))
    await expect(index.readLatest()).rejects.toThrow('did not respond')
    expect(await reserveIn(index)).toBe('101')
  })

  it('reads again when the chain changes between the logs and their blocks', async () => {
    class ChangingChain extends FakeChain {
      private isChanged = false

      override readBlocks(numbers: readonly number[]): Promise<readonly RawBlock[]> {
        if (!this.isChanged && this.height === 3) {
          this.isChanged = true
          this.revertTo(2)
          mine(this, [synced(300n)])
        }
        return super.readBlocks(numbers)
      }
    }
    const chain = prepare(new ChangingChain())
    const index = createSubgraphIndex(chain, subgraph)
    mine(chain, [synced(200n)])
    expect(await reserveIn(index)).toBe('300')
  })

  it('stops at a handler that fails, and goes on after a reorganization without its event', async () => {
    const chain = prepare(new FakeChain())
    // A pair that no handler has created.
    const stray = fakeAddress(0xbad)
    const [factory] = subgraph.sources
    const handlers = subgraph.templates.get('Pair')!
    const index = createSubgraphIndex(chain, {
      ...subgraph,
      sources: [...subgraph.sources, { ...factory!, address: stray, handlers }],
    })
    const { height } = chain
    mine(chain, [{ ...synced(1n), pair: stray }])
    mine(chain, [synced(150n)])
    const { block, view, failure } = await index.readLatest()
    expect(failure).toBeInstanceOf(HandlerFailedError)
    expect(failure?.message).toContain(`handleSync in block ${height + 1}`)
    // What was indexed before stays.
    expect([block.number, String(view.find('Pair', PAIR)?.['reserve0'])]).toEqual([height, '100'])
    chain.revertTo(height)
    mine(chain, [synced(150n)])
    expect(await reserveIn(index)).toBe('150')
    expect((await index.readLatest()).failure).toBeUndefined()
  })

  it('skips a log of another event with the same topic', async () => {
    const chain = prepare(new FakeChain())
    const log = logOf(synced(7n))
    chain.mine(START_SEC + 10, [{ from: USER, logs: [{ ...log, data: log.data.slice(0, -64) }] }])
    expect(await reserveIn(createSubgraphIndex(chain, subgraph))).toBe('100')
  })

  it('is refused if it imports a function that the host does not have', async () => {
    const text = (value: string) => [value.length, ...Buffer.from(value)]
    const imports = [1, ...text('json'), ...text('json.fromBytes'), 0, 0]
    const header = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]
    const functionType = [1, 4, 1, 0x60, 0, 0]
    const mapping = await loadMapping(new Uint8Array([...header, ...functionType, 2, imports.length, ...imports]))
    const scope = {
      schema: subgraph.schema,
      address: PAIR,
      context: new Map(),
      load: () => undefined,
      isStored: () => false,
      save: () => undefined,
      createSource: () => undefined,
      call: () => 0,
    }
    expect(() => mapping.run('handle', scope, () => 0)).toThrow('json.fromBytes')
  })
})
