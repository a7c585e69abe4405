import { renderHook, waitFor } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchPoolWeeks } from '@/api/exchange/poolWeeks'
import { getDeployment, setDeployment } from '@/config/deployment'
import { TestStore } from '@/hooks/testing/TestStore'
import { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { usePoolWeeks, weekStartOf } from './usePoolWeeks'

vi.mock('@/api/exchange/poolWeeks')

const POOL: Address = `0x${'aB'.repeat(20)}`
const pools = [POOL]
const week = { address: POOL, liquidityUsd: new Decimal(1), volumeUsd: new Decimal(2), createdSec: 0 }
const node = () => {
  throw new Error('down')
}
const read = (asked: readonly Address[]) =>
  renderHook(() => usePoolWeeks(asked), {
    wrapper: ({ children }) => (
      <SWRConfig value={{ provider: () => new Map() }}>
        <TestStore node={node}>{children}</TestStore>
      </SWRConfig>
    ),
  }).result

afterEach(() => vi.mocked(fetchPoolWeeks).mockReset())

describe('usePoolWeeks', () => {
  it('returns the pools that the subgraph knows, by address in lower case', async () => {
    vi.mocked(fetchPoolWeeks).mockResolvedValue([week])
    const result = read(pools)
    await waitFor(() => expect(result.current.status).toBe('ready'))
    expect(valueOf(result.current)?.byAddress.get(POOL.toLowerCase())).toBe(week)
    expect(fetchPoolWeeks).toHaveBeenCalledWith(
      getDeployment().subgraphs['exchange'],
      pools,
      valueOf(result.current)?.sinceSec,
    )
  })

  it('fails as the subgraph does', async () => {
    vi.mocked(fetchPoolWeeks).mockRejectedValue(new Error('down'))
    const result = read(pools)
    await waitFor(() => expect(result.current.status).toBe('failed'))
  })

  it('asks nothing without pools, and on a network without a subgraph', () => {
    expect(read([]).current).toEqual({ status: 'ready', value: undefined })
    setDeployment({ ...getDeployment(), subgraphs: {} })
    expect(read(pools).current).toEqual({ status: 'ready', value: undefined })
    expect(fetchPoolWeeks).not.toHaveBeenCalled()
  })
})

it('a week starts six days before the current one, in UTC', () => {
  expect(weekStartOf(10 * 86_400 + 5)).toBe(4 * 86_400)
})
