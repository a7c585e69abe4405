import { describe, expect, it, vi } from 'vitest'
import { readReading } from '@/chain/calls/readReading'
import { ACCOUNT, SHARE_TOKEN, testVault } from '@/domain/vault/testing/vaults'
import { Decimal } from '@/lib/decimal'
import { compoundTx } from './compoundTx'
import { depositTx } from './depositTx'

vi.mock('@/chain/calls/readReading', () => ({ readReading: vi.fn() }))

const vault = testVault()

const gasOf = (change: Parameters<typeof testVault>[0]) =>
  depositTx({
    vault: testVault(change),
    shareToken: SHARE_TOKEN,
    amountWei: 1n,
    amountText: '1',
    referrer: undefined,
    shares: undefined,
  }).gas

describe('requests', () => {
  it.each([
    ['staking', 300_000n],
    ['lending', 400_000n],
    ['farmSingle', 700_000n],
    ['farmLp', 1_200_000n],
    ['stableSwap', 1_200_000n],
  ] as const)('deposit into a vault of the kind %s with at least %s gas', (strategyDescription, minimum) => {
    expect(gasOf({ strategyDescription })).toEqual({ margin: 1.2, minimum })
  })
  it('deposit CRO itself with at least 400000 gas', () => {
    expect(gasOf({ strategyDescription: 'staking', isNative: true })).toEqual({ margin: 1.2, minimum: 400_000n })
  })
  it('deposit for about as many shares as the vault says, which it does not promise', () => {
    const order = { vault, shareToken: SHARE_TOKEN, amountWei: 5n, amountText: '5', referrer: undefined }
    expect(depositTx({ ...order, shares: { wei: 4n, symbol: 'xLP', feeWei: 0n } }).preview?.receives).toEqual([
      {
        token: SHARE_TOKEN,
        symbol: 'xLP',
        decimals: vault.deployed.underlyingDecimals,
        amountWei: 4n,
        isGuaranteed: false,
      },
    ])
    expect(depositTx({ ...order, shares: undefined }).preview?.receives).toEqual([])
  })
  it('deposit with the fee of the vault, if there is one', () => {
    const order = { vault, shareToken: SHARE_TOKEN, amountWei: 5n, amountText: '5', referrer: undefined }
    const feeOf = (feeWei: bigint) =>
      depositTx({ ...order, shares: { wei: 4n, symbol: 'xLP', feeWei } }).preview?.depositFee?.amountWei
    expect(feeOf(1n)).toBe(1n)
    expect(feeOf(0n)).toBeUndefined()
  })
  it('deposit for as many shares as the vault gives when it is reviewed', async () => {
    const request = depositTx({
      vault,
      shareToken: SHARE_TOKEN,
      amountWei: 5n,
      amountText: '5',
      referrer: undefined,
      shares: { wei: 4n, symbol: 'xLP', feeWei: 0n },
    })
    vi.mocked(readReading).mockResolvedValue({ wei: 2n, symbol: 'xLP', feeWei: 0n })
    const quote = await request.requote?.({ request: () => Promise.reject(new Error('Not asked')) }, ACCOUNT, {
      request,
    })
    expect(quote).toMatchObject({
      status: 'offered',
      offer: { request: { args: [5n], preview: { receives: [{ amountWei: 2n }] } } },
    })
  })
  it('compound with at least 1000000 gas', () => {
    expect(compoundTx(vault, SHARE_TOKEN)).toMatchObject({
      contract: SHARE_TOKEN,
      args: [],
      gas: { margin: 1.5, minimum: 1_000_000n },
    })
  })
  it('say what a compound harvests, and nothing of it while that is not known', () => {
    const harvest = { harvested: { wei: 99n, usd: new Decimal(3) }, reward: { wei: 1n, usd: undefined } }
    expect(compoundTx(vault, SHARE_TOKEN, harvest).preview?.harvest).toMatchObject({
      harvested: { amountWei: 99n, usd: new Decimal(3) },
      reward: { amountWei: 1n },
    })
    expect(compoundTx(vault, SHARE_TOKEN).preview).not.toHaveProperty('harvest')
  })
})
