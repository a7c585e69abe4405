import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchTopTokens } from '@/api/dexInfo/query'
import { fetchTokenList } from '@/api/tokenList/query'
import { createAppStore } from '@/store/appStore'
import { importList } from '@/store/lists/listFetching'
import { createFakeChain, MULTICALL } from '@/store/testing/fakeChain'

vi.mock('@/api/tokenList/query', () => ({ fetchTokenList: vi.fn() }))
vi.mock('@/api/dexInfo/query', () => ({
  fetchTopTokens: vi.fn(() => Promise.resolve([])),
  fetchTopPools: vi.fn(() => Promise.resolve([])),
}))

const URL = 'https://lists.test/a.json'
const SECOND_MS = 1000

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(fetchTokenList).mockResolvedValue({ name: 'A list', version: { major: 1, minor: 0, patch: 0 }, tokens: [] })
})
afterEach(() => vi.useRealTimers())

it('lists and the ranking are fetched at once and every 10 minutes, even if pages remount', async () => {
  const { useTokenDirectory } = await import('./useTokenDirectory')
  const store = createAppStore({ client: createFakeChain().client, chainId: 25, multicall: MULTICALL })
  const wrapper = ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const asked = () => [vi.mocked(fetchTokenList).mock.calls.length, vi.mocked(fetchTopTokens).mock.calls.length]
  const open = () => renderHook(() => useTokenDirectory(), { wrapper })
  const pass = async (seconds: number) => {
    await vi.advanceTimersByTimeAsync(seconds * SECOND_MS)
    await vi.dynamicImportSettled()
  }

  await pass(5)
  await store.dispatch(importList(URL))
  const page = open()
  await pass(1)
  expect(asked()).toEqual([1, 1])
  page.unmount()
  await pass(100)
  open()
  await pass(480)
  expect(asked()).toEqual([1, 1])
  // 10 minutes after the first fetch, not 20.
  await pass(30)
  expect(asked()).toEqual([2, 2])
  for (let round = 3; round < 6; round += 1) {
    await pass(600)
    expect(asked()).toEqual([round, round])
  }
})
