import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { approveTx } from '@/chain/tx/approveTx'
import { ChainFailure } from '@/chain/tx/chainError'
import type { SendResult } from '@/hooks/useSendTx'
import type { Address, Hex } from '@/lib/hex'
import { useSubmitTx } from '../useSubmitTx'
import { type Prepared, useConfirmFlow } from './useConfirmFlow'

vi.mock('../useSubmitTx', () => ({ useSubmitTx: vi.fn() }))
vi.mock('@/hooks/useTxOutcome', () => ({ useTxOutcome: (hash: Hex | undefined) => (hash ? 'pending' : 'unknown') }))

const TOKEN: Address = `0x${'1'.repeat(40)}`
const hash: Hex = `0x${'1'.repeat(64)}`
const request = approveTx({ token: TOKEN, tokenName: 'X', spender: TOKEN, amount: 1n })
const ready: Prepared<'moved'> = { status: 'ready', request }
const submit = vi.fn<() => Promise<SendResult>>()

beforeEach(() => {
  submit.mockReset()
  vi.mocked(useSubmitTx).mockReturnValue(submit)
})
async function confirmed(prepare: () => Promise<Prepared<'moved'>>, isForced?: boolean) {
  const { result } = renderHook(() => useConfirmFlow<string, 'moved'>())
  act(() => result.current.open('looked at'))
  act(() => result.current.accept('accepted'))
  expect(result.current.flow).toMatchObject({ step: 'review', act: 'accepted' })
  const sent = await act(() => result.current.confirm('confirmed', prepare, isForced))
  return { sent, ...result.current }
}

describe('useConfirmFlow', () => {
  it('sends what was prepared without another review, and follows it', async () => {
    submit.mockResolvedValue({ status: 'sent', hash })
    const { sent, flow, outcome } = await confirmed(() => Promise.resolve(ready), true)
    expect(submit).toHaveBeenCalledExactlyOnceWith(request, {
      reviewed: { isForced: true, isOpen: expect.any(Function) as unknown },
    })
    expect([sent, outcome]).toEqual([hash, 'pending'])
    expect(flow).toEqual({ step: 'sent', act: 'confirmed', hash })
  })

  it('returns to the review where the user rejects it', async () => {
    submit.mockResolvedValue({ status: 'rejected' })
    const { sent, flow } = await confirmed(() => Promise.resolve(ready))
    expect(sent).toBeUndefined()
    expect(flow).toEqual({ step: 'review', act: 'confirmed', isRejected: true })
  })

  it.each([
    ['refuses', () => Promise.resolve<Prepared<'moved'>>({ status: 'refused', error: 'moved' }), 'moved'],
    ['throws', () => Promise.reject(new ChainFailure({ kind: 'network' })), { kind: 'network' }],
  ] as const)('sends nothing where the form %s', async (_what, prepare, error) => {
    const { sent, flow } = await confirmed(prepare)
    expect(submit).not.toHaveBeenCalled()
    expect(sent).toBeUndefined()
    expect(flow).toEqual({ step: 'failed', act: 'confirmed', error })
  })
})
