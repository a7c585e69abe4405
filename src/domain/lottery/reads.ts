import { callReading, combineReadings, type Reading } from '@/chain/calls/reading'
import { readCall } from '@/chain/calls/readReading'
import { lotteryContract } from '@/chain/contracts/lottery'
import { multicallContract } from '@/chain/contracts/multicall'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import type { Address } from '@/lib/hex'
import type { Lottery } from './lottery'
import { FIRST_NUMBER } from './model/ticketNumber'
import { LOTTERY_STATUSES, type LotteryPhase, type LotteryRound, lotteryPhase, type OwnTicket } from './round'

/** Tickets of an account per read. */
export const TICKET_PAGE = 2_500
/** 10 million tickets: no account can pay for more, so a node that never ends is wrong. */
const MAX_PAGES = 4_000

/** What is the same for all lotteries. */
export interface LotteryState {
  /** Number of the latest lottery, from 1; 0 if none has started. */
  readonly currentId: number
  /** All tickets ever sold. */
  readonly nextTicketId: bigint
  readonly maxTickets: number
  /** What the next lottery starts with, base units. */
  readonly rolledOverWei: bigint
}

/** The latest lottery's number, and what is the same for all. */
export function lotteryStateReading(address: Address): Reading<LotteryState> {
  const lottery = lotteryContract(address)
  return combineReadings(
    [
      callReading(lottery.currentLotteryId()),
      callReading(lottery.currentTicketId()),
      callReading(lottery.maxNumberTicketsPerBuyOrClaim()),
      callReading(lottery.pendingInjectionNextLottery()),
    ],
    (currentId, nextTicketId, maxTickets, rolledOverWei): LotteryState => ({
      currentId: Number(currentId),
      nextTicketId,
      maxTickets: Number(maxTickets),
      rolledOverWei,
    }),
  )
}

/** A lottery; `pending` for one that does not exist. */
export function lotteryRoundReading(address: Address, id: number): Reading<LotteryRound> {
  return combineReadings([callReading(lotteryContract(address).viewLottery(BigInt(id)))], (raw): LotteryRound => {
    const status = LOTTERY_STATUSES[Number(raw.status)] ?? 'pending'
    return {
      id,
      status,
      startSec: Number(raw.startTime),
      endSec: Number(raw.endTime),
      ticketPriceWei: raw.priceTicketInCake,
      discountDivisor: raw.discountDivisor,
      sharesBps: raw.rewardsBreakdown,
      treasuryFeeBps: raw.treasuryFee,
      prizesWei: raw.cakePerBracket,
      winners: raw.countWinnersPerBracket.map(Number),
      firstTicketId: raw.firstTicketId,
      soldTickets:
        status === 'close' || status === 'claimable'
          ? Number(raw.firstTicketIdNextLottery - raw.firstTicketId)
          : undefined,
      collectedWei: raw.amountCollectedInCake,
      finalNumber: status === 'claimable' ? Number(raw.finalNumber) : undefined,
    }
  })
}

/** What a lottery does at the time of the block that it is read in. */
export function lotteryPhaseReading(
  { address, multicall }: Pick<Lottery, 'address' | 'multicall'>,
  id: number,
): Reading<LotteryPhase> {
  return combineReadings(
    [lotteryRoundReading(address, id), callReading(multicallContract(multicall).getCurrentBlockTimestamp())],
    (round, nowSec) => lotteryPhase(round, Number(nowSec)),
  )
}

/** Until when the prizes of a lottery can be claimed, in Unix seconds; 0 before the draw. */
export function claimDeadlineReading(address: Address, id: number): Reading<number> {
  return combineReadings([callReading(lotteryContract(address).claimDeadline(BigInt(id)))], Number)
}

/** Whether an account has tickets of a lottery. */
export function hasTicketsReading(address: Address, account: Address, id: number): Reading<boolean> {
  return combineReadings(
    [callReading(lotteryContract(address).viewUserInfoForLotteryId(account, BigInt(id), 0n, 1n))],
    ({ ticketIds }) => ticketIds.length > 0,
  )
}

/** A number that the contract can't have issued is a wrong answer. */
function toTicketNumber(number: bigint): number {
  const value = Number(number)
  if (value < FIRST_NUMBER || value >= 2 * FIRST_NUMBER) throw new Error('No ticket number')
  return value
}

/**
 * All tickets of an account in a lottery, oldest first, read in pages until one is short.
 * @param onPage told how many tickets are read so far
 * @throws RpcError, NetworkError, the signal's reason, and Error for an answer that can't be right
 */
export async function readTickets(
  client: RpcClient,
  { address, account, id }: { readonly address: Address; readonly account: Address; readonly id: number },
  { signal, onPage }: { readonly signal?: AbortSignal | undefined; readonly onPage?: (count: number) => void } = {},
): Promise<readonly OwnTicket[]> {
  const lottery = lotteryContract(address)
  const tickets: OwnTicket[] = []
  for (let page = 0; page < MAX_PAGES; page += 1) {
    signal?.throwIfAborted()
    const { ticketIds, numbers, isClaimed } = await readCall(
      client,
      lottery.viewUserInfoForLotteryId(account, BigInt(id), BigInt(page * TICKET_PAGE), BigInt(TICKET_PAGE)),
    )
    if (numbers.length !== ticketIds.length || isClaimed.length !== ticketIds.length || ticketIds.length > TICKET_PAGE)
      throw new Error('Not a page of tickets')
    for (const [index, ticketId] of ticketIds.entries())
      tickets.push({
        id: ticketId,
        number: toTicketNumber(numbers[index] ?? 0n),
        isClaimed: isClaimed[index] ?? false,
      })
    onPage?.(tickets.length)
    if (ticketIds.length < TICKET_PAGE) return tickets
  }
  throw new Error('The tickets have no end')
}
