import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  createRaffle,
  DELAY_BLOCKS,
  deployRaffle,
  HASH_BLOCKS,
  RAFFLE_STATUS,
  raffleSecret,
  viewRaffle,
  winningTickets,
} from '../../testing/raffleFixtures.ts'
import { balanceOf, mineTo, readUint } from '../../testing/stakingFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { testSeed } from '../../testing/testSeed.ts'
import { seededRandom } from '../../trading/random.ts'

const RAFFLES = 30

let chain: TestChain
let token: TestContract
let raffle: TestContract

beforeAll(async () => {
  chain = await startTestChain()
  ;({ token, raffle } = await deployRaffle(chain))
})
afterAll(() => chain.stop())

it('pays out what came in, to the base unit, over random raffles', async () => {
  const next = seededRandom(testSeed())
  const below = (limit: number) => Math.floor(next() * limit)
  const outcomes = new Set<bigint>()
  for (let number = 0; number < RAFFLES; number += 1) {
    const { id, endBlock } = await createRandomRaffle(below)
    const owners = await buyAtRandom(id, below)
    await mineTo(chain, endBlock + DELAY_BLOCKS)
    const isRevealed = below(3) > 0 && (await viewRaffle(raffle, id)).status === RAFFLE_STATUS.ended
    if (isRevealed) {
      await raffle.send(chain.accounts[0] ?? '', 'reveal', [id, raffleSecret(id)])
      await expectWinners(id, owners)
    } else await mineTo(chain, endBlock + DELAY_BLOCKS + HASH_BLOCKS + 1n)
    await payOut(id)
    outcomes.add((await viewRaffle(raffle, id)).status)
  }
  expect(outcomes).toEqual(new Set([RAFFLE_STATUS.revealed, RAFFLE_STATUS.refunding]))
})

function createRandomRaffle(below: (limit: number) => number) {
  const maxTickets = BigInt(1 + below(40))
  const limit = Number(maxTickets < 10n ? maxTickets : 10n)
  const price = BigInt(100 + below(1e9))
  const profitShare = BigInt(below(5_001))
  const highest = maxTickets * price - (maxTickets * price * profitShare) / 10_000n
  return createRaffle(chain, raffle, chain.accounts[0] ?? '', {
    startsAfter: 1n,
    maxTickets,
    price,
    profitShare,
    maxWinners: BigInt(1 + below(limit)),
    // Often within reach, sometimes not.
    minPrize: below(4) === 0 ? highest : 10n + highest / 10n,
  })
}

/** Returns the owners of the tickets. */
async function buyAtRandom(id: bigint, below: (limit: number) => number): Promise<readonly string[]> {
  const owners: string[] = []
  for (let purchase = below(8); purchase > 0; purchase -= 1) {
    if ((await viewRaffle(raffle, id)).status !== RAFFLE_STATUS.started) break
    const buyer = chain.accounts[below(4)] ?? ''
    const account = chain.accounts[below(4)] ?? ''
    const count = 1 + below(9)
    const sent = await raffle.send(buyer, 'buyTicketTo', [id, account, count]).catch((error: unknown) => error)
    if (!(sent instanceof Error)) owners.push(...Array.from({ length: count }, () => account))
  }
  return owners
}

async function expectWinners(id: bigint, owners: readonly string[]): Promise<void> {
  const { random } = (await raffle.read('draws', [id])) as { readonly random: bigint }
  const { winningTickets: tickets, winners, prize } = await viewRaffle(raffle, id)
  expect([...tickets]).toEqual(winningTickets(random, BigInt(owners.length), BigInt(tickets.length)))
  expect([...winners]).toEqual(tickets.map((ticket) => owners[Number(ticket)]))
  const prizes = await Promise.all([...new Set(winners)].map((account) => readUint(raffle, 'prizeOf', [id, account])))
  expect(prizes.reduce((sum, amount) => sum + amount, 0n)).toBe(prize)
}

/** Everybody takes what is theirs, until nothing of the raffle is left. */
async function payOut(id: bigint): Promise<void> {
  for (const account of chain.accounts.slice(0, 4)) {
    const prize = await readUint(raffle, 'prizeOf', [id, account])
    const refund = await readUint(raffle, 'refundOf', [id, account])
    expect(prize === 0n || refund === 0n).toBe(true)
    const before = await balanceOf(token, account)
    if (prize > 0n) await raffle.send(account, 'claimPrize', [id])
    if (refund > 0n) await raffle.send(account, 'refund', [id])
    expect((await balanceOf(token, account)) - before).toBe(prize + refund)
  }
  if ((await readUint(raffle, 'profitOf', [id])) > 0n) await raffle.send(chain.accounts[0] ?? '', 'claimProfit', [id])
  expect(await balanceOf(token, raffle)).toBe(0n)
}
