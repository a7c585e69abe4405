import { describe, expect, it } from 'vitest'
import { Decimal } from '@/lib/decimal'
import type { Position } from '../round'
import { bullBet, CRO, liveRound, wonRound } from '../testing/rounds'
import { expectedNetWei, feeOfRound, payoutMultiple, payoutOfNewBet, payoutWei, rewardWei, winnerOf } from './payout'

const stakes = (bull: number, bear: number) => ({ bullWei: BigInt(bull) * CRO, bearWei: BigInt(bear) * CRO })

describe('payouts', () => {
  it.each<[number, number, Position, bigint, string | undefined]>([
    // 150 in all, 15 on the side, 3 %: 9.7 times the stake.
    [15, 135, 'bull', 300n, '9.7'],
    [15, 135, 'bear', 300n, '1.07777'],
    [15, 135, 'bull', 0n, '10'],
    [100, 100, 'bear', 1_000n, '1.8'],
    [50, 0, 'bull', 300n, '0.97'],
    [50, 0, 'bear', 300n, undefined],
    [0, 0, 'bull', 300n, undefined],
  ])('of %s on up and %s on down: %s with a fee of %s pays %s', (bull, bear, position, fee, multiple) => {
    expect(
      payoutMultiple(stakes(bull, bear), position, fee)
        ?.toFixed(5, Decimal.ROUND_DOWN)
        .replace(/\.?0+$/, ''),
    ).toBe(multiple)
  })

  it.each<[number, number, Position, bigint, bigint | undefined]>([
    // After the bet: 17 of 152 CRO, 97 % of which is 147.44.
    [15, 135, 'bull', 2n * CRO, (2n * CRO * 147_440_000_000_000_000_000n) / (17n * CRO)],
    [0, 135, 'bull', 15n * CRO, 145_500_000_000_000_000_000n],
    [15, 0, 'bear', 15n * CRO, 29_100_000_000_000_000_000n],
    [15, 0, 'bull', CRO, undefined],
    [0, 0, 'bull', CRO, undefined],
  ])('of a new bet on %s and %s: %s with %s gets %s', (bull, bear, position, amount, payout) => {
    expect(payoutOfNewBet(stakes(bull, bear), position, amount, 300n)).toBe(payout)
  })

  it('round as the contract: the fee and each payout down', () => {
    expect(rewardWei({ bullWei: 33n, bearWei: 1n }, 300n)).toBe(33n)
    expect(payoutOfNewBet({ bullWei: 2n, bearWei: 1n }, 'bull', 1n, 0n)).toBe(1n)
  })

  it('are for the winning side only', () => {
    expect(payoutWei(bullBet, wonRound)).toBe(19_400_000_000_000_000_000n)
    expect(payoutWei({ ...bullBet, position: 'bear' }, wonRound)).toBe(0n)
    expect(payoutWei(bullBet, liveRound)).toBe(0n)
  })

  it('of a tie go to the treasury', () => {
    const tie = { ...wonRound, closePrice: wonRound.lockPrice, rewardBaseWei: 0n, rewardWei: 0n }
    expect(winnerOf(tie)).toBe('house')
    expect(payoutWei(bullBet, tie)).toBe(0n)
  })

  it.each([
    [9_900_000n, 'bear'],
    [10_000_001n, 'bull'],
    [10_000_000n, 'house'],
    [undefined, undefined],
  ] as const)('a close at %s after a lock at 10000000 is won by %s', (closePrice, winner) => {
    expect(winnerOf({ ...wonRound, closePrice })).toBe(winner)
  })

  it.each<[number, number, bigint, bigint | undefined]>([
    [15, 135, (150n * CRO * 97n) / 100n, 300n],
    [15, 135, 150n * CRO, 0n],
    [15, 135, 135n * CRO, 1_000n],
    // More than the contract can keep, or pays.
    [15, 135, 134n * CRO, undefined],
    [15, 135, 151n * CRO, undefined],
    [15, 135, (150n * CRO * 97n) / 100n + 1n, undefined],
    [0, 0, 0n, 0n],
    [0, 0, 1n, undefined],
  ])('of %s and %s that leave the winners %s had a fee of %s', (bull, bear, reward, feeBps) => {
    expect(feeOfRound({ ...stakes(bull, bear), rewardWei: reward })).toBe(feeBps)
  })

  it('have a fee that is found whatever rounding did', () => {
    for (let feeBps = 0n; feeBps <= 1_000n; feeBps += 1n) {
      const round = { bullWei: 1_234_567n, bearWei: 7_654_321n }
      expect(feeOfRound({ ...round, rewardWei: rewardWei(round, feeBps) })).toBe(feeBps)
    }
  })

  it.each([
    // Even sides lose half of the fee's part of both stakes.
    [CRO, (CRO * 194n) / 100n, (-CRO * 3n) / 100n],
    [CRO, 3n * CRO, CRO / 2n],
    [10n * CRO, 0n, -10n * CRO],
  ])('a bet of %s that pays %s has an expected result of %s', (amount, payout, net) => {
    expect(expectedNetWei(amount, payout)).toBe(net)
  })
})
