import { describe, expect, it } from 'vitest'
import { approveTx } from '@/chain/tx/approveTx'
import { approvalForm } from './approval'

const request = approveTx({
  token: `0x${'b'.repeat(40)}`,
  tokenName: 'USDC',
  spender: `0x${'c'.repeat(40)}`,
  amount: 1n,
})
const checking = { key: 'swap.allowance.unread' }
const next = { request, text: { key: 'vault.deposit' } }

describe('approvalForm', () => {
  it('lets through what is approved', () => {
    expect(approvalForm({ status: 'APPROVED' }, checking, next)).toBeUndefined()
  })

  it('waits while the allowance is not known', () => {
    expect(approvalForm({ status: 'UNKNOWN' }, checking)).toEqual({ status: 'invalid', text: checking })
  })

  it('asks for the approval, with what it is for, and says when it is pending', () => {
    expect(approvalForm({ status: 'NOT_APPROVED', request }, checking)).toEqual({
      status: 'needsApproval',
      request,
      isPending: false,
    })
    expect(approvalForm({ status: 'PENDING', request }, checking, next)).toEqual({
      status: 'needsApproval',
      request,
      isPending: true,
      next,
    })
  })
})
