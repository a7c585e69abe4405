import { useMemo } from 'react'
import { hasValidChecksum } from '@/chain/abi/checksum'
import { getDeployment } from '@/config/deployment'
import { useReading } from '@/hooks/useReading'
import { type Address, isAddress, ZERO_ADDRESS } from '@/lib/hex'
import type { ListedToken } from './currency'
import { tokenLookupReading } from './lookup'

/** The result of a typed address. */
export type TokenAddressStatus =
  /** The text does not look like an address. */
  | { readonly status: 'none' }
  | { readonly status: 'invalid' }
  | { readonly status: 'loading' }
  | { readonly status: 'notExists' }
  | { readonly status: 'exists'; readonly token: ListedToken }
  | { readonly status: 'failed'; readonly retry: () => void }

/** Parses a token address; undefined if it is invalid or fails its checksum. */
function parseTokenAddress(text: string): Address | undefined {
  const trimmed = text.trim()
  return isAddress(trimmed) && trimmed !== ZERO_ADDRESS && hasValidChecksum(trimmed) ? trimmed : undefined
}

/** Looks up a typed token address on the chain. */
export function useTokenAddress(text: string): TokenAddressStatus {
  const isMeant = /^\s*0x/i.test(text)
  const address = isMeant ? parseTokenAddress(text) : undefined
  const lookup = useReading(
    useMemo(() => (address === undefined ? undefined : tokenLookupReading(getDeployment(), address)), [address]),
  )
  return useMemo(() => {
    if (address === undefined) return { status: isMeant ? 'invalid' : 'none' }
    if (lookup.status === 'loading' || lookup.status === 'failed') return lookup
    return lookup.value
  }, [isMeant, address, lookup])
}
