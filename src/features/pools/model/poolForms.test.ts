import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import { callData } from '@/chain/tx/txCall'
import type { TxRequest } from '@/chain/tx/txRequest'
import {
  CRO_COIN,
  DIAL_TOKEN,
  E18,
  MASTER_CHEF,
  manualPool,
  testOwn,
  testStakingPool,
  testTerms,
  USDC_TOKEN,
} from '@/domain/farm/testing/pools'
import type { FormState } from '@/forms/formState'
import { Decimal } from '@/lib/decimal'
import { ZERO_ADDRESS } from '@/lib/hex'
import { LOADING, ready } from '@/lib/loadable'
import {
  canCompound,
  deriveCompoundForm,
  deriveHarvestForm,
  derivePoolStakeForm,
  derivePoolUnstakeForm,
  type PoolFormFacts,
} from './poolForms'
import { compoundPoolTx } from './poolTx'

const failed = { status: 'failed', retry: () => undefined } as const
const APPROVED = { status: 'APPROVED' } as const
const facts: PoolFormFacts = {
  walletStatus: 'connected',
  pool: testStakingPool(),
  terms: ready(testTerms()),
  own: testOwn(),
  block: 60,
}
const stake = (
  change: Partial<PoolFormFacts> = {},
  typed = '5',
  approval: Parameters<typeof derivePoolStakeForm>[0]['approval'] = APPROVED,
) => derivePoolStakeForm({ ...facts, typed, approval, ...change })
/** A node that returns one number for every call. */
const answering = (wei: bigint): RpcClient => ({
  request: async (_method, _params, parse) => Promise.resolve(parse(`0x${wei.toString(16).padStart(64, '0')}`)),
})
const textOf = (form: FormState) => ('text' in form ? form.text.key : form.status)

function requestOf(form: FormState): TxRequest {
  if (form.status !== 'ready') throw new Error(`The form is ${form.status}`)
  return form.request
}
/** The selector, and the first argument if there is one. */
function callOf(form: FormState): readonly [string, bigint | undefined, bigint | undefined] {
  const request = requestOf(form)
  const data = callData(request)
  const argument = data.slice(10, 74)
  return [data.slice(0, 10), argument === '' ? undefined : BigInt(`0x${argument}`), request.value]
}

describe('deriveStakeForm', () => {
  it('stakes by the function of each kind of pool', () => {
    expect(callOf(stake())).toEqual(['0xb6b55f25', 5n * E18, undefined])
    expect(callOf(stake({ pool: manualPool }))).toEqual(['0x41441d3b', 5n * E18, undefined])
    expect(callOf(stake({ pool: testStakingPool({ kind: 'nativeReward', reward: CRO_COIN }) }))).toEqual([
      '0xb6b55f25',
      5n * E18,
      undefined,
    ])
    expect(callOf(stake({ pool: testStakingPool({ kind: 'nativeStake', staked: CRO_COIN }) }))).toEqual([
      '0xd0e30db0',
      undefined,
      5n * E18,
    ])
  })

  it('says what leaves the account and what it is paid', () => {
    expect(requestOf(stake()).preview).toEqual({
      sends: [{ token: DIAL_TOKEN.address, symbol: 'DIAL', decimals: 18, amountWei: 5n * E18 }],
      receives: [
        { token: USDC_TOKEN.address, symbol: 'USDC', decimals: 6, amountWei: 5_000_000n, isGuaranteed: false },
      ],
    })
    expect(requestOf(stake({ own: testOwn({ pending: failed }) })).preview?.receives).toEqual([])
  })

  it('counts in the decimals of the token', () => {
    const own = testOwn({ balance: ready(9_000_000n) })
    expect(callOf(stake({ pool: testStakingPool({ staked: USDC_TOKEN }), own }))[1]).toBe(5_000_000n)
    expect(textOf(stake({ pool: testStakingPool({ staked: USDC_TOKEN }), own }, '0.0000001'))).toBe('common.tooPrecise')
  })

  it('takes whole units only of a token without decimals', () => {
    const pool = testStakingPool({ staked: { ...USDC_TOKEN, decimals: 0 } })
    const own = testOwn({ balance: ready(9n) })
    expect(callOf(stake({ pool, own }, '9'))[1]).toBe(9n)
    expect(textOf(stake({ pool, own }, '1.5'))).toBe('common.tooPrecise')
    expect(textOf(stake({ pool, own }, '10'))).toBe('pools.stake.insufficient')
  })

  it('takes no amount but one that the balance covers', () => {
    const balance = 100n * E18
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9.]*$/)), (typed) => {
        const form = stake({ own: testOwn({ balance: ready(balance) }) }, typed)
        if (form.status !== 'ready') return
        const [, wei = 0n] = callOf(form)
        expect(wei > 0n && wei <= balance, typed).toBe(true)
        expect(new Decimal(typed).times(E18.toString()).eq(wei.toString()), typed).toBe(true)
      }),
    )
    for (const typed of ['0', '0.000', '.', '-1', '1e3', '0x1', '１', 'NaN', ' ', '9'.repeat(79)])
      expect(stake({}, typed).status, typed).not.toBe('ready')
  })

  it('refuses a stake in a pool that has ended, also while the form is open', () => {
    expect(textOf(stake({ block: 79 }))).toBe('pools.stake')
    expect(textOf(stake({ block: 80 }))).toBe('pools.stake.ended')
  })

  it('takes a stake before the start', () => {
    expect(textOf(stake({ block: 10 }))).toBe('pools.stake')
  })

  it('tells a blacklisted account before it types', () => {
    expect(textOf(stake({ own: testOwn({ isBlacklisted: ready(true) }) }, ''))).toBe('pools.stake.blacklisted')
    expect(textOf(stake({ own: testOwn({ isBlacklisted: LOADING }) }))).toBe('pools.checking')
    expect(textOf(stake({ own: testOwn({ isBlacklisted: failed }) }))).toBe('pools.unread')
  })

  it('keeps to the limit, which counts what is staked already', () => {
    const terms = ready(testTerms({ limit: { perAccount: 12n * E18, untilBlock: 70n } }))
    expect(stake({ terms })).toEqual({
      status: 'invalid',
      text: { key: 'pools.stake.aboveLimit', values: { amount: '2', asset: 'DIAL' } },
    })
    expect(requestOf(stake({ terms }, '2')).preview?.warning).toEqual({
      key: 'pools.tx.stake.limit',
      values: { amount: '12', asset: 'DIAL' },
    })
    expect(textOf(stake({ terms, block: 70 }))).toBe('pools.stake')
    expect(textOf(stake({ terms, own: testOwn({ staked: LOADING }) }))).toBe('pools.checking')
    expect(textOf(stake({ terms, own: testOwn({ staked: failed }) }))).toBe('pools.unread')
  })

  it('says that the limit is reached, also where it fell below the stake', () => {
    const at = (perAccount: bigint) => ready(testTerms({ limit: { perAccount, untilBlock: 70n } }))
    expect(textOf(stake({ terms: at(10n * E18) }, ''))).toBe('pools.stake.limitReached')
    expect(textOf(stake({ terms: at(3n * E18) }, ''))).toBe('pools.stake.limitReached')
  })

  it('needs the terms, the balance and the approval', () => {
    expect(textOf(stake({ terms: LOADING }))).toBe('pools.checking')
    expect(textOf(stake({ terms: failed }))).toBe('pools.unread')
    expect(textOf(stake({ block: undefined }))).toBe('pools.checking')
    expect(textOf(stake({}, '101'))).toBe('pools.stake.insufficient')
    expect(textOf(stake({ own: testOwn({ balance: failed }) }))).toBe('pools.balance.failed')
    expect(textOf(stake({}, '5', { status: 'UNKNOWN' }))).toBe('pools.checking')
    expect(stake({ walletStatus: 'disconnected' }).status).toBe('disconnected')
    expect(stake({ walletStatus: 'wrongChain' }).status).toBe('wrongChain')
  })
})

describe('deriveUnstakeForm', () => {
  const unstake = (typed: string, change: Partial<PoolFormFacts> = {}) =>
    derivePoolUnstakeForm({ ...facts, ...change, typed })

  it('withdraws from every kind of pool, with the reward', () => {
    expect(callOf(unstake('10'))).toEqual(['0x2e1a7d4d', 10n * E18, undefined])
    expect(callOf(unstake('10', { pool: manualPool }))).toEqual(['0x1058d281', 10n * E18, undefined])
    expect(requestOf(unstake('10')).preview?.receives).toMatchObject([
      { symbol: 'DIAL', amountWei: 10n * E18, isGuaranteed: true },
      { symbol: 'USDC', amountWei: 5_000_000n, isGuaranteed: false },
    ])
  })

  it('works where the reward or the terms could not be read', () => {
    expect(textOf(unstake('10', { own: testOwn({ pending: failed }), terms: failed }))).toBe('pools.unstake')
  })

  it('takes no more than the stake', () => {
    expect(textOf(unstake('10.1'))).toBe('pools.unstake.insufficient')
    expect(textOf(unstake('1', { own: testOwn({ staked: failed }) }))).toBe('pools.staked.failed')
  })
})

describe('the reward', () => {
  const collect = (pending = facts.own?.pending ?? LOADING, pool = facts.pool, isBlacklisted = ready(false)) =>
    deriveHarvestForm({ walletStatus: 'connected', pool, pending, isBlacklisted })

  it('is collected by a deposit of 0, which reverts where it can not be paid', () => {
    const native = testStakingPool({ kind: 'nativeStake', staked: CRO_COIN })
    expect(callOf(collect())).toEqual(['0xb6b55f25', 0n, undefined])
    expect(callOf(collect(ready(1n), native))).toEqual(['0xd0e30db0', undefined, undefined])
    expect(callOf(collect(ready(1n), manualPool))).toEqual(['0x1058d281', 0n, undefined])
    // A blacklisted account can't deposit.
    expect(callOf(collect(ready(1n), native, ready(true)))).toEqual(['0x2e1a7d4d', 0n, undefined])
  })

  it('that was collected elsewhere is offered as it is now, or refused', async () => {
    const request = requestOf(collect(ready(500n)))
    expect(await request.requote?.(answering(20n), ZERO_ADDRESS, { request })).toMatchObject({
      offer: { request: { preview: { receives: [{ amountWei: 20n }] } } },
    })
    expect(await request.requote?.(answering(0n), ZERO_ADDRESS, { request })).toEqual({
      status: 'refused',
      title: { key: 'pools.tx.nothing' },
    })
  })

  it('can not be collected while it is 0 or unknown', () => {
    expect(collect(ready(0n))).toEqual({ status: 'empty', text: { key: 'pools.harvest' } })
    expect(textOf(collect(LOADING))).toBe('pools.checking')
    expect(textOf(collect(failed))).toBe('pools.reward.failed')
  })

  it('is compounded only where it is the staked token', () => {
    expect(canCompound(manualPool)).toBe(true)
    expect(canCompound(testStakingPool())).toBe(false)
    const compound = deriveCompoundForm({
      walletStatus: 'connected',
      pool: manualPool,
      pending: ready(7n),
      approval: APPROVED,
    })
    expect(callOf(compound)).toEqual(['0x41441d3b', 7n, undefined])
    expect(requestOf(compound).contract).toBe(MASTER_CHEF)
  })

  it('is never compounded with tokens of the wallet, nor with more than was agreed to', async () => {
    const request = compoundPoolTx(manualPool, 7n)
    const compoundedWith = async (pendingWei: bigint, agreedWei: bigint) => {
      const agreed = { request: compoundPoolTx(manualPool, agreedWei) }
      const quote = await request.requote?.(answering(pendingWei), ZERO_ADDRESS, agreed)
      return quote?.status === 'offered' ? quote.offer.request.preview?.sends : quote
    }
    expect(await compoundedWith(9n, 7n)).toMatchObject([{ amountWei: 7n }])
    expect(await compoundedWith(3n, 7n)).toMatchObject([{ amountWei: 3n }])
    // The user agreed to the smaller amount, and it grew again.
    expect(await compoundedWith(5n, 3n)).toMatchObject([{ amountWei: 3n }])
    expect(await compoundedWith(0n, 7n)).toMatchObject({ status: 'refused' })
  })
})
