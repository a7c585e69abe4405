import { describe, expect, it } from 'vitest'
import { approveTx } from '@/chain/tx/approveTx'
import { LOADING, type Loadable, ready } from '@/lib/loadable'
import { FARM, LP, pairFarm } from '../testing/farms'
import {
  deriveEmergencyForm,
  deriveHarvestForm,
  deriveStakeForm,
  deriveUnstakeForm,
  type HarvestFormFacts,
  type StakeFormFacts,
  type UnstakeFormFacts,
} from './farmForms'

const E18 = 10n ** 18n
const failed: Loadable<bigint> = { status: 'failed', retry: () => undefined }
const facts = { walletStatus: 'connected', farm: pairFarm, earned: ready(2n) } as const
const textOf = (form: object | undefined) => (form !== undefined && 'text' in form ? form.text : undefined)

describe('deriveStakeForm', () => {
  const form = (change: Partial<StakeFormFacts> = {}) =>
    deriveStakeForm({
      ...facts,
      typed: '5',
      balance: ready(5n * E18),
      approval: { status: 'APPROVED' },
      isFinished: false,
      ...change,
    })

  it('is ready for what the wallet has and the farm may take', () => {
    expect(form()).toMatchObject({ status: 'ready', text: { key: 'farms.stake' }, request: { args: [1n, 5n * E18] } })
  })

  it.each<[string, Partial<StakeFormFacts>, string]>([
    ['nothing', { typed: '' }, 'farms.amount.enter'],
    ['too much', { typed: '5.000000000000000001' }, 'farms.stake.insufficient'],
    ['too many decimals', { typed: '0.0000000000000000001' }, 'common.tooPrecise'],
    ['a balance that loads', { balance: LOADING }, 'farms.amount.unread'],
    ['a balance that could not be read', { balance: failed }, 'farms.amount.unreadFailed'],
    ['an allowance that loads', { approval: { status: 'UNKNOWN' } }, 'farms.stake.checking'],
    ['a finished farm', { isFinished: true }, 'farms.stake.finished'],
  ])('is not ready for %s', (_what, change, key) => {
    expect(form(change).status).not.toBe('ready')
    expect(textOf(form(change))).toMatchObject({ key })
  })

  it('asks for the allowance first, and knows what it is for', () => {
    const request = approveTx({ token: LP, tokenName: 'DIAL-CRO LP', spender: FARM, amount: 5n * E18 })
    expect(form({ approval: { status: 'NOT_APPROVED', request } })).toMatchObject({
      status: 'needsApproval',
      next: { text: { key: 'farms.stake' }, request: { args: [1n, 5n * E18] } },
    })
  })

  it.each([
    ['disconnected', 'disconnected'],
    ['wrongChain', 'wrongChain'],
  ] as const)('of a wallet that is %s leads to it', (walletStatus, status) => {
    expect(form({ walletStatus })).toEqual({ status })
  })
})

describe('deriveUnstakeForm', () => {
  const form = (change: Partial<UnstakeFormFacts> = {}) =>
    deriveUnstakeForm({ ...facts, typed: '3', stake: ready(3n * E18), ...change })

  it('is ready for a part or all of the stake', () => {
    expect(form()).toMatchObject({ status: 'ready', request: { args: [1n, 3n * E18] } })
    expect(textOf(form({ typed: '3.1' }))).toEqual({ key: 'farms.unstake.insufficient' })
    expect(textOf(form({ stake: failed }))).toEqual({ key: 'farms.amount.unreadFailed' })
  })

  it('has a way out without rewards for a known stake only', () => {
    const emergency = (stake: Loadable<bigint>) => deriveEmergencyForm({ ...facts, stake })
    expect(emergency(ready(3n))).toMatchObject({ status: 'ready', text: { key: 'farms.emergency' } })
    expect(emergency(ready(0n))).toBeUndefined()
    expect(emergency(LOADING)).toBeUndefined()
    expect(deriveEmergencyForm({ ...facts, walletStatus: 'disconnected', stake: ready(3n) })).toBeUndefined()
  })
})

describe('deriveHarvestForm', () => {
  const form = (change: Partial<HarvestFormFacts> = {}) => deriveHarvestForm({ ...facts, isPending: false, ...change })

  it('is ready for rewards', () => {
    expect(form()).toMatchObject({ status: 'ready', text: { key: 'farms.harvest' } })
  })

  it.each<[string, Partial<HarvestFormFacts>, string]>([
    ['without rewards', { earned: ready(0n) }, 'farms.tx.nothing'],
    ['while they load', { earned: LOADING }, 'farms.harvest'],
    ['where they could not be read', { earned: failed }, 'farms.harvest.unread'],
    ['until the last one is mined', { isPending: true }, 'farms.harvest.pending'],
  ])('is not ready %s', (_when, change, key) => {
    expect(form(change)).toEqual({ status: 'empty', text: { key } })
  })
})
