import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { approveTx } from '@/chain/tx/approveTx'
import { ChainFailure } from '@/chain/tx/chainError'
import { sendTx } from '@/chain/tx/sendTx'
import type { AnyTxRequest } from '@/chain/tx/txRequest'
import { getDeployment } from '@/config/deployment'
import type { Address, Hex } from '@/lib/hex'
import { rememberedAddresses } from '@/platform/rememberedAddresses'
import { type AppStore, createAppStore } from '@/store/appStore'
import { comparison } from '@/store/multicall/agreement'
import { createFakeChain, MULTICALL } from '@/store/testing/fakeChain'
import { walletSession } from '@/wallet/session'
import { useSendTx } from './useSendTx'
import { useTransactions } from './useTransactions'

vi.mock('@/chain/tx/sendTx', () => ({ sendTx: vi.fn() }))

const { chainId } = getDeployment()
const ACCOUNT: Address = `0x${'a'.repeat(40)}`
const TOKEN: Address = `0x${'b'.repeat(40)}`
const HASH: Hex = `0x${'1'.repeat(64)}`
const request = approveTx({ token: TOKEN, tokenName: 'USDC', spender: MULTICALL, amount: 5n })
const connected = {
  status: 'connected',
  account: ACCOUNT,
  chainId,
  provider: { request: () => Promise.reject(new Error('unused')) },
  choiceId: 'test',
} as const

let store: AppStore
const wrapper = ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>
const send = (what: AnyTxRequest = request) => renderHook(() => useSendTx(), { wrapper }).result.current(what)

beforeEach(() => {
  store = createAppStore({ client: createFakeChain().client, chainId, multicall: MULTICALL })
  walletSession.set(connected)
})
afterEach(() => {
  walletSession.set({ status: 'disconnected' })
  comparison.set(undefined)
  vi.mocked(sendTx).mockReset()
})

describe('useSendTx', () => {
  it('records a sent transaction with its sender and touched contracts', async () => {
    vi.mocked(sendTx).mockResolvedValue(HASH)
    expect(await send()).toEqual({ status: 'sent', hash: HASH })
    expect(store.getState().transactions[chainId]?.[HASH]).toMatchObject({
      hash: HASH,
      from: ACCOUNT,
      summary: request.summary,
      touches: [TOKEN],
      approval: { tokenAddress: TOKEN, spender: MULTICALL },
    })
    const { result } = renderHook(() => useTransactions(), { wrapper })
    expect(result.current.recent.map(({ hash }) => hash)).toEqual([HASH])
    expect(result.current.hasPendingApproval(TOKEN, MULTICALL)).toBe(true)
  })

  it('stores the recipient, unless nothing was sent or the sender is the recipient', async () => {
    const known = () => rememberedAddresses.getSnapshot().destinations
    const { gas, summary, success, failure } = request
    const dataTo = (to: Address): AnyTxRequest => ({ gas, summary, success, failure, touches: [], to, data: '0x00' })
    const friend: Address = `0x${'c'.repeat(40)}`
    vi.mocked(sendTx)
      .mockRejectedValueOnce(new ChainFailure({ kind: 'rejected' }))
      .mockResolvedValueOnce(HASH)
    await send(dataTo(friend))
    expect(known()).toEqual([])
    await send(dataTo(friend))
    expect(known()).toEqual([friend])
    vi.mocked(sendTx)
      .mockResolvedValueOnce(`0x${'2'.repeat(64)}`)
      .mockResolvedValueOnce(`0x${'3'.repeat(64)}`)
    await send(dataTo(ACCOUNT))
    await send({ ...request, preview: { sends: [], receives: [], recipient: TOKEN } })
    expect(known()).toEqual([TOKEN, friend])
  })

  it.each([
    ['good', { status: 'sent', hash: HASH }],
    ['alone', { status: 'sent', hash: HASH }],
    ['differed', { status: 'failed', error: { kind: 'disputed' } }],
  ] as const)('sends only if nodes do not disagree: %s', async (compared, expected) => {
    vi.mocked(sendTx).mockResolvedValue(HASH)
    comparison.set(() => Promise.resolve(compared))
    expect(await send()).toEqual(expected)
    expect(sendTx).toHaveBeenCalledTimes(expected.status === 'sent' ? 1 : 0)
  })

  it.each([
    [new ChainFailure({ kind: 'rejected' }), { status: 'rejected' }],
    [
      new Error('No transaction hash found.'),
      { status: 'failed', error: { kind: 'unknown', reason: 'No transaction hash found.' } },
    ],
  ])('never rejects: %s', async (thrown, expected) => {
    vi.mocked(sendTx).mockRejectedValue(thrown)
    expect(await send()).toEqual(expected)
    expect(store.getState().transactions[chainId]).toBeUndefined()
  })

  it.each([
    [{ status: 'disconnected' } as const, 'unknown'],
    [{ status: 'wrongChain', choiceId: 'test' } as const, 'wrongChain'],
  ])('sends nothing while the wallet is %o', async (session, kind) => {
    walletSession.set(session)
    expect(await send()).toEqual({ status: 'failed', error: { kind } })
    expect(sendTx).not.toHaveBeenCalled()
  })
})
