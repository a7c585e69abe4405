import type { Acquaintance } from '@/domain/known-address/useKnownAddresses'
import type { TranslationKey } from '@/i18n/keys'

const KEYS = {
  own: 'address.own',
  ownOther: 'address.ownOther',
  sentTo: 'address.sentTo',
  contract: 'address.contract',
} as const satisfies Record<Acquaintance, TranslationKey>

/** The text that says what the user has to do with an address. @param acquaintance undefined for an address that is not known */
export function acquaintanceKey(acquaintance: Acquaintance | undefined): TranslationKey {
  return acquaintance === undefined ? 'address.new' : KEYS[acquaintance]
}
