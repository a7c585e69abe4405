import { describe, expect, inject, it } from 'vitest'
import { fetchEntries, fetchLotteries } from '@/api/lottery/query'
import { readReading } from '@/chain/calls/readReading'
import { readClient } from '@/chain/rpc/readClient'
import { readBlockHash } from '@/chain/tx/minedTx'
import { drawRecordReading, proveDraw, randomGeneratorReading } from '@/domain/lottery/drawProof'
import { getLottery } from '@/domain/lottery/lottery'
import { claimBatches, prizeSum } from '@/domain/lottery/model/claims'
import { bracketPots, ticketsCost } from '@/domain/lottery/model/prizes'
import { ticketDigits } from '@/domain/lottery/model/ticketNumber'
import { lotteryRoundReading, lotteryStateReading, readTickets } from '@/domain/lottery/reads'
import { type LotteryEntry, type ScanProgress, scanEntries } from '@/domain/lottery/scanEntries'
import { isAddress, ZERO_ADDRESS } from '@/lib/hex'
import { numberOf, runLottery } from '../support/lottery'
import { useChain } from './chain'

const [account = ZERO_ADDRESS, , other = ZERO_ADDRESS] = inject('accounts').filter(isAddress)
const chain = useChain()
const run = runLottery(chain)
const FIRST_DIGITS = Array.from({ length: 10 }, (_, digit) => `${digit}00000`)

function lottery() {
  const found = getLottery()
  if (found === undefined) throw new Error('The network has no lottery')
  return found
}
const roundOf = (id: bigint | number) =>
  readReading(readClient, lottery().multicall, lotteryRoundReading(lottery().address, Number(id)))
const stateNow = () => readReading(readClient, lottery().multicall, lotteryStateReading(lottery().address))
const entriesOf = async (of = account, onProgress?: (progress: ScanProgress) => void) =>
  scanEntries(
    readClient,
    lottery(),
    { account: of, currentId: Number(await run.currentId()) },
    { ...(onProgress && { onProgress }) },
  )
const entryOf = (entries: readonly LotteryEntry[], id: bigint) => entries.find(({ round }) => round.id === Number(id))

describe('a lottery', () => {
  it('costs what the app computes, and pays out what it announces', async () => {
    await run.finish()
    await run.chooseNumber('987654')
    const id = await run.start()
    const digits = ['987654', '987650', '987600', '987000', '980000', '900000', '012345']
    const balance = await chain.balanceOf(lottery().token.address, account)
    await run.buy(account, digits)
    await run.buy(other, ['900001'])
    const open = await roundOf(id)
    const cost = ticketsCost(open.ticketPriceWei, open.discountDivisor, digits.length)
    expect(balance - (await chain.balanceOf(lottery().token.address, account))).toBe(cost)
    const { nextTicketId } = await stateNow()
    expect(nextTicketId - open.firstTicketId).toBe(8n)

    await run.finish()
    const drawn = await roundOf(id)
    expect(drawn.finalNumber).toBe(Number(numberOf('987654')))
    expect(drawn.winners).toEqual([2, 1, 1, 1, 1, 1])
    const pots = bracketPots(drawn)
    expect(drawn.prizesWei).toEqual(pots.map((pot, bracket) => pot / BigInt(drawn.winners[bracket] ?? 1)))

    const entry = entryOf(await entriesOf(), id)
    expect(entry?.won.map(({ bracket }) => bracket)).toEqual([5, 4, 3, 2, 1, 0])
    const before = await chain.balanceOf(lottery().token.address, account)
    const [batch, ...more] = claimBatches(Number(id), entry?.won ?? [], 100)
    expect(more).toEqual([])
    const tickets = batch?.tickets ?? []
    await run.claim(
      account,
      id,
      tickets.map((ticket) => ticket.id),
      tickets.map(({ bracket }) => BigInt(bracket)),
    )
    expect((await chain.balanceOf(lottery().token.address, account)) - before).toBe(batch?.amountWei)
    const after = entryOf(await entriesOf(), id)
    expect(claimBatches(Number(id), after?.won ?? [], 100)).toEqual([])
    expect(prizeSum(after?.won ?? [])).toBe(batch?.amountWei)
  })

  it('is found in the check however old it is, and after a claim of a part of it', async () => {
    await run.finish()
    await run.chooseNumber('111111')
    const first = await run.start()
    await run.buy(account, ['111111', '100000', '122222'])
    await run.finish()
    // Newer lotteries, with tickets that win nothing.
    for (let round = 0; round < 4; round += 1) {
      await run.start()
      await run.buy(account, ['222222'])
      await run.finish()
    }
    const progress: ScanProgress[] = []
    const won = entryOf(await entriesOf(account, (now) => progress.push(now)), first)?.won ?? []
    expect(won).toHaveLength(3)
    expect(progress.at(-1)?.done).toBe(progress.at(-1)?.total)
    await run.claim(account, first, [won[0]?.id ?? 0n], [BigInt(won[0]?.bracket ?? 0)])
    const left = claimBatches(Number(first), entryOf(await entriesOf(), first)?.won ?? [], 100)
    expect(left.map(({ tickets }) => tickets.length)).toEqual([2])
  })

  it('has no prize for an account that bought nothing', async () => {
    expect(await entriesOf(accountWithout())).toEqual([])
  })

  it('is read in pages of 2,500 tickets', async () => {
    await run.finish()
    await run.start()
    const hundred = Array.from({ length: 100 }, (_, index) => String(index).padStart(6, '0'))
    for (let purchase = 0; purchase < 26; purchase += 1) await run.buy(account, hundred)
    const pages: number[] = []
    const id = Number(await run.currentId())
    const tickets = await readTickets(
      readClient,
      { address: lottery().address, account, id },
      { onPage: (count) => pages.push(count) },
    )
    expect(pages).toEqual([2_500, 2_600])
    expect(new Set(tickets.map((ticket) => ticket.id)).size).toBe(2_600)
    expect(tickets.slice(0, 100).map(({ number }) => ticketDigits(number))).toEqual(hundred)
  })
})

describe('a draw', () => {
  it("is computed again from the chain's data, and a changed one is found", async () => {
    await run.finish()
    const id = Number(await run.currentId())
    const { multicall, address } = lottery()
    const generator = await readReading(readClient, multicall, randomGeneratorReading(address))
    for (const each of [1, id]) {
      const record = await readReading(readClient, multicall, drawRecordReading(generator, each))
      const hash = await readBlockHash(readClient, record.targetBlock)
      const { finalNumber } = await roundOf(each)
      expect(proveDraw(each, record, finalNumber, hash)).toMatchObject({
        block: 'passed',
        randomCheck: 'passed',
        numberCheck: 'passed',
        finalNumber,
      })
      expect(proveDraw(each, record, (finalNumber ?? 0) + 1, hash).numberCheck).toBe('failed')
    }
  })
})

describe('the subgraph', () => {
  it('has the lotteries, players and tickets that the chain has', async () => {
    await run.finish()
    await run.start()
    await run.buy(account, FIRST_DIGITS)
    await run.buy(account, ['123456'])
    await run.finish()
    const id = await run.currentId()
    const urls = lottery().subgraphUrls ?? []
    const rows = await fetchLotteries(urls, 0)
    expect(rows.map((row) => row.id)).toEqual(Array.from({ length: Number(id) }, (_, index) => Number(id) - index))
    for (const row of rows) {
      const round = await roundOf(row.id)
      expect([row.status, row.endSec, row.finalNumber, row.tickets]).toEqual([
        round.status,
        round.endSec,
        round.finalNumber,
        round.soldTickets,
      ])
      expect(row.winningTickets).toBe(round.winners.reduce((sum, winners) => sum + winners, 0))
    }
    expect(rows[0]?.players).toBe(1)
    const entries = await fetchEntries(urls, account, 0)
    const scanned = await entriesOf()
    expect(entries.map(({ lotteryId, tickets }) => [lotteryId, tickets])).toEqual(
      scanned.map(({ round, tickets }) => [round.id, tickets.length]),
    )
    const won = entryOf(scanned, id)?.won ?? []
    const [batch] = claimBatches(Number(id), won, 100)
    await run.claim(
      account,
      id,
      (batch?.tickets ?? []).map((ticket) => ticket.id),
      (batch?.tickets ?? []).map(({ bracket }) => BigInt(bracket)),
    )
    const after = (await fetchEntries(urls, account, 0))[0]
    expect(after?.claimedTickets).toBe(batch?.tickets.length)
    expect(after?.claimedAmount.shiftedBy(18).toFixed()).toBe(batch?.amountWei.toString())
  })
})

/** An account without tickets. */
function accountWithout() {
  const address = inject('accounts').filter(isAddress).at(-1)
  if (address === undefined) throw new Error('The node has no accounts')
  return address
}
