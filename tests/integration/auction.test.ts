import { Interface } from 'ethers'
import { describe, expect, inject, it } from 'vitest'
import { fetchBids } from '@/api/auction/query'
import { readReading } from '@/chain/calls/readReading'
import { readClient } from '@/chain/rpc/readClient'
import { bidStep, getFarmAuctions } from '@/domain/auction/auction'
import { replayBids } from '@/domain/auction/model/bidLog'
import { amountOf, neededBid, placeOfTotal, rankBids } from '@/domain/auction/model/ranking'
import {
  auctionReading,
  auctionStateReading,
  bidBookReading,
  bidHistoryReading,
  isLockedReading,
} from '@/domain/auction/reads'
import { type Address, isAddress } from '@/lib/hex'
import { AUCTION_ADDRESS, bidderAddress, runAuction, WEI } from '../support/auction'
import { useChain } from './chain'

const EVENTS = new Interface(['event AuctionBid(uint256 indexed auctionId, address indexed account, uint256 amount)'])
const NAMES = ['PhotonSwap', 'SyrupBar', 'Loaded Lions', 'Fulcrom', 'CorgiAI'] as const

const chain = useChain()
const run = runAuction(chain)

function auctions() {
  const found = getFarmAuctions()
  if (found === undefined) throw new Error('The network has no auctions')
  return found
}
const read = <T>(reading: Parameters<typeof readReading<T>>[2]) =>
  readReading(readClient, auctions().multicall, reading)
const bookOf = (id: number) => read(bidBookReading(auctions().address, id))
const accountOf = (name: string): Address => {
  const account = bidderAddress(name)
  if (!isAddress(account)) throw new Error('No address')
  return account
}

interface LoggedAmount {
  readonly account: string
  readonly amount: bigint
}

/** The bids of an auction by the chain's logs, oldest first. */
async function readLogs(id: number): Promise<readonly LoggedAmount[]> {
  const topics = EVENTS.encodeFilterTopics('AuctionBid', [id])
  const filter = { address: AUCTION_ADDRESS, fromBlock: '0x0', toBlock: 'latest', topics }
  const logs = JSON.parse(await chain.rpc('eth_getLogs', [filter])) as readonly { topics: string[]; data: string }[]
  return logs.map((log) => {
    const args = EVENTS.parseLog(log)?.args
    return { account: String(args?.['account']).toLowerCase(), amount: BigInt(String(args?.['amount'])) }
  })
}

/** Who wins by the logs alone: the highest totals, of equal ones the one that was reached earlier. */
function winnersOf(bids: readonly LoggedAmount[], places: number): readonly string[] {
  const totals = new Map<string, { total: bigint; at: number }>()
  for (const [at, { account, amount }] of bids.entries())
    totals.set(account, { total: (totals.get(account)?.total ?? 0n) + amount, at })
  return [...totals]
    .sort(([, a], [, b]) => (a.total === b.total ? a.at - b.at : a.total > b.total ? -1 : 1))
    .slice(0, places)
    .map(([account]) => account)
}
const lower = (accounts: readonly string[]) => accounts.map((account) => account.toLowerCase())

/** Bids with ties, at the border too. */
async function playBids(): Promise<void> {
  for (const [name, tokens] of [
    ['SyrupBar', 10_500],
    ['CorgiAI', 12_000],
    ['PhotonSwap', 3_000],
    ['Fulcrom', 1_500],
    ['SyrupBar', 1_500],
    ['CorgiAI', 10],
  ] as const)
    await run.bid(bidderAddress(name), tokens)
}

describe('a farm auction', () => {
  it('is ranked by the app as by the chain and its logs, in each auction', async () => {
    await playBids()
    const { currentId } = await read(auctionStateReading(auctions().address))
    expect(currentId).toBe(2)
    for (const id of [1, 2]) {
      const { places } = await read(auctionReading(auctions().address, id))
      const book = await bookOf(id)
      const logs = await readLogs(id)
      const winners = rankBids(book).filter(({ isWinning }) => isWinning)
      expect(lower(winners.map(({ account }) => account))).toEqual(winnersOf(logs, places))
      for (const { account, amountWei } of book.bids)
        expect(amountWei).toBe(
          logs.reduce((sum, bid) => (bid.account === account.toLowerCase() ? sum + bid.amount : sum), 0n),
        )
      expect(book.bids).toHaveLength(new Set(logs.map(({ account }) => account)).size)
    }
  })

  it('has the same bids in its subgraph, and each changes what the logs say', async () => {
    await playBids()
    const { bids, isPartial, indexed } = await fetchBids(auctions().subgraphUrls ?? [], 2)
    expect(isPartial).toBe(false)
    expect(indexed?.number).toBeGreaterThan(0)
    const logs = await readLogs(2)
    expect(bids.map(({ account, amountWei }) => [account, amountWei])).toEqual(
      logs.map(({ account, amount }) => [account, amount]),
    )
    for (const [index, logged] of replayBids(bids, 2).entries()) {
      const winners = winnersOf(logs.slice(0, index + 1), 2)
      const before = winnersOf(logs.slice(0, index), 2)
      expect(logged.place).toBe(winners.includes(logged.account) ? winners.indexOf(logged.account) + 1 : undefined)
      expect(logged.isNewLeader).toBe(winners[0] !== before[0])
      expect(logged.replaced).toBe(before.find((account) => !winners.includes(account)))
      expect(logged.totalWei).toBe(
        logs.slice(0, index + 1).reduce((sum, bid) => (bid.account === logged.account ? sum + bid.amount : sum), 0n),
      )
    }
  })

  it.each(NAMES.flatMap((name) => [1, 2].map((place) => [name, place] as const)))(
    'takes %s into the top %i with exactly the bid that the app computes',
    async (name, place) => {
      await playBids()
      const account = accountOf(name)
      const stepWei = bidStep(auctions().token)
      expect(await run.read('BID_STEP')).toBe(stepWei)
      const auction = await read(auctionReading(auctions().address, 2))
      const book = await bookOf(2)
      const needed = neededBid(book, { account, place, stepWei, auction })
      const placeNow = async () =>
        lower(await bookOf(2).then(({ leaders }) => leaders)).indexOf(account.toLowerCase()) + 1
      if (needed === 0n) {
        expect(await placeNow()).toBeLessThanOrEqual(place)
        return
      }
      const less = needed - stepWei
      const before = placeOfTotal(book, account, amountOf(book, account) + less, auction.places)
      expect(before.place).toBeGreaterThan(place)
      const promised = placeOfTotal(book, account, amountOf(book, account) + needed, auction.places)
      await run.bid(account, Number(needed / WEI))
      expect(await placeNow()).toBe(promised.place)
      expect(promised.place).toBeLessThanOrEqual(place)
    },
  )

  it('owes exactly the losing bids after its close', async () => {
    await playBids()
    expect(await read(isLockedReading(auctions().address, 2))).toBe(true)
    await run.finish()
    expect(await read(isLockedReading(auctions().address, 2))).toBe(false)
    const book = await bookOf(2)
    for (const { account, isWinning } of rankBids(book))
      expect(await run.read('claimable', [2n, account])).toBe(!isWinning)
    const corgi = accountOf('CorgiAI')
    const history = await read(bidHistoryReading(auctions().address, corgi))
    expect(history).toEqual([
      { auctionId: 1, amountWei: 18_500n * WEI, hasClaimed: false },
      { auctionId: 2, amountWei: 12_010n * WEI, hasClaimed: false },
    ])
    expect(inject('accounts').map((account) => account.toLowerCase())).toContain(corgi.toLowerCase())
  })
})
