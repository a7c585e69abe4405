import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { getDeployment } from '@/config/deployment'
import type { Address } from '@/lib/hex'
import { useKnownAddresses } from './useKnownAddresses'

const { contracts, list, pools } = getDeployment().farms
const STRANGER: Address = '0x52908400098527886E0F7030069857D2E4169EE7'

describe('useKnownAddresses', () => {
  it('knows the contracts of farms and pools, and their LP tokens', () => {
    const { result } = renderHook(() => useKnownAddresses())
    const addresses = [
      ...Object.values(contracts),
      ...list.map(({ lpToken }) => lpToken),
      ...pools.map(({ contract }) => contract),
    ]
    expect(addresses.length).toBeGreaterThan(10)
    for (const address of addresses) expect(result.current.of(address.toLowerCase() as Address)).toBe('contract')
    expect(result.current.of(STRANGER)).toBeUndefined()
  })
})
