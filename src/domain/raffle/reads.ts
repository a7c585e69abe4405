import { callReading, combineReadings, constantReading, type Reading } from '@/chain/calls/reading'
import { raffleContract } from '@/chain/contracts/raffle'
import { type Address, isSameAddress } from '@/lib/hex'
import { sanitizeText } from '@/lib/sanitizeText'
import { RAFFLE_STATUSES, type Raffle, type RaffleAccount, type RaffleDraw, type RaffleStatus } from './raffle'

/** The contract takes 64 bytes at most. */
const MAX_NAME = 64
/** The most winners that a raffle can have. */
const MAX_WINNERS = 50

function toStatus(raw: bigint): RaffleStatus {
  const status = RAFFLE_STATUSES[Number(raw)]
  if (status === undefined) throw new Error('No status of a raffle')
  return status
}

type RawRaffle =
  ReturnType<ReturnType<typeof raffleContract>['viewRaffle']> extends { decode: (data: never) => infer R } ? R : never

function toRaffle(raw: RawRaffle): Raffle {
  const { terms, winners, winningTickets, winnersClaimed } = raw
  if (winners.length > MAX_WINNERS) throw new Error('Not the winners of a raffle')
  return {
    id: Number(raw.raffleId),
    status: toStatus(raw.status),
    name: sanitizeText(terms.name, MAX_NAME),
    createdBy: raw.createdBy,
    startBlock: Number(terms.blockStart),
    endBlock: Number(terms.blockEnd),
    profitBps: terms.profitShare,
    priceWei: terms.pricePerTicket,
    minPrizeWei: terms.minPrize,
    maxTickets: terms.maxTickets,
    maxWinners: Number(terms.maxWinners),
    bondWei: raw.bond,
    soldTickets: raw.ticketsSold,
    prizeWei: raw.prize,
    winners: winners.map((account, index) => ({
      account,
      ticket: winningTickets[index] ?? 0n,
      hasClaimed: winnersClaimed[index] ?? false,
    })),
  }
}

export interface RafflePage {
  /** Newest first. */
  readonly raffles: readonly Raffle[]
  /** There are older ones that were not searched. */
  readonly hasOlder: boolean
}

/** The raffles on sale or to come, or those whose sale is over, among the newest `size` of all. */
export function raffleListReading(address: Address, isActive: boolean, size: number): Reading<RafflePage> {
  const raffle = raffleContract(address)
  const call = isActive ? raffle.listActiveRaffle(0n, BigInt(size)) : raffle.listInactiveRaffle(0n, BigInt(size))
  return combineReadings([callReading(call)], ({ raffles, next }) => {
    if (raffles.length > size) throw new Error('More than was asked for')
    return { raffles: raffles.map(toRaffle), hasOlder: next !== 0n }
  })
}

/** One raffle. */
export function raffleReading(address: Address, id: number): Reading<Raffle> {
  return combineReadings([callReading(raffleContract(address).viewRaffle(BigInt(id)))], toRaffle)
}

/** What a raffle does, by the block that it is read in. */
export function raffleStatusReading(address: Address, id: number): Reading<RaffleStatus> {
  return combineReadings([callReading(raffleContract(address).viewRaffle(BigInt(id)))], ({ status }) =>
    toStatus(status),
  )
}

/** What an account has in a raffle; asks only for what its status can have. */
export function raffleAccountReading(
  address: Address,
  { id, status, createdBy }: Pick<Raffle, 'id' | 'status' | 'createdBy'>,
  account: Address,
): Reading<RaffleAccount> {
  const raffle = raffleContract(address)
  const raffleId = BigInt(id)
  const isOver = status === 'revealed' || status === 'refunding'
  const none = constantReading(0n)
  return combineReadings(
    [
      callReading(raffle.ticketsOf(raffleId, account)),
      status === 'revealed' ? callReading(raffle.prizeOf(raffleId, account)) : none,
      status === 'refunding' ? callReading(raffle.refundOf(raffleId, account)) : none,
      isOver && isSameAddress(createdBy, account) ? callReading(raffle.profitOf(raffleId)) : none,
    ],
    (tickets, prizeWei, refundWei, profitWei) => ({ tickets, prizeWei, refundWei, profitWei }),
  )
}

/** The draw of a raffle. */
export function raffleDrawReading(address: Address, id: number): Reading<RaffleDraw> {
  return combineReadings([callReading(raffleContract(address).draws(BigInt(id)))], ({ commitment, targetBlock }) => ({
    commitment,
    targetBlock: Number(targetBlock),
  }))
}
