import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { getDeployment } from '@/config/deployment'
import { getExchange } from '@/domain/pair/exchange'
import { pairAddress } from '@/domain/pair/pairAddress'
import { useUserPairs } from '@/domain/pair/useUserPairs'
import { useAppDispatch } from '@/hooks/storeHooks'
import { TestStore } from '@/hooks/testing/TestStore'
import { addressOf } from '@/lib/testing/addresses'
import { tokenAdded } from '@/store/lists/listsSlice'
import { useSavedInfo } from './useSavedInfo'

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <TestStore
    node={() => {
      throw new Error('no answer')
    }}
  >
    {children}
  </TestStore>
)

it('has the imported tokens and pools, latest first', () => {
  const { result } = renderHook(
    () => ({ saved: useSavedInfo(), dispatch: useAppDispatch(), keep: useUserPairs().keep }),
    { wrapper },
  )
  const { chainId } = getDeployment()
  const add = (digit: string) => {
    const token = { address: addressOf(digit), symbol: digit, name: digit, decimals: 18 }
    result.current.dispatch(tokenAdded({ chainId, token }))
  }
  act(() => {
    add('1')
    add('2')
    result.current.keep(addressOf('2'), addressOf('1'), true)
  })
  const exchange = getExchange()
  expect(result.current.saved.tokens).toEqual([addressOf('2'), addressOf('1')])
  expect(result.current.saved.pools).toEqual([
    exchange && pairAddress(exchange, { address: addressOf('1') }, { address: addressOf('2') }),
  ])
})
