import { describe, expect, it } from 'vitest'
import { approveTx } from '@/chain/tx/approveTx'
import { SHARE_TOKEN, testVault } from '@/domain/vault/testing/vaults'
import { LOADING, ready } from '@/lib/loadable'
import { LP, pairFarm } from '../testing/farms'
import { deriveMoveForm, type MoveFormFacts } from './moveForm'

const approval = approveTx({ token: LP, tokenName: 'DIAL-CRO LP', spender: SHARE_TOKEN, amount: 7n })
const form = (change: Partial<MoveFormFacts> = {}) =>
  deriveMoveForm({
    walletStatus: 'connected',
    farm: pairFarm,
    vault: testVault({}, { underlying: LP }),
    shareToken: SHARE_TOKEN,
    stake: ready(7n),
    earnedWei: 2n,
    shares: undefined,
    referrer: undefined,
    approval: { status: 'APPROVED' },
    isBatch: false,
    isPending: false,
    ...change,
  })
const unstaking = { move: { kind: 'unstake', contract: SHARE_TOKEN, amount: '7' } }

describe('deriveMoveForm', () => {
  it('unstakes first with a wallet that takes one transaction at a time, whatever the allowance', () => {
    expect(form()).toMatchObject({ status: 'ready', request: unstaking, text: { key: 'farms.move' } })
    expect(form({ approval: { status: 'NOT_APPROVED', request: approval } })).toMatchObject({
      status: 'ready',
      request: unstaking,
    })
  })

  it('does everything at once with a wallet that takes batches', () => {
    const batch = { contract: SHARE_TOKEN, before: [unstaking] }
    expect(form({ isBatch: true })).toMatchObject({ status: 'ready', request: batch })
    expect(form({ isBatch: true, approval: { status: 'NOT_APPROVED', request: approval } })).toMatchObject({
      status: 'needsApproval',
      request: approval,
      next: { request: batch },
    })
    expect(form({ isBatch: true, approval: { status: 'UNKNOWN' } })).toMatchObject({ status: 'invalid' })
  })

  it('waits for what was sent, and is nothing without a stake', () => {
    expect(form({ isPending: true })).toMatchObject({ status: 'empty', text: { key: 'farms.move.pending' } })
    expect(form({ stake: ready(0n) })).toBeUndefined()
    expect(form({ stake: LOADING })).toBeUndefined()
    expect(form({ stake: { status: 'failed', retry: () => undefined } })).toMatchObject({ status: 'invalid' })
    expect(form({ walletStatus: 'wrongChain' })).toEqual({ status: 'wrongChain' })
  })
})
