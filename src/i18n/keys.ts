import type { TextSets } from './generated/textSets'

/** Texts that are fetched together: a file of the English texts, or `common`, which every page has. */
export type TextSet = keyof TextSets

type KeysOf<Texts> = Texts extends unknown ? keyof Texts & string : never
type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other'
type WithoutPlural<Key extends string> = Key extends `${infer Base}${PluralSuffix}` ? Base : Key

/** Every key of the English texts; a key with plural forms is named without its suffix. */
export type TranslationKey = WithoutPlural<KeysOf<TextSets[TextSet]>>

/** What stands in for the %name% placeholders; `count` also chooses the plural form. */
export type TranslationValues = Readonly<Record<string, string | number>>

/** A text kept as data (a stored transaction, a form state): its key may come from an older version. */
export interface TranslatableText {
  readonly key: string
  readonly values?: TranslationValues
}
