import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { approveTx } from '@/chain/tx/approveTx'
import type { TxOutcome } from '@/chain/tx/txStatus'
import { SHARE_TOKEN, testVault } from '@/domain/vault/testing/vaults'
import { withdrawTx } from '@/domain/vault/withdrawTx'
import { EMPTY_AMOUNT, emptyAmount } from '@/forms/amountField'
import type { SendResult } from '@/hooks/useSendTx'
import { useTxOutcome } from '@/hooks/useTxOutcome'
import type { Address, Hex } from '@/lib/hex'
import { useAmountField } from './useAmountField'
import { useSubmitTx } from './useSubmitTx'

vi.mock('./useSubmitTx', () => ({ useSubmitTx: vi.fn() }))
vi.mock('@/hooks/useTxOutcome', () => ({ useTxOutcome: vi.fn() }))

const TOKEN: Address = `0x${'1'.repeat(40)}`
const hash: Hex = `0x${'1'.repeat(64)}`
const act5 = withdrawTx(testVault(), SHARE_TOKEN, 5n, '5')
const approval = approveTx({ token: TOKEN, tokenName: 'X', spender: SHARE_TOKEN, amount: 5n })

let outcome: TxOutcome
beforeEach(() => {
  outcome = 'pending'
  vi.mocked(useTxOutcome).mockImplementation((sent) => (sent === undefined ? 'unknown' : outcome))
})

async function submitted(result: SendResult, request = act5) {
  vi.mocked(useSubmitTx).mockReturnValue(() => Promise.resolve(result))
  const hook = renderHook(() => useAmountField(EMPTY_AMOUNT))
  act(() => hook.result.current.type('5'))
  await act(() => hook.result.current.submit(request))
  return hook
}

describe('what was typed', () => {
  it.each<[string, SendResult]>([
    ['declined', { status: 'rejected' }],
    ['that would revert', { status: 'failed', error: { kind: 'wouldRevert' } }],
    ['with too small a fee', { status: 'failed', error: { kind: 'underpriced' } }],
  ])('stays after a transaction %s', async (_what, result) => {
    expect((await submitted(result)).result.current.text).toBe('5')
  })

  it('stays after an approval, and goes with what it was typed for', async () => {
    expect((await submitted({ status: 'sent', hash }, approval)).result.current.text).toBe('5')
    expect((await submitted({ status: 'sent', hash })).result.current.text).toBe('')
  })

  it('comes back after a revert, unless something else was typed meanwhile', async () => {
    const { result, rerender } = await submitted({ status: 'sent', hash })
    outcome = 'failed'
    rerender()
    expect(result.current.text).toBe('5')
    outcome = 'pending'
    const other = await submitted({ status: 'sent', hash })
    act(() => other.result.current.type('7'))
    outcome = 'failed'
    other.rerender()
    expect(other.result.current.text).toBe('7')
  })

  it('is pending until its receipt', async () => {
    const { result, rerender } = await submitted({ status: 'sent', hash })
    expect(result.current.isPending).toBe(true)
    outcome = 'succeeded'
    rerender()
    expect(result.current.isPending).toBe(false)
  })
})

describe('a part of the balance', () => {
  it('is filled in, rounded down to the decimals of the token', () => {
    vi.mocked(useSubmitTx).mockReturnValue(() => Promise.resolve({ status: 'rejected' }))
    const { result } = renderHook(() => useAmountField(EMPTY_AMOUNT))
    act(() => result.current.percentFiller(7n, 2)?.(25))
    expect(result.current.text).toBe('0.01')
    act(() => result.current.percentFiller(7n, 2)?.(100))
    expect(result.current.text).toBe('0.07')
    expect([result.current.percentFiller(0n, 2), result.current.percentFiller(undefined, 2)]).toEqual([
      undefined,
      undefined,
    ])
  })
})

describe('a form of two fields', () => {
  const initial = emptyAmount<'A' | 'B'>('A')

  it('starts with a link, and gives a revert back to the field that it was typed into', () => {
    vi.mocked(useSubmitTx).mockReturnValue(() => Promise.resolve({ status: 'rejected' }))
    const { result, rerender } = renderHook(() => useAmountField(initial, { start: emptyAmount('B', '3') }))
    const taken = result.current.state
    act(() => result.current.markSent(hash))
    expect(result.current.state).toEqual(initial)
    outcome = 'failed'
    rerender()
    expect(result.current.state).toEqual(taken)
  })
})
