import { describe, expect, it } from 'vitest'
import { depositFee } from '@/domain/vault/model/depositFee'
import { deprecatedYield, farmYield, staticYield, withExtraRewards } from '@/domain/vault/model/vaultYield'
import { Decimal } from '@/lib/decimal'
import { projection } from './projection'

const E18 = 10n ** 18n
const farm = (apr: string) => farmYield([{ rewardToken: 'VVS', apr: new Decimal(apr) }])
const gains = (...args: Parameters<typeof projection>) => projection(...args)?.map(({ gainWei }) => gainWei)

describe('projection', () => {
  it('compounds each day and takes the performance fee', () => {
    // 0.365 a year: 1.001^n - 1, of which 80 %.
    expect(
      projection(farm('0.365'), 1_000n * E18, 0n)?.map(({ days, gainWei }) => [days, gainWei.toString().slice(0, 9)]),
    ).toEqual([
      [1, '800000000'],
      [30, '243512700'],
      [365, '352201050'],
    ])
  })

  it('takes the deposit fee first: a day may not earn it back', () => {
    // 1,000 less 0.1 % are 999; 999 x 1.0008 = 999.7992.
    expect(gains(farm('0.365'), 1_000n * E18, 10n)?.[0]).toBe(-200_800_000_000_000_000n)
  })

  it("counts only what comes in the vault's own token: a listed rate, and nothing that is paid beside the vault", () => {
    expect(
      gains(withExtraRewards(staticYield({ apr: 36.5 }), { tonicApy: 3650, claimToken: 'TONIC' }), 1_000n, 0n),
    ).toEqual([1n, 30n, 365n])
  })

  it('is the APY after a year', () => {
    const vaultYield = farm('2.5')
    const [, , year] = gains(vaultYield, 10n ** 40n, 0n) ?? []
    expect(new Decimal(String(year)).shiftedBy(-40).minus(vaultYield.apy!).abs().lt('1e-38')).toBe(true)
  })

  it('is nothing where nothing is earned or put in, and unknown where there is no price', () => {
    expect(gains(deprecatedYield, E18, 0n)).toEqual([0n, 0n, 0n])
    expect(gains(farm('1'), 0n, 50n)).toEqual([0n, 0n, 0n])
    expect(projection(farmYield([{ rewardToken: 'NEW', apr: undefined }]), E18, 0n)).toBeUndefined()
  })

  it('keeps to the token: 6 and 8 decimals round down', () => {
    expect(gains(farm('0.365'), 1_000_000n, 0n)).toEqual([800n, 24_351n, 352_201n])
    expect(gains(farm('0.000000365'), 100_000_000n, 0n)?.[0]).toBe(0n)
  })
})

describe('depositFee', () => {
  it('is rounded up', () => {
    expect([depositFee(1n, 10n), depositFee(10_000n, 10n), depositFee(10_001n, 10n), depositFee(5n, 0n)]).toEqual([
      1n,
      10n,
      11n,
      0n,
    ])
  })
})
