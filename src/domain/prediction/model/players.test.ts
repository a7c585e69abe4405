import { describe, expect, it } from 'vitest'
import type { PlayerOrder } from '@/api/prediction/playerOrder'
import { CRO } from '../testing/rounds'
import type { BetRecord } from './betRecord'
import { type MarketEvent, playerOfBets, playersOf, rankPlayers } from './players'

const [A, B, C] = [`0x${'a'.repeat(40)}`, `0x${'b'.repeat(40)}`, `0x${'c'.repeat(40)}`] as const

const bet = (account: typeof A, epoch: bigint, cro: number): MarketEvent => ({
  kind: 'bet',
  account,
  epoch,
  position: cro < 0 ? 'bear' : 'bull',
  wei: BigInt(Math.abs(cro)) * CRO,
})
/** A round with bets of A and B, that ends at `end` after a lock at 100, with a fee of 10 CRO. */
const round = (epoch: bigint, end: bigint): readonly MarketEvent[] => {
  const winner = end > 100n ? 30n : 70n
  return [
    bet(A, epoch, 30),
    bet(B, epoch, -70),
    { kind: 'lock', epoch, price: 100n },
    { kind: 'rewards', epoch, baseWei: end === 100n ? 0n : winner * CRO, rewardWei: end === 100n ? 0n : 90n * CRO },
    { kind: 'end', epoch, price: end },
  ]
}
const figures = (events: readonly MarketEvent[]) =>
  Object.fromEntries(
    playersOf(events).map(({ address, bets, settledBets, wonBets, netCro, winRate }) => [
      address,
      [bets, settledBets, wonBets, netCro.toFixed(), winRate.toFixed()],
    ]),
  )

describe('players by the events of the market', () => {
  it('win and lose when their round ends', () => {
    expect(figures([...round(1n, 101n), ...round(2n, 99n)])).toEqual({
      [A]: [2, 2, 1, '30', '50'],
      [B]: [2, 2, 1, '-50', '50'],
    })
  })

  it('lose a round whose price has not changed', () => {
    expect(figures(round(1n, 100n))).toEqual({ [A]: [1, 1, 0, '-30', '0'], [B]: [1, 1, 0, '-70', '0'] })
  })

  it('have no result in rounds that were canceled or are open', () => {
    expect(figures([bet(A, 1n, 5), bet(B, 2n, -5), { kind: 'lock', epoch: 2n, price: 1n }])).toEqual({
      [A]: [1, 0, 0, '0', '0'],
      [B]: [1, 0, 0, '0', '0'],
    })
  })
})

describe('the ranking', () => {
  const rounds = Array.from({ length: 10 }, (_, index) => round(BigInt(index + 1), index < 6 ? 101n : 99n)).flat()
  const players = playersOf([...rounds, bet(C, 1n, 1_000)])

  it.each<[PlayerOrder, readonly string[]]>([
    ['netBNB', [A]],
    ['totalBNB', [B, A]],
    ['winRate', [A, B]],
  ])('by %s has players with ten bets and a positive value', (order, ranked) => {
    expect(rankPlayers(players, order).map(({ address }) => address)).toEqual(ranked)
  })
})

describe('equal players', () => {
  it('are in the order of the index: by descending address', () => {
    const rounds = Array.from({ length: 10 }, (_, index) => [
      bet(A, BigInt(index + 1), 5),
      bet(B, BigInt(index + 1), -5),
    ])
    const ranked = rankPlayers(playersOf(rounds.flat()), 'totalBets').map(({ address }) => address.toLowerCase())
    expect(ranked).toEqual(
      [A, B]
        .map((address) => address.toLowerCase())
        .sort()
        .reverse(),
    )
  })
})

describe('a player by their own bets', () => {
  it('has the same figures as by the events', () => {
    const record = (result: BetRecord['result'], paid: bigint): BetRecord => ({
      epoch: 1,
      position: 'bull',
      amountWei: 30n * CRO,
      isClaimed: false,
      result,
      payoutWei: paid * CRO,
      lockPrice: 100n,
      closePrice: 101n,
      closeSec: 1,
    })
    const player = playerOfBets(A, [
      record('won', 90n),
      record('lost', 0n),
      record('refunded', 30n),
      record('open', 0n),
    ])
    expect([player?.bets, player?.settledBets, player?.wonBets, player?.netCro.toFixed()]).toEqual([4, 2, 1, '30'])
    expect(playerOfBets(A, [])).toBeUndefined()
  })
})
