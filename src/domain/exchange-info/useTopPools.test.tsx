import { renderHook, waitFor } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PoolFigures } from '@/api/exchange/parse'
import { fetchPool, fetchTopPoolsOf } from '@/api/exchange/query'
import { getDeployment } from '@/config/deployment'
import { type Currency, nativeCurrency } from '@/domain/token/currency'
import { findToken, type Token } from '@/domain/token/token'
import { TestStore } from '@/hooks/testing/TestStore'
import { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { addressOf } from '@/lib/testing/addresses'
import { useTopPools } from './useTopPools'

vi.mock('@/api/exchange/query')

const tokenOf = (symbol: string): Token => {
  const token = findToken(getDeployment(), symbol)
  if (token === undefined) throw new Error(`No ${symbol}`)
  return token
}
const CRO = nativeCurrency(getDeployment())
const OWN: Currency = { address: addressOf('7'), symbol: 'MINE', name: 'Mine', decimals: 18 }
const [WCRO, USDC, VVS] = ['WCRO', 'USDC', 'VVS'].map(tokenOf) as [Token, Token, Token]
const pool = (digit: string, token0: Address, token1: Address): PoolFigures => ({
  address: addressOf(digit),
  token0,
  token1,
  liquidityUsd: new Decimal(1),
  volumeUsd: new Decimal(0),
})
const known = [CRO, OWN]
const node = () => {
  throw new Error('down')
}

async function namesOf(own: readonly Address[]) {
  const { result } = renderHook(() => useTopPools(known, own), {
    wrapper: ({ children }) => (
      <SWRConfig value={{ provider: () => new Map() }}>
        <TestStore node={node}>{children}</TestStore>
      </SWRConfig>
    ),
  })
  await waitFor(() => expect(result.current.status).toBe('ready'))
  return valueOf(result.current)?.map(({ currencies }) => currencies.map(({ symbol }) => symbol).join('-'))
}

afterEach(() => vi.mocked(fetchPool).mockReset())

describe('useTopPools', () => {
  it('returns the requested pools and then the largest, of known tokens', async () => {
    vi.mocked(fetchTopPoolsOf).mockResolvedValue([
      pool('1', WCRO.address, addressOf('9')),
      pool('2', USDC.address, WCRO.address.toLowerCase() as Address),
      pool('3', VVS.address, WCRO.address),
      pool('4', OWN.address as Address, WCRO.address),
    ])
    expect(await namesOf([addressOf('3')])).toEqual(['VVS-CRO', 'USDC-CRO', 'MINE-CRO'])
    expect(fetchTopPoolsOf).toHaveBeenCalledWith(
      getDeployment().subgraphs['exchange'],
      [WCRO.address, OWN.address],
      20,
      expect.any(Number),
    )
    expect(fetchPool).not.toHaveBeenCalled()
  })

  it('returns at most five, including a requested small one', async () => {
    vi.mocked(fetchTopPoolsOf).mockResolvedValue(
      ['1', '2', '3', '4', '5'].map((digit) => pool(digit, USDC.address, WCRO.address)),
    )
    vi.mocked(fetchPool).mockResolvedValue(pool('6', VVS.address, USDC.address))
    const names = await namesOf([addressOf('6')])
    expect(names).toHaveLength(5)
    expect(names?.[0]).toBe('VVS-USDC')
  })
})
