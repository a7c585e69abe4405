import type { AddressRelation } from '@/domain/known-address/useKnownAddresses'
import type { TranslationKey } from '@/i18n/keys'

const KEYS = {
  own: 'address.own',
  ownOther: 'address.ownOther',
  sentTo: 'address.sentTo',
  contract: 'address.contract',
} as const satisfies Record<AddressRelation, TranslationKey>

/** Text key for the user's relation to an address. @param acquaintance undefined for an unknown address */
export function addressRelationKey(acquaintance: AddressRelation | undefined): TranslationKey {
  return acquaintance === undefined ? 'address.new' : KEYS[acquaintance]
}
