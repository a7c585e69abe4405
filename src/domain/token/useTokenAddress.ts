import { useMemo } from 'react'
import { hasValidChecksum } from '@/chain/abi/checksum'
import { getDeployment } from '@/config/deployment'
import { useReading } from '@/hooks/useReading'
import { type Address, isAddress, ZERO_ADDRESS } from '@/lib/hex'
import type { ListedToken } from './currency'
import { tokenLookupReading } from './lookup'

/** What a typed address is. */
export type TokenAddressStatus =
  /** The text is not meant as an address. */
  | { readonly status: 'none' }
  | { readonly status: 'invalid' }
  | { readonly status: 'loading' }
  | { readonly status: 'notExists' }
  | { readonly status: 'exists'; readonly token: ListedToken }
  | { readonly status: 'failed'; readonly retry: () => void }

/** A text as a token address; undefined where it is none, or its letter case says that it was mistyped. */
function parseTokenAddress(text: string): Address | undefined {
  const trimmed = text.trim()
  return isAddress(trimmed) && trimmed !== ZERO_ADDRESS && hasValidChecksum(trimmed) ? trimmed : undefined
}

/** Looks up on the chain what was typed, where it is an address. */
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
