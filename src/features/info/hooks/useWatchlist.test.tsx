import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { TestStore } from '@/hooks/testing/TestStore'
import type { Address } from '@/lib/hex'
import { useWatchlist } from './useWatchlist'

const ADDRESS: Address = `0x${'Ab'.repeat(20)}`

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <TestStore
    node={() => {
      throw new Error('no answer')
    }}
  >
    {children}
  </TestStore>
)

it('stars tokens and pools apart, in any letter case', () => {
  const { result } = renderHook(() => ({ tokens: useWatchlist('token'), pools: useWatchlist('pool') }), { wrapper })
  const lower: Address = `0x${'ab'.repeat(20)}`
  act(() => result.current.tokens.toggle(ADDRESS))
  expect(result.current.tokens.addresses).toEqual([lower])
  expect(result.current.tokens.has(ADDRESS)).toBe(true)
  expect(result.current.pools.has(ADDRESS)).toBe(false)
  act(() => result.current.tokens.toggle(lower))
  expect(result.current.tokens.addresses).toEqual([])
})
