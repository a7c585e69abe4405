import { callReading, combineReadings, constantReading, type Reading } from '@/chain/calls/reading'
import { readLatest } from '@/chain/calls/readReading'
import { bunnySpecialContract } from '@/chain/contracts/bunnySpecial'
import { bunnySpecialLotteryContract } from '@/chain/contracts/bunnySpecialLottery'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import type { Lottery } from '@/domain/lottery/lottery'
import { hasTicketsReading, readTickets } from '@/domain/lottery/reads'
import { kindNamesReading } from '@/domain/profile/reads'
import type { Address } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'

/** Campaigns that give players a bunny and points, by the kind of the bunny. */
export const PLAYER_BUNNIES = { vault: 16, prediction: 17, bought: 18, won: 19, invited: 20 } as const
export type PlayerBunnyId = keyof typeof PLAYER_BUNNIES
/** The three of the lottery share one contract. */
export type LotteryBunnyId = 'bought' | 'won' | 'invited'
export const LOTTERY_BUNNIES = ['bought', 'won', 'invited'] as const satisfies readonly LotteryBunnyId[]

/** A campaign that gives a bunny and points to players with an active profile, as it is for an account. */
export interface PlayerBunny {
  readonly id: PlayerBunnyId
  readonly contract: Address
  /** Of its bunny, made safe to show. */
  readonly name: string
  readonly points: bigint
  /** First block in which nothing can be claimed any more. */
  readonly endBlock: number
  readonly hasClaimed: boolean
  readonly canClaim: boolean
  /** What entitles the account to a bunny of the lottery: arguments of the claim. */
  readonly entry?: LotteryTicketRef
}

/** The campaign for depositors of the automatic vault, or for prediction players. */
export function playerBunnyReading(
  id: 'vault' | 'prediction',
  contract: Address,
  bunnies: Address,
  account: Address,
): Reading<PlayerBunny> {
  const special = bunnySpecialContract(contract)
  return combineReadings(
    [
      kindNamesReading(bunnies, [PLAYER_BUNNIES[id]]),
      callReading(special.numberPoints()),
      callReading(special.hasClaimed(account)),
      callReading(special.canClaim(account)),
      callReading(special.endBlock()),
    ],
    ([name = ''], points, hasClaimed, canClaim, endBlock): PlayerBunny => ({
      id,
      contract,
      name,
      points,
      endBlock: Number(endBlock),
      hasClaimed,
      canClaim,
    }),
  )
}

/** A ticket of an account: its lottery, and its index among the account's tickets there. */
export interface LotteryTicketRef {
  readonly lotteryId: number
  readonly cursor: number
}

/** The lotteries of a campaign, first and last. */
export interface LotteryRange {
  readonly first: number
  readonly last: number
}

/** Lotteries whose tickets count for the bunnies of the lottery. */
export function lotteryRangeReading(contract: Address): Reading<LotteryRange> {
  const special = bunnySpecialLotteryContract(contract)
  return combineReadings(
    [callReading(special.startLotteryRound()), callReading(special.finalLotteryRound())],
    (first, last) => ({ first: Number(first), last: Number(last) }),
  )
}

/** Tickets that entitle an account to the bunnies of the lottery. */
export interface LotteryEntries {
  readonly bought: LotteryTicketRef | undefined
  /** Its prize was claimed. */
  readonly won: LotteryTicketRef | undefined
}

/** Lotteries asked for in one request. */
const LOTTERIES_PER_READ = 200
/** Bounds the search of a campaign without an end. */
const MAX_LOTTERIES = 2_000

/**
 * Searches the newest 2,000 lotteries of a campaign for a ticket of the account, and for one whose prize was claimed.
 * @throws RpcError, NetworkError, and Error if a read fails
 */
export async function findLotteryEntries(
  client: RpcClient,
  { address, multicall }: Pick<Lottery, 'address' | 'multicall'>,
  { account, first, last }: LotteryRange & { readonly account: Address },
): Promise<LotteryEntries> {
  let bought: LotteryTicketRef | undefined
  const oldest = Math.max(first, last - MAX_LOTTERIES + 1)
  for (let newest = last; newest >= oldest; newest -= LOTTERIES_PER_READ) {
    const ids = Array.from({ length: Math.min(newest - oldest + 1, LOTTERIES_PER_READ) }, (_, index) => newest - index)
    const answers = await readLatest(
      client,
      multicall,
      ids.map((id) => hasTicketsReading(address, account, id)),
    )
    for (const [index, lotteryId] of ids.entries()) {
      const answer = answers[index]
      const hasTickets = answer && valueOf(answer)
      if (hasTickets === undefined) throw new Error('The chain does not say it')
      if (!hasTickets) continue
      bought ??= { lotteryId, cursor: 0 }
      const tickets = await readTickets(client, { address, account, id: lotteryId })
      const cursor = tickets.findIndex(({ isClaimed }) => isClaimed)
      if (cursor >= 0) return { bought, won: { lotteryId, cursor } }
    }
  }
  return { bought, won: undefined }
}

function canClaimCall(contract: Address, id: LotteryBunnyId, account: Address, entry: LotteryTicketRef | undefined) {
  const special = bunnySpecialLotteryContract(contract)
  if (id === 'invited') return special.canClaimNft3(account)
  if (entry === undefined) return undefined
  const lotteryId = BigInt(entry.lotteryId)
  return id === 'bought'
    ? special.canClaimNft1(account, lotteryId)
    : special.canClaimNft2(account, lotteryId, BigInt(entry.cursor))
}

/** A campaign for lottery players. @param entries of the account, by `findLotteryEntries` */
export function lotteryBunnyReading(
  id: LotteryBunnyId,
  contract: Address,
  bunnies: Address,
  { account, entries }: { readonly account: Address; readonly entries: LotteryEntries },
): Reading<PlayerBunny> {
  const special = bunnySpecialLotteryContract(contract)
  const kind = BigInt(PLAYER_BUNNIES[id])
  const entry = id === 'invited' ? { lotteryId: 0, cursor: 0 } : entries[id]
  const canClaim = canClaimCall(contract, id, account, entry)
  return combineReadings(
    [
      kindNamesReading(bunnies, [PLAYER_BUNNIES[id]]),
      callReading(special.numberPoints(kind)),
      callReading(special.hasClaimed(account, kind)),
      canClaim === undefined ? constantReading(false) : callReading(canClaim),
      callReading(special.endBlock()),
    ],
    ([name = ''], points, hasClaimed, can, endBlock): PlayerBunny => ({
      id,
      contract,
      name,
      points,
      endBlock: Number(endBlock),
      hasClaimed,
      canClaim: can,
      ...(entry && { entry }),
    }),
  )
}
