import { useState } from 'react'
import { type AddressRelation, useKnownAddresses } from '@/domain/known-address/useKnownAddresses'
import type { Exchange } from '@/domain/pair/exchange'
import type { Trade } from '@/domain/trade/trade'
import { useAccount } from '@/hooks/useAccount'
import type { Address } from '@/lib/hex'
import { assessRecipient, contractsOf, type Recipient, readRecipient } from '../model/recipient'
import { useNamedRecipient } from './useNamedRecipient'

export interface RecipientChoice {
  readonly recipient: Recipient
  /** What the user has to do with the address; undefined where nothing, or there is none. */
  readonly acquaintance: AddressRelation | undefined
  /** The user has compared the address with the one that it imitates, or takes that back. */
  readonly onCompared: (isCompared: boolean) => void
}

/** Who receives: the account itself, but where an expert says who does. @param typed undefined where nobody is named */
export function useRecipient(
  typed: string | undefined,
  trade: Trade | undefined,
  { factory, router, wcro }: Exchange,
): RecipientChoice {
  const account = useAccount()
  const known = useKnownAddresses()
  const named = useNamedRecipient(typed)
  // Of one address: another has to be compared anew.
  const [compared, setCompared] = useState<Address>()
  const recipient = ((): Recipient => {
    if (typed === undefined)
      return account === undefined ? { status: 'empty' } : { status: 'address', address: account }
    const contracts = [factory, router, wcro.address, ...(trade === undefined ? [] : contractsOf(trade))]
    return assessRecipient(readRecipient(typed, contracts, named), known, compared)
  })()
  const address = 'address' in recipient ? recipient.address : undefined
  return {
    recipient,
    acquaintance: address && known.of(address),
    onCompared: (isCompared) => setCompared(isCompared ? address : undefined),
  }
}
