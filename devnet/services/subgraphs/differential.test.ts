import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { subgraphsOf } from '../../../subgraphs/subgraphs.ts'
import { loadSubgraph, type Subgraph } from './subgraph.ts'
import { createSubgraphIndex } from './subgraphIndex.ts'
import { BigDecimal } from './testing/bigDecimal.ts'
import { allEntities, indexedEntities, ledgerEntities } from './testing/compareEntities.ts'
import type { ExchangeEventParts } from './testing/exchangeEvents.ts'
import { FakeChain, type FakeTransaction } from './testing/fakeChain.ts'
import {
  answerForTokens,
  fakeAddress,
  fakeDeployment,
  fakeTerms,
  fakeTokens,
  logOf,
  ZERO_ADDRESS,
} from './testing/fakeExchange.ts'
import { ExchangeLedger } from './testing/ledger.ts'

/** What happens in a block, as numbers that choose among what is possible. */
interface Step {
  readonly act: 'create' | 'mint' | 'burn' | 'swap' | 'send'
  readonly pair: number
  readonly tokens: readonly [number, number]
  readonly amounts: readonly [bigint, bigint]
  readonly hasFee: boolean
  readonly waitSec: number
  readonly isNewBlock: boolean
}

const amount = fc.bigInt({ min: 1n, max: 10n ** 27n })
const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom('create', 'mint', 'mint', 'burn', 'swap', 'swap', 'swap', 'send'),
  pair: fc.nat(),
  tokens: fc.tuple(fc.nat({ max: fakeTokens.length - 1 }), fc.nat({ max: fakeTokens.length - 1 })),
  amounts: fc.tuple(amount, amount),
  hasFee: fc.boolean(),
  waitSec: fc.integer({ min: 1, max: 40_000 }),
  isNewBlock: fc.boolean(),
})

const USER = fakeAddress(0xa11ce)
const FEE_TO = fakeAddress(0xfee)
const START_SEC = 1_700_000_000
const MINIMUM_LIQUIDITY = 1_000n

interface PairState {
  readonly address: string
  reserves: [bigint, bigint]
  supply: bigint
}

/** The exchange that the steps play on. */
class Exchange {
  readonly pairs: PairState[] = []

  /** The events of a transaction that does a step; none if it is not possible. */
  play({ act, pair: chosen, tokens, amounts, hasFee }: Step): readonly ExchangeEventParts[] {
    if (act === 'create') return this.create(tokens)
    const pair = this.pairs[chosen % Math.max(1, this.pairs.length)]
    if (pair === undefined) return []
    if (act === 'mint') return mint(pair, amounts, hasFee)
    if (act === 'send') {
      const to = hasFee ? ZERO_ADDRESS : pair.address
      return [{ kind: 'transfer', pair: pair.address, from: USER, to, value: amounts[0] }]
    }
    if (pair.supply === 0n) return []
    return act === 'burn' ? burn(pair, amounts, hasFee) : swap(pair, amounts, hasFee)
  }

  private create([a, b]: readonly [number, number]): readonly ExchangeEventParts[] {
    const [first, second] = [Math.min(a, b), Math.max(a, b)]
    const [token0, token1] = [fakeTokens[first], fakeTokens[second]]
    const address = fakeAddress(0x1000 + first * 100 + second)
    if (token0 === undefined || token1 === undefined || token0 === token1) return []
    if (this.pairs.some((pair) => pair.address === address)) return []
    this.pairs.push({ address, reserves: [0n, 0n], supply: 0n })
    return [{ kind: 'pairCreated', pair: address, token0, token1 }]
  }
}

function feeOf(pair: PairState, hasFee: boolean): readonly ExchangeEventParts[] {
  if (!hasFee || pair.supply === 0n) return []
  pair.supply += 7n
  return [{ kind: 'transfer', pair: pair.address, from: ZERO_ADDRESS, to: FEE_TO, value: 7n }]
}

function sync(pair: PairState, change0: bigint, change1: bigint): ExchangeEventParts {
  pair.reserves = [pair.reserves[0] + change0, pair.reserves[1] + change1]
  return { kind: 'sync', pair: pair.address, reserve0: pair.reserves[0], reserve1: pair.reserves[1] }
}

function mint(
  pair: PairState,
  [amount0, amount1]: readonly [bigint, bigint],
  hasFee: boolean,
): readonly ExchangeEventParts[] {
  const fee = feeOf(pair, hasFee)
  const locked: readonly ExchangeEventParts[] =
    pair.supply === 0n
      ? [{ kind: 'transfer', pair: pair.address, from: ZERO_ADDRESS, to: ZERO_ADDRESS, value: MINIMUM_LIQUIDITY }]
      : []
  pair.supply += amount0
  return [
    ...fee,
    ...locked,
    { kind: 'transfer', pair: pair.address, from: ZERO_ADDRESS, to: USER, value: amount0 },
    sync(pair, amount0, amount1),
    { kind: 'mint', pair: pair.address, sender: USER, amount0, amount1 },
  ]
}

function burn(pair: PairState, [wanted]: readonly [bigint, bigint], hasFee: boolean): readonly ExchangeEventParts[] {
  const part = (wanted % 100n) + 1n
  const [amount0, amount1] = pair.reserves.map((reserve) => (reserve * part) / 100n) as [bigint, bigint]
  const value = (pair.supply * part) / 100n
  const fee = feeOf(pair, hasFee)
  pair.supply -= value
  return [
    { kind: 'transfer', pair: pair.address, from: USER, to: pair.address, value },
    ...fee,
    { kind: 'transfer', pair: pair.address, from: pair.address, to: ZERO_ADDRESS, value },
    sync(pair, -amount0, -amount1),
    { kind: 'burn', pair: pair.address, sender: USER, amount0, amount1, to: USER },
  ]
}

function swap(
  pair: PairState,
  [given, wanted]: readonly [bigint, bigint],
  isReversed: boolean,
): readonly ExchangeEventParts[] {
  const [reserve0, reserve1] = pair.reserves
  const out = ((isReversed ? reserve0 : reserve1) * (wanted % 90n)) / 100n
  const amounts = isReversed
    ? { amount0In: 0n, amount1In: given, amount0Out: out, amount1Out: 0n }
    : { amount0In: given, amount1In: 0n, amount0Out: 0n, amount1Out: out }
  return [
    sync(pair, amounts.amount0In - amounts.amount0Out, amounts.amount1In - amounts.amount1Out),
    { kind: 'swap', pair: pair.address, sender: USER, from: USER, ...amounts, to: FEE_TO },
  ]
}

/** Mines the steps and applies them to a ledger. */
function play(
  chain: FakeChain,
  steps: readonly Step[],
  exchange: Exchange,
  ledgers: readonly ExchangeLedger[],
  startSec: number,
) {
  let timeSec = startSec
  let waiting: (readonly ExchangeEventParts[])[] = []
  const mineWaiting = () => {
    const transactions = waiting.map((events): FakeTransaction => ({ from: USER, logs: events.map(logOf) }))
    const { hashes } = chain.mine(timeSec, transactions)
    const flat = waiting.flatMap((events, index) => events.map((event) => ({ event, tx: hashes[index] ?? '' })))
    for (const [logIndex, { event, tx }] of flat.entries())
      for (const ledger of ledgers) ledger.apply({ ...event, block: chain.height, timeSec, tx, logIndex })
    waiting = []
  }
  for (const each of steps) {
    const events = exchange.play(each)
    if (events.length > 0) waiting.push(events)
    // A pair's own events follow in a later block or transaction; those of its first block have a test of their own.
    if (!each.isNewBlock && each.act !== 'create') continue
    timeSec += each.waitSec
    mineWaiting()
  }
  timeSec += 1
  mineWaiting()
  return timeSec
}

const createLedger = () => new ExchangeLedger({ ...fakeTerms, feePart: new BigDecimal('0.003') })

let subgraph: Subgraph
/** Runs each handler in an instance of its own, as graph-node does. */
let isolated: Subgraph

beforeAll(async () => {
  const [exchange] = subgraphsOf(fakeDeployment)
  subgraph = await loadSubgraph(exchange!)
  isolated = await loadSubgraph(exchange!, 1)
})

function createChain(): FakeChain {
  const chain = new FakeChain()
  answerForTokens(chain)
  return chain
}

/** The first pairs, so that steps have something to act on. */
const creations: readonly Step[] = [
  [0, 1],
  [0, 3],
  [3, 4],
  [0, 6],
].map(([a = 0, b = 0], index) => ({
  act: 'create',
  pair: index,
  tokens: [a, b],
  amounts: [1n, 1n],
  hasFee: false,
  waitSec: 1,
  isNewBlock: true,
}))

describe('compiled mappings of the exchange', () => {
  it('derive the entities that a plain computation from the events derives', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), async (steps) => {
        const chain = createChain()
        const ledger = createLedger()
        play(chain, [...creations, ...steps], new Exchange(), [ledger], START_SEC)
        for (const each of [subgraph, isolated]) {
          const { view } = await createSubgraphIndex(chain, each).readLatest()
          expect(indexedEntities(each, view, ledger.stores)).toEqual(ledgerEntities(ledger.stores))
          expect([...view.all('LiquidityChange')]).toEqual([])
        }
      }),
      { numRuns: 30, endOnFailure: true },
    )
  })

  it('roll back to a common block, whatever was indexed before and however often', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 5, maxLength: 30 }),
        fc.array(step, { minLength: 20, maxLength: 40 }),
        fc.array(step, { minLength: 5, maxLength: 30 }),
        fc.integer({ min: 1, max: 20 }),
        async (common, dropped, instead, polls) => {
          const chain = createChain()
          const index = createSubgraphIndex(chain, subgraph)
          const kept = new Exchange()
          const [before, after] = [createLedger(), createLedger()]
          const timeSec = play(chain, [...creations, ...common], kept, [before, after], START_SEC)
          const { height } = chain
          const abandoned = new Exchange()
          abandoned.pairs.push(...kept.pairs.map(({ address, reserves, supply }) => ({ address, reserves, supply })))
          for (let poll = 0; poll < polls; poll += 1) {
            play(chain, dropped.slice(poll, poll + 2), abandoned, [], timeSec)
            await index.readLatest()
          }
          chain.revertTo(height)
          const rolledBack = await index.readLatest()
          expect(indexedEntities(subgraph, rolledBack.view, before.stores)).toEqual(ledgerEntities(before.stores))
          play(chain, instead, kept, [after], timeSec)
          const { view } = await index.readLatest()
          expect(indexedEntities(subgraph, view, after.stores)).toEqual(ledgerEntities(after.stores))
          // A restart reads the same from the chain alone.
          const restarted = await createSubgraphIndex(chain, subgraph).readLatest()
          expect(indexedEntities(subgraph, restarted.view, after.stores)).toEqual(ledgerEntities(after.stores))
        },
      ),
      { numRuns: 10, endOnFailure: true },
    )
  })

  it('undo 20 blocks, as if they never were', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 10, maxLength: 30 }),
        fc.array(step, { minLength: 10, maxLength: 10 }),
        fc.array(step, { minLength: 10, maxLength: 30 }),
        async (common, dropped, instead) => {
          const chain = createChain()
          const index = createSubgraphIndex(chain, subgraph)
          const kept = new Exchange()
          const timeSec = play(chain, [...creations, ...common], kept, [], START_SEC)
          const head = await chain.readHead()
          const then = allEntities(subgraph, (await index.readLatest()).view)

          // The orphaned blocks create pairs too, and are indexed as they come.
          const abandoned = new Exchange()
          abandoned.pairs.push(...kept.pairs.map(({ address, reserves, supply }) => ({ address, reserves, supply })))
          let orphanedSec = timeSec
          for (const each of dropped) {
            orphanedSec = play(chain, [{ ...each, isNewBlock: true }], abandoned, [], orphanedSec)
            await index.readLatest()
          }
          expect((await index.readLatest()).block.number).toBe(head.number + 20)

          chain.revertTo(head.number)
          expect(allEntities(subgraph, (await index.readLatest()).view)).toEqual(then)
          play(chain, instead, kept, [], timeSec)
          const fresh = createSubgraphIndex(chain, subgraph)
          expect(allEntities(subgraph, (await index.readLatest()).view)).toEqual(
            allEntities(subgraph, (await fresh.readLatest()).view),
          )
          expect(allEntities(subgraph, index.readAt(head)!.view)).toEqual(then)
        },
      ),
      { numRuns: 10, endOnFailure: true },
    )
  })

  it('answer as of an older block what the chain then was', async () => {
    const chain = createChain()
    const ledger = createLedger()
    const exchange = new Exchange()
    const add: Step = { ...creations[0]!, act: 'mint', amounts: [10n ** 24n, 10n ** 12n] }
    const timeSec = play(chain, [...creations, add], exchange, [ledger], START_SEC)
    const then = chain.height
    const block = await chain.readHead()
    play(
      chain,
      [
        { ...add, act: 'swap' },
        { ...add, act: 'swap', waitSec: 90_000 },
      ],
      exchange,
      [],
      timeSec,
    )
    const index = createSubgraphIndex(chain, subgraph)
    await index.readLatest()
    expect(chain.height).toBeGreaterThan(then)
    expect(indexedEntities(subgraph, index.readAt(block)!.view, ledger.stores)).toEqual(ledgerEntities(ledger.stores))
  })

  it("index a pair's events in the block of its creation", async () => {
    const chain = createChain()
    const ledger = createLedger()
    const exchange = new Exchange()
    const created = exchange.play(creations[0]!)
    const added = exchange.play({ ...creations[0]!, act: 'mint', amounts: [10n ** 24n, 10n ** 12n] })
    const events = [...created, ...added]
    const { hashes } = chain.mine(START_SEC, [{ from: USER, logs: events.map(logOf) }])
    for (const [logIndex, event] of events.entries())
      ledger.apply({ ...event, block: chain.height, timeSec: START_SEC, tx: hashes[0]!, logIndex })
    const { view } = await createSubgraphIndex(chain, subgraph).readLatest()
    expect(indexedEntities(subgraph, view, ledger.stores)).toEqual(ledgerEntities(ledger.stores))
    expect([...view.all('Mint')]).toHaveLength(1)
  })

  it('read the texts of a token that returns bytes32', async () => {
    const chain = createChain()
    play(chain, creations, new Exchange(), [], START_SEC)
    const { view } = await createSubgraphIndex(chain, subgraph).readLatest()
    const row = view.find('Token', fakeAddress(0x16))
    expect([row?.['symbol'], row?.['name'], row?.['decimals']]).toEqual(['MKR', 'Maker', 18n])
  })
})
