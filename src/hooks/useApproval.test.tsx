import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { erc20Contract } from '@/chain/contracts/erc20'
import { getDeployment } from '@/config/deployment'
import type { Address } from '@/lib/hex'
import { type AppStore, createAppStore } from '@/store/appStore'
import { blockArrived } from '@/store/block/blockSlice'
import { createFakeChain, type FakeChain, MULTICALL, wordOf } from '@/store/testing/fakeChain'
import { ACCOUNT, HASH, receipt, record, TOKEN } from '@/store/testing/watchedTransaction'
import type { TransactionRecord } from '@/store/transactions/transaction'
import { transactionAdded } from '@/store/transactions/transactionsSlice'
import { walletSession } from '@/wallet/session'
import { useApproval } from './useApproval'

const { chainId } = getDeployment()
const SPENDER: Address = `0x${'c'.repeat(40)}`

const approvalRecord = (): TransactionRecord => ({
  ...record(),
  approval: { tokenAddress: TOKEN, spender: SPENDER },
})

let chain: FakeChain
let store: AppStore
const wrapper = ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>

async function ask(question: Parameters<typeof useApproval>[0], allowed: bigint) {
  chain.answers.set(erc20Contract(TOKEN).allowance(ACCOUNT, SPENDER).key, wordOf(allowed))
  const { result } = renderHook(() => useApproval(question), { wrapper })
  await act(() => vi.advanceTimersByTimeAsync(100))
  act(() => {
    store.dispatch(blockArrived({ number: 100, timestampSec: 600 }))
  })
  await act(() => vi.advanceTimersByTimeAsync(0))
  return result
}

beforeEach(() => {
  vi.useFakeTimers()
  chain = createFakeChain()
  store = createAppStore({ client: chain.client, chainId, multicall: MULTICALL })
  walletSession.set({
    status: 'connected',
    account: ACCOUNT,
    chainId,
    provider: { request: () => Promise.reject(new Error('unused')) },
    choiceId: 'test',
  })
})
afterEach(() => {
  walletSession.set({ status: 'disconnected' })
  vi.useRealTimers()
})

describe('useApproval', () => {
  it.each([
    ['APPROVED', { token: TOKEN, spender: SPENDER, amount: 5n }, 5n],
    ['NOT_APPROVED', { token: TOKEN, spender: SPENDER, amount: 5n }, 4n],
    ['UNKNOWN', { token: TOKEN, spender: SPENDER, amount: undefined }, 5n],
    ['UNKNOWN', { token: TOKEN, spender: undefined, amount: 5n }, 5n],
    ['APPROVED', { token: 'native', spender: undefined, amount: undefined }, 0n],
  ] as const)('is %s for %o with an allowance of %i', async (status, question, allowed) => {
    expect((await ask(question, allowed)).current.status).toBe(status)
  })

  it('is UNKNOWN while nobody is connected or the allowance cannot be read', async () => {
    chain.down.add('eth_call')
    expect((await ask({ token: TOKEN, spender: SPENDER, amount: 5n }, 9n)).current).toEqual({ status: 'UNKNOWN' })
    walletSession.set({ status: 'disconnected' })
    expect((await ask({ token: TOKEN, spender: SPENDER, amount: 5n }, 9n)).current.status).toBe('UNKNOWN')
  })

  it('asks for the maximum first and knows the exact amount; is PENDING once that was sent', async () => {
    const result = await ask({ token: TOKEN, tokenName: 'USDC', spender: SPENDER, amount: 5n }, 0n)
    expect(result.current).toMatchObject({
      request: {
        contract: TOKEN,
        args: [SPENDER, 2n ** 256n - 1n],
        fallback: { args: [SPENDER, 5n] },
        summary: { values: { asset: 'USDC' } },
      },
    })
    act(() => {
      store.dispatch(transactionAdded({ chainId, transaction: approvalRecord() }))
    })
    expect(result.current.status).toBe('PENDING')
  })

  it('asks for no second approval between the receipt and the new allowance', async () => {
    const result = await ask({ token: TOKEN, spender: SPENDER, amount: 5n }, 0n)
    chain.receipts.set(HASH, receipt)
    chain.blockNumber = 101
    chain.multicallLag = 1
    await act(async () => {
      store.dispatch(transactionAdded({ chainId, transaction: approvalRecord() }))
      await vi.dynamicImportSettled()
      await vi.advanceTimersByTimeAsync(0)
    })
    expect(store.getState().transactions[chainId]?.[HASH]?.receipt).toBeDefined()
    expect(result.current.status).toBe('UNKNOWN')
    chain.multicallLag = 0
    chain.answers.set(erc20Contract(TOKEN).allowance(ACCOUNT, SPENDER).key, wordOf(5))
    await act(() => vi.advanceTimersByTimeAsync(4_000))
    expect(result.current.status).toBe('APPROVED')
  })
})
