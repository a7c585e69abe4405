import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { TestStore } from './testing/TestStore'
import { useListSettings } from './useListSettings'

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <TestStore
    node={() => {
      throw new Error('no answer')
    }}
  >
    {children}
  </TestStore>
)

describe('useListSettings', () => {
  it('keeps the settings of each list apart', () => {
    const { result } = renderHook(() => ({ farms: useListSettings('farms'), pools: useListSettings('pools') }), {
      wrapper,
    })
    expect(result.current.farms).toMatchObject({ view: 'table', isStakedOnly: false })
    act(() => result.current.farms.keep({ view: 'cards', isStakedOnly: true }))
    expect(result.current.farms).toMatchObject({ view: 'cards', isStakedOnly: true })
    expect(result.current.pools).toMatchObject({ view: 'table', isStakedOnly: false })
    act(() => result.current.pools.keep({ view: 'table', isStakedOnly: true }))
    expect(result.current.pools).toMatchObject({ view: 'table', isStakedOnly: true })
    expect(result.current.farms).toMatchObject({ view: 'cards', isStakedOnly: true })
  })
})
