import type { TextSets } from './generated/textSets'

/** Texts that are fetched together: an English file, or `common`, which every page has. */
export type TextSet = keyof TextSets

type KeysOf<Texts> = Texts extends unknown ? keyof Texts & string : never
type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other'
type WithoutPlural<Key extends string> = Key extends `${infer Base}${PluralSuffix}` ? Base : Key

/** All keys of the English texts; plural keys without their suffix. */
export type TranslationKey = WithoutPlural<KeysOf<TextSets[TextSet]>>

/** Values for %name% placeholders; `count` also selects the plural form. */
export type TranslationValues = Readonly<Record<string, string | number>>

/** A text stored as data (transaction, form state). Its key may come from an older version. */
export interface TranslatableText {
  readonly key: string
  readonly values?: TranslationValues
}
