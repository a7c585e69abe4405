import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { erc721Contract } from '@/chain/contracts/erc721'
import { getDeployment } from '@/config/deployment'
import { chainHarness } from '@/hooks/testing/chainHarness'
import { type AppStore, createAppStore } from '@/store/appStore'
import { createFakeChain, type FakeChain, MULTICALL, wordOf } from '@/store/testing/fakeChain'
import { ACCOUNT, TOKEN as COLLECTION, record } from '@/store/testing/watchedTransaction'
import { transactionAdded } from '@/store/transactions/transactionsSlice'
import { walletSession } from '@/wallet/session'
import { approveOptionsTx } from '../model/nftTx'
import { useCollectionApproval } from './useCollectionApproval'

const { chainId } = getDeployment()
const SPENDER = `0x${'c'.repeat(40)}` as const
const request = approveOptionsTx(COLLECTION, SPENDER)

let chain: FakeChain
let store: AppStore
const { wrapper, pass, newBlock } = chainHarness(() => ({ chain, store }))

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

async function ask(isApproved: bigint) {
  chain.answers.set(erc721Contract(COLLECTION).isApprovedForAll(ACCOUNT, SPENDER).key, wordOf(isApproved))
  const { result } = renderHook(() => useCollectionApproval(COLLECTION, SPENDER, request), { wrapper })
  expect(result.current).toEqual({ status: 'UNKNOWN' })
  await pass(100)
  await newBlock(100)
  return result
}

it('is APPROVED where the spender may take them', async () => {
  expect((await ask(1n)).current).toEqual({ status: 'APPROVED' })
})

it('is NOT_APPROVED otherwise, and PENDING once the approval was sent', async () => {
  const result = await ask(0n)
  expect(result.current).toEqual({ status: 'NOT_APPROVED', request })
  act(() => {
    const approval = { tokenAddress: COLLECTION, spender: SPENDER }
    store.dispatch(transactionAdded({ chainId, transaction: { ...record(), approval } }))
  })
  expect(result.current).toEqual({ status: 'PENDING', request })
})
