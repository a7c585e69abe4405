import { useMemo } from 'react'
import { deployment } from '@/config/deployment'
import { useAccount } from '@/hooks/useAccount'
import { useTransactions } from '@/hooks/useTransactions'
import type { Address } from '@/lib/hex'

const { contracts, tokens } = deployment
const deployed: readonly Address[] = [...Object.values(contracts), ...Object.values(tokens).map(({ address }) => address)]

/** Addresses that the user has to do with: their own, those they sent to lately, and this network's contracts. */
export function useKnownAddresses(): readonly Address[] {
  const account = useAccount()
  const { recent } = useTransactions()
  return useMemo(() => {
    const sentTo = recent.flatMap(({ receipt }) => receipt?.to ?? [])
    return [...(account === undefined ? [] : [account]), ...sentTo, ...deployed]
  }, [account, recent])
}
