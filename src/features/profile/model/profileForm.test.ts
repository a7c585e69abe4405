import { describe, expect, it } from 'vitest'
import type { TxRequest } from '@/chain/tx/txRequest'
import type { Approval } from '@/forms/approval'
import { LOADING, ready } from '@/lib/loadable'
import { derivePaidForm, type PaidFacts } from './profileForm'

const REQUEST = { functionName: 'createProfile' } as unknown as TxRequest
const APPROVE = { functionName: 'approve' } as unknown as TxRequest
const APPROVED: Approval = { status: 'APPROVED' }
const OPEN: Approval = { status: 'NOT_APPROVED', request: APPROVE }
const failed = { status: 'failed', retry: () => undefined } as const

const derive = (facts: Partial<PaidFacts>) =>
  derivePaidForm({
    walletStatus: 'connected',
    symbol: 'DIAL',
    cost: ready(15n),
    balance: ready(15n),
    approvals: [APPROVED, APPROVED],
    missing: undefined,
    text: { key: 'profile.create.submit' },
    requestOf: () => REQUEST,
    ...facts,
  })

describe('derivePaidForm', () => {
  it('is ready once everything is there', () => {
    expect(derive({})).toEqual({ status: 'ready', request: REQUEST, text: { key: 'profile.create.submit' } })
  })

  it.each<readonly [string, Partial<PaidFacts>, string]>([
    ['costs that can not be read', { cost: failed }, 'profile.costs.failed'],
    ['a balance that can not be read', { balance: failed }, 'profile.balance.failed'],
    ['costs that are loading', { cost: LOADING }, 'profile.checking'],
    ['too small a balance', { balance: ready(14n) }, 'profile.insufficient'],
    ['a choice that is missing', { missing: { key: 'profile.picture.choose' } }, 'profile.picture.choose'],
    ['nothing to send yet', { requestOf: () => undefined }, 'profile.checking'],
    ['an allowance that is not read', { approvals: [{ status: 'UNKNOWN' }] }, 'profile.checking'],
  ])('with %s is not ready, and says why', (_what, facts, key) => {
    const form = derive(facts)
    expect('text' in form && form.text.key).toBe(key)
    expect(form.status).not.toBe('ready')
  })

  it('asks for both approvals, one after the other, and batches the last with the action', () => {
    expect(derive({ approvals: [OPEN, OPEN] })).toMatchObject({
      status: 'needsApproval',
      request: APPROVE,
      order: { index: 1, count: 2 },
      next: { text: { key: 'profile.create.submit' } },
    })
    expect(derive({ approvals: [APPROVED, OPEN] })).toMatchObject({
      status: 'needsApproval',
      next: { request: REQUEST },
    })
  })
})
