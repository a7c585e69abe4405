import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { beforeEach, describe, expect, it } from 'vitest'
import { getDeployment } from '@/config/deployment'
import type { Address, Hex } from '@/lib/hex'
import { type AppStore, createAppStore } from '@/store/appStore'
import { blockArrived } from '@/store/block/blockSlice'
import { createFakeChain, MULTICALL } from '@/store/testing/fakeChain'
import { transactionAdded } from '@/store/transactions/transactionsSlice'
import { useIndexCheck } from './useIndexCheck'

const HEAD = 1_000
const HEAD_SEC = 1_740_000_000
const HASH: Hex = `0x${'1'.repeat(64)}`
const ACCOUNT: Address = `0x${'a'.repeat(40)}`
const text = { key: 'tx.sent' }

let store: AppStore
const check = () =>
  renderHook(useIndexCheck, {
    wrapper: ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>,
  }).result.current
const arrive = () => store.dispatch(blockArrived({ number: HEAD, timestampSec: HEAD_SEC }))
const indexedTo = (number: number) => ({ number, timestampSec: HEAD_SEC - (HEAD - number) * 6 })

/** A transaction of the user's that was mined in a block. */
function mine(blockNumber: number): void {
  const receipt = {
    blockHash: HASH,
    blockNumber,
    contractAddress: null,
    from: ACCOUNT,
    status: 1,
    to: ACCOUNT,
    transactionHash: HASH,
    transactionIndex: 0,
  }
  const transaction = {
    hash: HASH,
    from: ACCOUNT,
    addedTime: Date.now(),
    summary: text,
    success: text,
    failure: text,
    touches: [],
    receipt,
  }
  store.dispatch(transactionAdded({ chainId: getDeployment().chainId, transaction }))
}

beforeEach(() => {
  const { client } = createFakeChain()
  store = createAppStore({ client, chainId: getDeployment().chainId, multicall: MULTICALL })
})

describe('useIndexCheck', () => {
  it('tells the time of the chain, and that of the computer before the first block', () => {
    const { nowSec } = check()
    expect(Math.abs(nowSec() - Date.now() / 1000)).toBeLessThan(5)
    arrive()
    expect(nowSec()).toBe(HEAD_SEC)
  })

  it.each<[string, ReturnType<typeof indexedTo> | undefined, boolean]>([
    ['keeps up', indexedTo(HEAD - 2), false],
    ['is ahead of the page', indexedTo(HEAD + 2), false],
    ['is noticeably behind', indexedTo(HEAD - 60), true],
    ['does not tell its block', undefined, true],
  ])('judges an index that %s', (_, indexed, isBehind) => {
    arrive()
    expect(check().isBehind(indexed)).toBe(isBehind)
  })

  it('calls an index behind that lacks a transaction of the user', () => {
    arrive()
    mine(HEAD - 5)
    expect(check().isBehind(indexedTo(HEAD - 6))).toBe(true)
    expect(check().isBehind(indexedTo(HEAD - 5))).toBe(false)
  })

  it('ignores a transaction of a chain that was longer', () => {
    arrive()
    mine(HEAD + 5)
    expect(check().isBehind(indexedTo(HEAD))).toBe(false)
  })
})
