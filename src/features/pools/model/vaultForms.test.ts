import { describe, expect, it } from 'vitest'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import { callData } from '@/chain/tx/txCall'
import type { TxRequest } from '@/chain/tx/txRequest'
import type { CakeVaultTerms, CakeVaultUser } from '@/domain/farm/cakeVaultReads'
import { E18 } from '@/domain/farm/testing/pools'
import type { FormState } from '@/forms/formState'
import { ZERO_ADDRESS } from '@/lib/hex'
import { LOADING, ready } from '@/lib/loadable'
import { testAutoVault } from '../testing/autoVault'
import { deriveBountyForm, deriveVaultStakeForm, deriveVaultUnstakeForm, sharesOf, vaultWithdrawal } from './vaultForms'

const failed = { status: 'failed', retry: () => undefined } as const
const terms: CakeVaultTerms = {
  totalShares: 1_000n * E18,
  totalAssets: 2_000n * E18,
  pricePerFullShare: 2n * E18,
  performanceFee: 200n,
  callFee: 25n,
  withdrawFee: 10n,
  feePeriodSec: 259_200n,
  isPaused: false,
}
const user: CakeVaultUser = { shares: 50n * E18, lastDepositedSec: 1_000n, valueAtLastAction: 90n * E18 }
const FREE_FROM = 260_200

const textOf = (form: FormState) => ('text' in form ? form.text.key : form.status)
function requestOf(form: FormState): TxRequest {
  if (form.status !== 'ready') throw new Error(`The form is ${form.status}`)
  return form.request
}
const selectorOf = (form: FormState) => callData(requestOf(form)).slice(0, 10)

describe('shares', () => {
  it('of an amount are rounded up, so that the amount is reached', () => {
    const odd = { pricePerFullShare: 3n * E18 }
    expect(sharesOf(10n * E18, user, odd).shares).toBe(3_333_333_333_333_333_334n)
    expect(sharesOf(10n * E18, user, terms)).toEqual({ shares: 5n * E18, isAll: false })
  })

  it('leave no rest that is worth next to nothing', () => {
    expect(sharesOf(100n * E18, user, terms)).toEqual({ shares: 50n * E18, isAll: true })
    expect(sharesOf(100n * E18 - 2n * 10n ** 12n, user, terms)).toEqual({ shares: 50n * E18, isAll: true })
    expect(sharesOf(100n * E18 - 4n * 10n ** 12n, user, terms).isAll).toBe(false)
  })

  it('cost the fee until its period has passed', () => {
    expect(vaultWithdrawal(10n * E18, user, terms, FREE_FROM - 1)).toMatchObject({
      fee: E18 / 100n,
      received: (999n * E18) / 100n,
      freeFromSec: BigInt(FREE_FROM),
    })
    expect(vaultWithdrawal(10n * E18, user, terms, FREE_FROM)).toMatchObject({ fee: 0n, received: 10n * E18 })
  })
})

describe('deriveVaultStakeForm', () => {
  const stake = (change: Partial<CakeVaultTerms> = {}, typed = '5') =>
    deriveVaultStakeForm({
      walletStatus: 'connected',
      vault: testAutoVault,
      terms: ready({ ...terms, ...change }),
      typed,
      balance: ready(9n * E18),
      approval: { status: 'APPROVED' },
    })

  it('warns that the fee period starts again for the whole stake', () => {
    expect(selectorOf(stake())).toBe('0xb6b55f25')
    expect(requestOf(stake()).preview?.warning).toEqual({
      key: 'pools.vault.tx.stake.fee',
      values: { fee: '0.1', hours: '72' },
    })
    expect(requestOf(stake({ withdrawFee: 0n })).preview?.warning).toBeUndefined()
  })

  it('is closed while the vault is paused, and takes no more than the balance', () => {
    expect(textOf(stake({ isPaused: true }))).toBe('pools.vault.paused')
    expect(textOf(stake({}, '9.1'))).toBe('pools.stake.insufficient')
  })
})

describe('deriveVaultUnstakeForm', () => {
  const unstake = (typed: string, change: Partial<CakeVaultTerms> = {}) =>
    deriveVaultUnstakeForm({
      walletStatus: 'connected',
      vault: testAutoVault,
      terms: ready({ ...terms, ...change }),
      user: ready(user),
      value: ready(100n * E18),
      typed,
      nowSec: 2_000,
    })

  it('withdraws shares, and all of them by their own function', () => {
    expect(callData(requestOf(unstake('10')))).toBe(`0x2e1a7d4d${(5n * E18).toString(16).padStart(64, '0')}`)
    expect(callData(requestOf(unstake('100')))).toBe('0x853828b6')
  })

  it('shows what is left after the fee', () => {
    expect(requestOf(unstake('100')).preview?.receives).toMatchObject([
      { amountWei: (999n * E18) / 10n, isGuaranteed: false },
    ])
  })

  it('works while the vault is paused, up to the value of the shares', () => {
    expect(textOf(unstake('10', { isPaused: true }))).toBe('pools.unstake')
    expect(textOf(unstake('100.1'))).toBe('pools.unstake.insufficient')
  })
})

describe('deriveBountyForm', () => {
  const bounty = (outlook: Parameters<typeof deriveBountyForm>[0]['outlook'], isPaused = false) =>
    deriveBountyForm({ walletStatus: 'connected', vault: testAutoVault, terms: ready({ ...terms, isPaused }), outlook })
  const open = ready({ bounty: E18 / 4n, pending: 100n * E18 })
  const answering = (wei: bigint): RpcClient => ({
    request: async (_method, _params, parse) => Promise.resolve(parse(`0x${wei.toString(16).padStart(64, '0')}`)),
  })

  it('collects what a harvest pays now', () => {
    expect(selectorOf(bounty(open))).toBe('0x4641257d')
    expect(requestOf(bounty(open)).preview?.receives).toMatchObject([{ amountWei: E18 / 4n, isGuaranteed: false }])
    expect(requestOf(bounty(open)).failure).toEqual({ key: 'pools.bounty.taken' })
  })

  it('follows the bounty while it grows, and refuses it once someone else has collected it', async () => {
    const request = requestOf(bounty(open))
    const grown = await request.requote?.(answering(E18 / 3n), ZERO_ADDRESS, { request })
    expect(grown).toMatchObject({ offer: { request: { preview: { receives: [{ amountWei: E18 / 3n }] } } } })
    const taken = await request.requote?.(answering(1n), ZERO_ADDRESS, { request })
    expect(taken).toEqual({ status: 'refused', title: { key: 'pools.bounty.taken' } })
  })

  it('has nothing to collect while it is 0, paused or unknown', () => {
    expect(bounty(ready({ bounty: 0n, pending: 0n })).status).toBe('empty')
    expect(textOf(bounty(open, true))).toBe('pools.vault.paused')
    expect(textOf(bounty(LOADING))).toBe('pools.checking')
    expect(textOf(bounty(failed))).toBe('pools.reward.failed')
  })
})
