import { describe, expect, it } from 'vitest'
import { failed, readyGroup, testClosed, testPosition, testStake } from '@/features/portfolio/testing/positions'
import { Decimal } from '@/lib/decimal'
import { ready } from '@/lib/loadable'
import { exportName, type PortfolioSnapshot, toCsvFile, toJsonFile } from './exportFile'
import type { Group } from './position'

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const HEADER =
  'group,status,position,protocol,note,contract,symbol,amount,valueUsd,earned,earnedUsd,pending,pendingUsd,unclaimedToken,unclaimed,unclaimedUsd,profit,profitUsd,extraTokens,extraPerDay,extraPerDayUsd,apy,deposited,withdrawn,since,closed'

const snapshot = (...groups: readonly Group[]): PortfolioSnapshot => ({
  account: ACCOUNT,
  network: { network: 'cronos', chainId: 25 },
  atMs: Date.UTC(2025, 0, 31, 12),
  groups,
  closed: undefined,
})
const lines = (...groups: readonly Group[]) =>
  toCsvFile(snapshot(...groups))
    .split('\r\n')
    .slice(0, -1)

const vault = testPosition({
  protocol: 'VVS',
  note: { kind: 'ended' },
  contract: ACCOUNT,
  amount: ready(123_456_789_012_345_678_901_234_567n),
  usd: ready(new Decimal('0.1').div(3)),
  earned: ready({ wei: 1n, usd: new Decimal('0.5') }),
  pending: ready({ wei: 2n, usd: new Decimal('0.25') }),
  extras: ready([{ symbol: 'TONIC', decimals: 18, wei: 3n * 10n ** 17n, usd: new Decimal('0.71') }]),
  profit: ready({ wei: -1_500_000_000_000_000_000n, usd: undefined }),
})

describe('the CSV export', () => {
  it('has every digit of every amount, no exponent, no grouping', () => {
    expect(lines(readyGroup('vaults', vault))).toEqual([
      HEADER,
      `vaults,ok,CRO-USDC LP,VVS,ended,${ACCOUNT},CRO-USDC LP,123456789.012345678901234567,0.033333333333333333,0.000000000000000001,0.5,0.000000000000000002,0.25,,,,-1.5,,TONIC,0.3,0.71,,,,,`,
    ])
  })

  it('has the rate of what earns, and what went into and came out of a closed position', () => {
    const apy = ready(new Decimal('0.0842'))
    const rows = toCsvFile({
      ...snapshot(readyGroup('vaults', testPosition({ apy }))),
      closed: ready([
        testClosed({ protocol: 'VVS', contract: ACCOUNT }),
        testClosed({ isWhole: false, profit: ready(undefined) }),
      ]),
    }).split('\r\n')
    expect(rows[1]).toMatch(/,0\.0842,,,,$/)
    expect(rows[2]).toBe(
      `closed,ok,CRO-USDT LP,VVS,,${ACCOUNT},CRO-USDT LP,0,,,,,,,,,1,2,,,,,5,6,2025-01-31T12:00:00.000Z,2025-02-01T12:00:00.000Z`,
    )
    expect(rows[3]).toMatch(/^closed,partial,/)
  })

  it('has the rewards of a stake in their own token', () => {
    const rows = lines(
      readyGroup('pools', testStake({ name: 'Earn USDC with DIAL' })),
      readyGroup('farms', testStake({ unclaimed: failed() })),
    )
    expect(rows[1]).toBe('pools,ok,Earn USDC with DIAL,,,,CRO-USDC LP,1,2,,,,,USDC,3,3,,,,,,,,,,')
    expect(rows[2]).toMatch(/^farms,partial,/)
  })

  it('says that the closed positions could not be read', () => {
    expect(toCsvFile({ ...snapshot(), closed: failed() })).toContain('closed,failed')
  })

  it('says of each extra reward what is known of it', () => {
    const extras = ready([
      { symbol: 'TONIC', decimals: 18, wei: undefined, usd: new Decimal(2) },
      { symbol: undefined, decimals: 0, wei: undefined, usd: new Decimal(3) },
    ])
    expect(lines(readyGroup('vaults', testPosition({ extras })))[1]).toMatch(/,TONIC \+ \?,,2 \+ 3,,,,,$/)
  })

  it('leaves a tick of a stranger no way to be a formula or to break out of its cell', () => {
    const tick = testPosition({ name: '=cmd|"/c",1\n', symbol: 'crc-20', decimals: 0, amount: ready(3000n) })
    expect(toCsvFile(snapshot(readyGroup('inscriptions', tick)))).toContain(
      `inscriptions,ok,"'=cmd|""/c"",1\n",,,,crc-20,3000,`,
    )
  })

  it('says what could not be read: a group, a position, a figure', () => {
    const rows = lines(
      { id: 'locks', status: 'failed', retry: () => undefined },
      readyGroup('lp', testPosition({ amount: failed(), usd: failed() }), testPosition({ id: 'b', usd: failed() })),
    )
    expect(rows.slice(1).map((row) => row.split(',').slice(0, 2))).toEqual([
      ['locks', 'failed'],
      ['lp', 'failed'],
      ['lp', 'partial'],
    ])
  })

  it('says until when a lock runs, in universal time', () => {
    expect(
      lines(readyGroup('locks', testPosition({ note: { kind: 'locked', untilSec: 1_893_456_000 } })))[1],
    ).toContain('locked until 2030-01-01T00:00:00.000Z')
  })
})

describe('the JSON export', () => {
  it('says whose, where and when, with amounts as texts and null for what is not known', () => {
    const file: unknown = JSON.parse(
      toJsonFile(snapshot(readyGroup('vaults', vault), { id: 'locks', status: 'failed', retry: () => undefined })),
    )
    expect(file).toMatchObject({
      account: ACCOUNT,
      network: 'cronos',
      chainId: 25,
      time: '2025-01-31T12:00:00.000Z',
      totalUsd: '0.033333333333333333',
      isPartial: true,
      netApy: null,
      positions: [
        { group: 'vaults', status: 'ok', amount: '123456789.012345678901234567', profit: '-1.5', profitUsd: null },
        { group: 'locks', status: 'failed', amount: null },
      ],
    })
  })
})

describe('exportName', () => {
  it('names the account and the day', () => {
    expect(exportName(snapshot())).toBe(`portfolio-${ACCOUNT.toLowerCase()}-2025-01-31`)
  })
})
