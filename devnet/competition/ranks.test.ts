import { describe, expect, it } from 'vitest'
import { testSeed } from '../testing/testSeed.ts'
import { seededRandom } from '../trading/random.ts'
import { groupOf, rankTeams } from './ranks.ts'
import { type PairEvent, type VolumeRules, volumesByAccount } from './volume.ts'

const USDC = 10n ** 6n
const CRO = 10n ** 18n
const seed = testSeed()

const RULES: VolumeRules = {
  pairs: [
    { pair: 'usdc-wcro', quote: 'USDC', quoteIndex: 0 },
    { pair: 'dial-wcro', quote: 'WCRO', quoteIndex: 1 },
    { pair: 'wcro-weth', quote: 'WCRO', quoteIndex: 0 },
  ],
  pricePair: { pair: 'usdc-wcro', usdcIndex: 0 },
  from: { block: 10, logIndex: 5 },
  until: { block: 20, logIndex: 5 },
}

const sync = (block: number, usdc: bigint, wcro: bigint, pair = 'usdc-wcro'): PairEvent => ({
  kind: 'sync',
  block,
  logIndex: 0,
  pair,
  reserves: [usdc, wcro],
})
const swap = (
  pair: string,
  amounts: readonly [bigint, bigint],
  changes: Partial<{ block: number; logIndex: number; sender: string; transactionHash: string }> = {},
): PairEvent => ({
  kind: 'swap',
  block: 12,
  logIndex: 1,
  sender: 'alice',
  transactionHash: 'tx',
  pair,
  amounts,
  ...changes,
})
/** 0.1 dollars. */
const PRICE = sync(1, 1_000n * USDC, 10_000n * CRO)

describe('volume', () => {
  it('is the quote amount, and that of CRO at the last price before the swap', () => {
    const events = [
      PRICE,
      swap('usdc-wcro', [30n * USDC, 299n * CRO]),
      swap('dial-wcro', [7n * CRO, 50n * CRO], { transactionHash: 'second' }),
      sync(13, 2_000n * USDC, 10_000n * CRO),
      sync(13, 1n, 1n, 'dial-wcro'),
      swap('wcro-weth', [50n * CRO, 7n], { block: 13, transactionHash: 'third', sender: 'bob' }),
    ]
    expect([...volumesByAccount(events, RULES)]).toEqual([
      ['alice', 35n * USDC],
      ['bob', 10n * USDC],
    ])
  })

  it('rounds down', () => {
    const events = [sync(1, 2n, 3n), swap('dial-wcro', [1n, 4n])]
    expect(volumesByAccount(events, RULES).get('alice')).toBe(2n)
  })

  it('counts a route through two pairs once, with its larger swap', () => {
    const events = [
      PRICE,
      swap('usdc-wcro', [30n * USDC, 299n * CRO]),
      swap('dial-wcro', [600n * CRO, 301n * CRO], { logIndex: 4 }),
    ]
    expect(volumesByAccount(events, RULES).get('alice')).toBe((301n * USDC) / 10n)
  })

  it.each([
    ['before the start', 10, 4, false],
    ['right after the start', 10, 6, true],
    ['right before the end', 20, 4, true],
    ['after the end', 20, 6, false],
  ] as const)('%s', (_, block, logIndex, counts) => {
    const events = [PRICE, swap('usdc-wcro', [USDC, 10n * CRO], { block, logIndex })]
    expect(volumesByAccount(events, RULES).has('alice')).toBe(counts)
  })

  it('leaves other pairs out, and needs a price of CRO', () => {
    expect(volumesByAccount([swap('shib-doge', [1n, 1n])], RULES).size).toBe(0)
    expect(() => volumesByAccount([swap('dial-wcro', [1n, 1n])], RULES)).toThrow('No price of CRO')
  })

  it('agrees with a computation that looks at each transaction by itself, over random logs', () => {
    const random = seededRandom(seed)
    const below = (limit: number) => Math.floor(random() * limit)
    const events: PairEvent[] = [PRICE]
    for (let step = 0; step < 3_000; step += 1) {
      const position = { block: 8 + Math.floor(step / 200), logIndex: step % 200 }
      const pair = RULES.pairs[below(3)]?.pair ?? ''
      if (random() < 0.3)
        events.push({ ...sync(1, BigInt(1 + below(1e9)), BigInt(1 + below(1e9)) * 10n ** 9n, pair), ...position })
      else {
        // Some transactions have two or three swaps in a row.
        const transaction = Math.floor(step / 3)
        const amounts = [BigInt(below(1e9)), BigInt(below(1e9)) * 10n ** 10n] as const
        events.push(
          swap(pair, amounts, {
            ...position,
            transactionHash: `tx-${transaction}`,
            sender: `account-${transaction % 17}`,
          }),
        )
      }
    }
    const order = ({ block, logIndex }: { readonly block: number; readonly logIndex: number }) =>
      block * 1_000 + logIndex
    const valueOf = (event: PairEvent, index: number): bigint => {
      if (event.kind !== 'swap' || order(event) <= order(RULES.from) || order(event) >= order(RULES.until)) return 0n
      if (event.pair === 'usdc-wcro') return event.amounts[0]
      const price = events
        .slice(0, index)
        .reverse()
        .find((each) => each.kind === 'sync' && each.pair === 'usdc-wcro')
      if (price?.kind !== 'sync') return 0n
      return (event.amounts[event.pair === 'wcro-weth' ? 0 : 1] * price.reserves[0]) / price.reserves[1]
    }
    const values = events.map((event, index) => ({ event, value: valueOf(event, index) }))
    const totals = new Map<string, bigint>()
    for (let transaction = 0; transaction < 1_000; transaction += 1) {
      const own = values.filter(({ event }) => event.kind === 'swap' && event.transactionHash === `tx-${transaction}`)
      const largest = own.reduce((most, { value }) => (value > most ? value : most), 0n)
      const sender = `account-${transaction % 17}`
      totals.set(sender, (totals.get(sender) ?? 0n) + largest)
    }
    const volumes = volumesByAccount(events, RULES)
    expect(volumes.size).toBe(17)
    for (const [sender, total] of totals) expect(volumes.get(sender) ?? 0n, sender).toBe(total)
  })
})

describe('ranks', () => {
  it.each([
    [1, 4],
    [2, 3],
    [10, 3],
    [11, 2],
    [100, 2],
    [101, 1],
    [500, 1],
    [501, 0],
  ])('rank %s is in group %s', (rank, group) => {
    expect(groupOf(rank, 1n)).toBe(group)
    expect(groupOf(rank, 0n)).toBe(0)
  })

  it('order accounts in their team and teams by volume, and keep the order of registration between equals', () => {
    const competitors = [
      { account: 'a', teamId: 1 },
      { account: 'b', teamId: 2 },
      { account: 'c', teamId: 2 },
      { account: 'd', teamId: 2 },
    ]
    const volumes = new Map([
      ['a', 10n],
      ['c', 5n],
      ['b', 5n],
      ['outsider', 100n],
    ])
    const results = rankTeams(competitors, volumes, 3)
    expect(results.map(({ teamId, volume }) => [teamId, volume])).toEqual([
      [1, 10n],
      [2, 10n],
      [3, 0n],
    ])
    expect(results[1]?.competitors.map(({ account, rank, group }) => [account, rank, group])).toEqual([
      ['b', 1, 4],
      ['c', 2, 3],
      ['d', 3, 0],
    ])
  })

  it("leaves all but a team's best 500 out of its volume", () => {
    const competitors = Array.from({ length: 502 }, (_, index) => ({ account: `${index}`, teamId: 1 }))
    const volumes = new Map(competitors.map(({ account }) => [account, BigInt(Number(account) + 1)]))
    const [team] = rankTeams(competitors, volumes, 1)
    expect(team?.volume).toBe((502n * 503n) / 2n - 3n)
    expect(team?.competitors.slice(-2).map(({ account, group }) => [account, group])).toEqual([
      ['1', 0],
      ['0', 0],
    ])
  })
})
