import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { vi } from 'vitest'
import type { AppStore } from '@/store/appStore'
import { blockArrived } from '@/store/block/blockSlice'
import type { FakeChain } from '@/store/testing/fakeChain'

/** Drives a hook that reads a chain, with fake timers. @param now the current test's chain and store */
export function chainHarness(now: () => { readonly chain: FakeChain; readonly store: AppStore }) {
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  return {
    wrapper: ({ children }: { readonly children: ReactNode }) => <Provider store={now().store}>{children}</Provider>,
    pass,
    newBlock: async (number: number) => {
      const { chain, store } = now()
      chain.blockNumber = number
      act(() => {
        store.dispatch(blockArrived({ number, timestampSec: number * 6 }))
      })
      await pass(0)
    },
  }
}
