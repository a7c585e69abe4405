import type { IndexedPlayer } from '@/api/prediction/parse'
import { LEAST_BETS, type PlayerOrder } from '@/api/prediction/playerOrder'
import { toDecimal } from '@/lib/amount'
import { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import type { Position } from '../round'
import type { BetRecord } from './betRecord'

/** What happened in the market, in the order of the chain. Amounts are wei, prices the oracle's answers. */
export type MarketEvent =
  | {
      readonly kind: 'bet'
      readonly account: Address
      readonly epoch: bigint
      readonly position: Position
      readonly wei: bigint
    }
  | { readonly kind: 'lock' | 'end'; readonly epoch: bigint; readonly price: bigint }
  /** Stakes of the side that won, and what they get; comes before the end of its round. */
  | { readonly kind: 'rewards'; readonly epoch: bigint; readonly baseWei: bigint; readonly rewardWei: bigint }

const CRO_DECIMALS = 18
const PERCENT = 100

interface RoundEvents {
  readonly bets: Extract<MarketEvent, { readonly kind: 'bet' }>[]
  lock?: bigint
  end?: bigint
  rewards?: Extract<MarketEvent, { readonly kind: 'rewards' }>
}

interface Totals {
  readonly address: Address
  bets: number
  settled: number
  won: number
  totalWei: bigint
  netWei: bigint
}

/** The players of the market by its events, in no particular order. Bets count once their round has a result. */
export function playersOf(events: readonly MarketEvent[]): readonly IndexedPlayer[] {
  const rounds = new Map<bigint, RoundEvents>()
  for (const event of events) {
    const round: RoundEvents = rounds.get(event.epoch) ?? { bets: [] }
    rounds.set(event.epoch, round)
    if (event.kind === 'bet') round.bets.push(event)
    else if (event.kind === 'rewards') round.rewards = event
    else round[event.kind] = event.price
  }
  const players = new Map<string, Totals>()
  for (const round of rounds.values()) for (const bet of round.bets) count(players, bet, round)
  return [...players.values()].map(toPlayer)
}

function count(
  players: Map<string, Totals>,
  { account, position, wei }: RoundEvents['bets'][number],
  { lock, end, rewards }: RoundEvents,
): void {
  const key = account.toLowerCase()
  const totals = players.get(key) ?? { address: account, bets: 0, settled: 0, won: 0, totalWei: 0n, netWei: 0n }
  players.set(key, totals)
  totals.bets += 1
  totals.totalWei += wei
  if (lock === undefined || end === undefined || rewards === undefined) return
  const hasWon = position === 'bull' ? end > lock : end < lock
  totals.settled += 1
  totals.won += hasWon ? 1 : 0
  totals.netWei += (hasWon ? (wei * rewards.rewardWei) / rewards.baseWei : 0n) - wei
}

function toPlayer({ address, bets, settled, won, totalWei, netWei }: Totals): IndexedPlayer {
  return {
    address,
    bets,
    settledBets: settled,
    wonBets: won,
    totalCro: toDecimal(totalWei, CRO_DECIMALS),
    winRate: settled === 0 ? new Decimal(0) : new Decimal(PERCENT).times(won).div(settled),
    netCro: toDecimal(netWei, CRO_DECIMALS),
  }
}

const VALUES = {
  netBNB: ({ netCro }: IndexedPlayer) => netCro,
  totalBNB: ({ totalCro }: IndexedPlayer) => totalCro,
  totalBets: ({ bets }: IndexedPlayer) => new Decimal(bets),
  winRate: ({ winRate }: IndexedPlayer) => winRate,
} as const satisfies Record<PlayerOrder, (player: IndexedPlayer) => Decimal>

/**
 * The leaderboard as the index gives it: players with ten bets and a positive value, highest first. Equal ones are in
 * descending order of their addresses.
 */
export function rankPlayers(players: readonly IndexedPlayer[], order: PlayerOrder): readonly IndexedPlayer[] {
  const valueOf = VALUES[order]
  return players
    .filter((player) => player.bets >= LEAST_BETS && valueOf(player).gt(0))
    .sort((a, b) => valueOf(b).comparedTo(valueOf(a)) || descending(a.address.toLowerCase(), b.address.toLowerCase()))
}

function descending(a: string, b: string): number {
  return a === b ? 0 : a < b ? 1 : -1
}

/** An account by its own bets; undefined without any. */
export function playerOfBets(address: Address, records: readonly BetRecord[]): IndexedPlayer | undefined {
  if (records.length === 0) return undefined
  const settled = records.filter(({ result }) => result === 'won' || result === 'lost' || result === 'house')
  const sum = (rows: readonly BetRecord[], valueOf: (row: BetRecord) => bigint) =>
    rows.reduce((total, row) => total + valueOf(row), 0n)
  return toPlayer({
    address,
    bets: records.length,
    settled: settled.length,
    won: settled.filter(({ result }) => result === 'won').length,
    totalWei: sum(records, ({ amountWei }) => amountWei),
    netWei: sum(settled, ({ payoutWei, amountWei }) => payoutWei - amountWei),
  })
}
