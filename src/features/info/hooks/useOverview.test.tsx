import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useInfoOverview } from '@/domain/exchange-info/useInfoOverview'
import { useReading } from '@/hooks/useReading'
import { Decimal } from '@/lib/decimal'
import { LOADING, ready, valueOf } from '@/lib/loadable'
import { testOverview } from '../testing/info'
import { useOverview } from './useOverview'

vi.mock('@/domain/exchange-info/useInfoOverview')
vi.mock('@/hooks/useReading')

it("prefers the chain's price of CRO to the index's", () => {
  vi.mocked(useInfoOverview).mockReturnValue(ready(testOverview))
  vi.mocked(useReading).mockReturnValue(LOADING)
  const { result, rerender } = renderHook(useOverview)
  expect(valueOf(result.current)?.croPrice?.toFixed()).toBe('0.1')
  vi.mocked(useReading).mockReturnValue(ready(new Decimal('0.2')))
  rerender()
  expect(valueOf(result.current)?.croPrice?.toFixed()).toBe('0.2')
})
