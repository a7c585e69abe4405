import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  deployLottery,
  drawLottery,
  lotteryPlan,
  operator,
  readTime,
  startLottery,
  ticketNumber,
  useSteadyTime,
} from '../../testing/gameFixtures.ts'
import { balanceOf, deployReenterer, readUint, usersOf } from '../../testing/stakingFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { accountOf, approve, deployToken, ONE, owner, treasury } from '../../testing/vaultFixtures.ts'
import { seededRandom } from '../../trading/random.ts'

const { price, discountDivisor, shares, feeBps, lengthSec, claimPeriodSec } = lotteryPlan
const BPS = 10_000n
/** Random ones. */
const LOTTERIES = 40n
const CLAIM = 'claimTickets(uint256,uint256[],uint32[])'
const STATUS = { open: 1n, close: 2n, claimable: 3n } as const
const seed = Number(process.env['SUNDIAL_TEST_SEED'] ?? Date.now() % 2 ** 31)

let chain: TestChain
let token: TestContract
let random: TestContract
let lottery: TestContract
let alice: string
let bob: string
let carol: string
/** End of lottery 1. */
let endSec: number

beforeAll(async () => {
  console.log(`Random lotteries with SUNDIAL_TEST_SEED=${seed}`)
  chain = await startTestChain()
  await useSteadyTime(chain)
  ;[alice = '', bob = '', carol = ''] = usersOf(chain)
  token = await deployToken(chain, 'CAKE')
  random = await chain.deploy('TestRandom')
  lottery = await deployLottery(chain, token, random, treasury(chain))
  await approve(token, lottery, chain.accounts.slice(0, 5))
  endSec = await startLottery(chain, lottery)
})
afterAll(() => chain.stop())

interface LotteryRound {
  readonly status: bigint
  readonly cakePerBracket: readonly bigint[]
  readonly countWinnersPerBracket: readonly bigint[]
  readonly firstTicketId: bigint
  readonly firstTicketIdNextLottery: bigint
  readonly amountCollectedInCake: bigint
  readonly finalNumber: bigint
}

const view = async (id = 1n) => (await lottery.read('viewLottery', [id])) as LotteryRound
const buy = (account: string, numbers: readonly bigint[], id = 1n) => lottery.send(account, 'buyTickets', [id, numbers])
const claim = (account: string, ids: readonly bigint[], brackets: readonly bigint[], id = 1n) =>
  lottery.send(account, 'claimTickets', [id, ids, brackets])
const draw = (digits: string, end = endSec) => drawLottery(chain, { lottery, random }, end, digits)
const costOf = (count: bigint) => (price * count * (discountDivisor + 1n - count)) / discountDivisor
const toWinners = (collected: bigint) => collected - (collected * feeBps + BPS - 1n) / BPS

describe('tickets', () => {
  it.each([
    [1n, 0n],
    [2n, 5n],
    [50n, 245n],
    [100n, 495n],
  ])('cost less together: %s tickets have a discount of %s per 10,000', async (count, discount) => {
    const cost = await readUint(lottery, 'calculateTotalPriceForBulkTickets', [discountDivisor, price, count])
    expect(cost).toBe((price * count * (BPS - discount)) / BPS)
  })

  it('are at most 100 a purchase, may repeat a number, and are paid with the discount', () =>
    chain.withSnapshot(async () => {
      const before = await balanceOf(token, alice)
      await buy(
        alice,
        Array.from({ length: 100 }, () => 1_777_777n),
      )
      expect(before - (await balanceOf(token, alice))).toBe(costOf(100n))
      expect((await view()).amountCollectedInCake).toBe(costOf(100n))
      for (const count of [0, 101])
        await expect(
          buy(
            alice,
            Array.from({ length: count }, () => 1_000_000n),
          ),
        ).rejects.toThrow('out of range')
      await draw('777777')
      const { cakePerBracket, countWinnersPerBracket } = await view()
      expect([...countWinnersPerBracket]).toEqual([0n, 0n, 0n, 0n, 0n, 100n])
      expect(cakePerBracket[5]).toBe((toWinners(costOf(100n)) * 5_000n) / BPS / 100n)
    }))

  it('are numbers of six digits, for the open lottery until its end', () =>
    chain.withSnapshot(async () => {
      for (const number of [999_999n, 2_000_000n]) await expect(buy(alice, [number])).rejects.toThrow('out of range')
      await buy(alice, [1_000_000n, 1_999_999n])
      await expect(buy(alice, [1_000_000n], 2n)).rejects.toThrow('not open')
      await chain.setNextTime(endSec - 1)
      await buy(bob, [1_000_000n])
      await chain.setNextTime(endSec)
      await expect(buy(bob, [1_000_000n])).rejects.toThrow('not open')
    }))

  it('are listed by account in pages, with their numbers and whether they were claimed', () =>
    chain.withSnapshot(async () => {
      await buy(alice, [1_000_001n, 1_000_002n])
      await buy(bob, [1_000_003n])
      await buy(alice, [1_000_004n])
      await draw('200000')
      await claim(alice, [1n], [5n])
      const page = async (cursor: bigint, size: bigint) =>
        ((await lottery.read('viewUserInfoForLotteryId', [alice, 1n, cursor, size])) as unknown[]).map((part) =>
          typeof part === 'bigint' ? part : [...(part as unknown[])],
        )
      expect(await page(0n, 2n)).toEqual([[0n, 1n], [1_000_001n, 1_000_002n], [false, true], 2n])
      expect(await page(2n, 2_500n)).toEqual([[3n], [1_000_004n], [false], 3n])
      expect(await page(7n, 2_500n)).toEqual([[], [], [], 7n])
    }))
})

describe('an account with 10,000 tickets', () => {
  it('can read them in pages of 2,500', () =>
    chain.withSnapshot(async () => {
      const numberOf = (index: number) => 1_000_000n + BigInt((index * 7_919) % 1_000_000)
      for (let first = 0; first < 10_000; first += 100)
        await buy(
          alice,
          Array.from({ length: 100 }, (_, index) => numberOf(first + index)),
        )
      for (let cursor = 0; cursor < 10_000; cursor += 2_500) {
        const args = [alice, 1n, BigInt(cursor), 2_500n]
        const [ids, numbers, , next] = (await lottery.read('viewUserInfoForLotteryId', args)) as [
          bigint[],
          bigint[],
          boolean[],
          bigint,
        ]
        expect([ids.length, ids[0], numbers[2_499], next]).toEqual([
          2_500,
          BigInt(cursor),
          numberOf(cursor + 2_499),
          BigInt(cursor + 2_500),
        ])
      }
    }))
})

describe('prizes', () => {
  it('go to the leading digits as a user reads them, each ticket in its highest bracket', () =>
    chain.withSnapshot(async () => {
      expect(ticketNumber('987654')).toBe(1_456_789n)
      const tickets = ['087654', '907654', '980654', '987054', '987604', '987650', '987654', '987600'] as const
      await buy(alice, tickets.map(ticketNumber))
      await draw('987654')
      const { finalNumber, cakePerBracket, countWinnersPerBracket, amountCollectedInCake } = await view()
      expect(finalNumber).toBe(1_456_789n)
      expect([...countWinnersPerBracket]).toEqual([1n, 1n, 1n, 2n, 1n, 1n])
      const pot = toWinners(amountCollectedInCake)
      expect([...cakePerBracket]).toEqual(
        shares.map((share, bracket) => (pot * share) / BPS / (bracket === 3 ? 2n : 1n)),
      )
      // The bracket of each ticket; the first one has none.
      const brackets = [undefined, 0n, 1n, 2n, 3n, 4n, 5n, 3n]
      for (const [id, bracket] of brackets.entries()) {
        for (let asked = 0n; asked < 7n; asked += 1n) {
          const prize = await readUint(lottery, 'viewRewardsForTicketId', [1n, BigInt(id), asked])
          expect(prize, `ticket ${id}, bracket ${asked}`).toBe(
            asked === bracket ? (cakePerBracket[Number(asked)] ?? 0n) : 0n,
          )
          if (asked !== bracket)
            await expect(claim(alice, [BigInt(id)], [asked])).rejects.toThrow("not the ticket's bracket")
        }
      }
      const before = await balanceOf(token, alice)
      await claim(alice, [1n, 2n, 3n, 4n, 5n, 6n, 7n], [0n, 1n, 2n, 3n, 4n, 5n, 3n])
      const prizes = cakePerBracket.reduce((sum, prize) => sum + prize, 0n) + (cakePerBracket[3] ?? 0n)
      expect((await balanceOf(token, alice)) - before).toBe(prizes)
      expect(await balanceOf(token, lottery)).toBe(await readUint(lottery, 'pendingInjectionNextLottery'))
    }))

  it('are paid once, to the owner of a ticket of that lottery', () =>
    chain.withSnapshot(async () => {
      await buy(alice, [ticketNumber('111111'), ticketNumber('222222')])
      await draw('111111')
      const second = await startLottery(chain, lottery)
      await buy(alice, [ticketNumber('111111')], 2n)
      await expect(claim(bob, [0n], [5n])).rejects.toThrow('not yours')
      await expect(claim(alice, [0n, 0n], [5n, 5n])).rejects.toThrow('claimed already')
      await expect(claim(alice, [2n], [5n])).rejects.toThrow('another lottery')
      await expect(claim(alice, [2n], [5n], 2n)).rejects.toThrow('not claimable')
      await expect(claim(alice, [0n], [])).rejects.toThrow('differ in number')
      await expect(claim(alice, [], [])).rejects.toThrow('out of range')
      await claim(alice, [0n], [5n])
      await expect(claim(alice, [0n], [5n])).rejects.toThrow('claimed already')
      await draw('111111', second)
      await expect(claim(alice, [0n], [5n], 2n)).rejects.toThrow('another lottery')
      expect(await readUint(lottery, 'viewRewardsForTicketId', [2n, 0n, 5n])).toBe(0n)
      await claim(alice, [2n], [5n], 2n)
    }))

  it('that nobody wins, with what rounding leaves, go to the next lottery', () =>
    chain.withSnapshot(async () => {
      await buy(alice, [ticketNumber('100000'), ticketNumber('100001'), ticketNumber('100002')])
      await lottery.send(carol, 'injectFunds', [1n, 1_000n])
      const collected = costOf(3n) + 1_000n
      const { events } = await draw('122222')
      const pot = toWinners(collected)
      const prize = (pot * 250n) / BPS / 3n
      expect(await balanceOf(token, treasury(chain))).toBe(collected - pot)
      expect(events.find(({ name }) => name === 'LotteryRollOver')?.args[1]).toBe(pot - 3n * prize)
      await startLottery(chain, lottery)
      expect((await view(2n)).amountCollectedInCake).toBe(pot - 3n * prize)
      expect(await readUint(lottery, 'pendingInjectionNextLottery')).toBe(0n)
      await claim(alice, [0n, 1n, 2n], [0n, 0n, 0n])
      expect(await balanceOf(token, lottery)).toBe(pot - 3n * prize)
    }))

  it('that nobody claims in time go to the next lottery, once', () =>
    chain.withSnapshot(async () => {
      await buy(alice, [ticketNumber('100000')])
      await buy(bob, [ticketNumber('100000')])
      const { timeSec } = await draw('100000')
      const prize = (await view()).cakePerBracket[5] ?? 0n
      await claim(alice, [0n], [5n])
      await chain.setNextTime(timeSec + claimPeriodSec)
      await expect(lottery.send(carol, 'rollOverUnclaimed', [1n])).rejects.toThrow('not over')
      await expect(claim(bob, [1n], [5n])).rejects.toThrow('claim period is over')
      const before = await readUint(lottery, 'pendingInjectionNextLottery')
      for (let time = 0; time < 2; time += 1) await lottery.send(carol, 'rollOverUnclaimed', [1n])
      expect((await readUint(lottery, 'pendingInjectionNextLottery')) - before).toBe(prize)
      expect(await balanceOf(token, lottery)).toBe(before + prize)
    }))
})

describe('lottery', () => {
  it('is closed and drawn by anyone, each once, after its end and the random number', () =>
    chain.withSnapshot(async () => {
      await buy(alice, [1_000_000n])
      await expect(lottery.send(bob, 'closeLottery', [1n])).rejects.toThrow('not over')
      await expect(lottery.send(bob, 'drawFinalNumberAndMakeLotteryClaimable', [1n])).rejects.toThrow('not closed')
      await chain.setNextTime(endSec)
      await lottery.send(bob, 'closeLottery', [1n])
      await expect(lottery.send(bob, 'closeLottery', [1n])).rejects.toThrow('not open')
      expect(await random.read('isRequested', [1n])).toBe(true)
      const closed = await view()
      expect([closed.status, closed.firstTicketIdNextLottery]).toEqual([STATUS.close, 1n])
      await expect(lottery.send(bob, 'drawFinalNumberAndMakeLotteryClaimable', [1n])).rejects.toThrow('not known yet')
      await expect(lottery.send(carol, 'injectFunds', [1n, 1n])).rejects.toThrow('not open')
      await expect(startLottery(chain, lottery)).rejects.toThrow('not drawn')
      await random.send(bob, 'set', [1n, 12_345_678_999_999n])
      await lottery.send(bob, 'drawFinalNumberAndMakeLotteryClaimable', [1n])
      expect([(await view()).status, (await view()).finalNumber]).toEqual([STATUS.claimable, 1_999_999n])
      await expect(lottery.send(bob, 'drawFinalNumberAndMakeLotteryClaimable', [1n])).rejects.toThrow('not closed')
    }))

  it('without tickets rolls everything over', () =>
    chain.withSnapshot(async () => {
      await lottery.send(carol, 'injectFunds', [1n, 1_000n])
      await draw('123456')
      expect(await readUint(lottery, 'pendingInjectionNextLottery')).toBe(800n)
      expect(await balanceOf(token, lottery)).toBe(800n)
    }))

  it('starts with terms within limits, by the operator', () =>
    chain.withSnapshot(async () => {
      await draw('123456')
      const start = async (
        from: string,
        changed: { length?: number; price?: bigint; divisor?: bigint; fee?: bigint; shares?: bigint[] },
      ) =>
        lottery.send(from, 'startLottery', [
          (await readTime(chain)) + (changed.length ?? lengthSec + 10),
          changed.price ?? price,
          changed.divisor ?? discountDivisor,
          changed.shares ?? shares,
          changed.fee ?? feeBps,
        ])
      await expect(start(alice, {})).rejects.toThrow('not the operator')
      const by = operator(chain)
      for (const length of [lengthSec - 1, 4 * 86_400 + 400])
        await expect(start(by, { length })).rejects.toThrow('length out of range')
      await expect(start(by, { price: 0n })).rejects.toThrow('price is 0')
      await expect(start(by, { divisor: 299n })).rejects.toThrow('divisor is too low')
      await expect(start(by, { fee: 3_001n })).rejects.toThrow('fee is too high')
      await expect(start(by, { shares: [...shares.slice(0, 5), 4_999n] })).rejects.toThrow('100 %')
      await start(by, { shares: [0n, 0n, 0n, 0n, 0n, BPS] })
      await expect(lottery.send(owner(chain), 'changeRandomGenerator', [random.address])).rejects.toThrow('is running')
    }))

  it('pays nothing for a bracket without a share', () =>
    chain.withSnapshot(async () => {
      await draw('123456')
      const end = (await readTime(chain)) + lengthSec + 10
      await lottery.send(operator(chain), 'startLottery', [end, price, discountDivisor, [0n, 0n, 0n, 0n, 0n, BPS], 0n])
      await buy(alice, [ticketNumber('199999')], 2n)
      await draw('100000', end)
      await claim(alice, [0n], [0n], 2n)
      expect(await readUint(lottery, 'pendingInjectionNextLottery')).toBe(price)
      expect(await balanceOf(token, lottery)).toBe(price)
    }))

  it('cannot be re-entered by a token that calls back', () =>
    chain.withSnapshot(async () => {
      const hooked = await chain.deploy('HookToken', ['Hook', 'HOOK'])
      const other = await deployLottery(chain, hooked, random, treasury(chain))
      const end = await startLottery(chain, other)
      const { account, run, arm, tried } = await deployReenterer(chain)
      await hooked.send(alice, 'mint', [account.address, 1_000n * ONE])
      await run(hooked, 'approve(address,uint256)', [other.address, 1_000n * ONE])
      const number = ticketNumber('111111')
      await run(other, 'buyTickets(uint256,uint32[])', [1n, [number, number]])
      await drawLottery(chain, { lottery: other, random }, end, '111111')
      await hooked.send(alice, 'setHook', [account.address])
      await arm(other, CLAIM, [1n, [1n], [5n]])
      await run(other, CLAIM, [1n, [0n], [5n]])
      expect(await tried()).toEqual([1n, 0n])
      expect(await balanceOf(hooked, other)).toBe(
        (await readUint(other, 'pendingInjectionNextLottery')) +
          (await readUint(other, 'viewRewardsForTicketId', [1n, 1n, 5n])),
      )
    }))

  it('holds what it owes to the base unit, over random lotteries', () =>
    chain.withSnapshot(async () => {
      const next = seededRandom(seed)
      const below = (limit: number) => Math.floor(next() * limit)
      // Few different digits, so that all brackets are won now and then.
      const digits = () => Array.from({ length: 6 }, () => String(below(3))).join('')
      let end = endSec
      let paidIn = 0n
      let paidOut = 0n
      const players = chain.accounts.slice(1, 5)
      for (let id = 1n; id <= LOTTERIES; id += 1n) {
        const tickets: { readonly id: bigint; readonly account: string; readonly number: string }[] = []
        for (const account of players) {
          const numbers = Array.from({ length: 1 + below(40) }, digits)
          const first = await readUint(lottery, 'currentTicketId')
          await buy(account, numbers.map(ticketNumber), id)
          paidIn += costOf(BigInt(numbers.length))
          tickets.push(...numbers.map((number, index) => ({ id: first + BigInt(index), account, number })))
        }
        const injected = BigInt(below(1e9))
        await lottery.send(accountOf(chain, 1), 'injectFunds', [id, injected])
        paidIn += injected
        const winning = digits()
        await draw(winning, end)
        const { cakePerBracket, countWinnersPerBracket } = await view(id)
        const matched = tickets.map((ticket) => ({ ...ticket, bracket: matchingDigits(ticket.number, winning) - 1 }))
        expect([...countWinnersPerBracket]).toEqual(
          shares.map((_, bracket) => BigInt(matched.filter((ticket) => ticket.bracket === bracket).length)),
        )
        for (const account of players) {
          // Some prizes stay unclaimed.
          const own = matched.filter((ticket) => ticket.account === account && ticket.bracket >= 0 && next() < 0.8)
          if (own.length === 0) continue
          const brackets = own.map(({ bracket }) => BigInt(bracket))
          const before = await balanceOf(token, account)
          await claim(
            account,
            own.map((ticket) => ticket.id),
            brackets,
            id,
          )
          const prizes = own.reduce((sum, { bracket }) => sum + (cakePerBracket[bracket] ?? 0n), 0n)
          expect((await balanceOf(token, account)) - before).toBe(prizes)
          paidOut += prizes
        }
        expect(await balanceOf(token, lottery)).toBe(paidIn - paidOut - (await balanceOf(token, treasury(chain))))
        if (id < LOTTERIES) end = await startLottery(chain, lottery)
      }
      await chain.setNextTime(end + claimPeriodSec + 100)
      for (let id = 1n; id <= LOTTERIES; id += 1n) await lottery.send(carol, 'rollOverUnclaimed', [id])
      expect(await balanceOf(token, lottery)).toBe(await readUint(lottery, 'pendingInjectionNextLottery'))
    }))
})

/** Number of leading digits that two numbers have in common. */
function matchingDigits(a: string, b: string): number {
  const first = Array.from(a).findIndex((digit, index) => digit !== b[index])
  return first === -1 ? a.length : first
}
