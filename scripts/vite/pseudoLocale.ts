import type { Texts } from './localeFiles.ts'

/** English as `[Ŵîţĥđŕàŵ one]`: shows what is not translated, and what does not fit once it is. */
export const PSEUDO_LOCALE = 'en-XA'

const PLAIN = 'ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz'
const ACCENTED = 'ÀÇĐÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽàçđéĝĥîĵķļñöŕšţûŵýž'
/** Words for a third more letters, as German or Finnish needs. */
const FILLER = 'one two three four five six seven eight nine ten'
const PLACEHOLDER = /(%[A-Za-z]\w*%)/

/** A text in the pseudo-language; its placeholders are kept. */
export function pseudoText(text: string): string {
  const accented = text
    .split(PLACEHOLDER)
    .map((part) =>
      PLACEHOLDER.test(part)
        ? part
        : part.replaceAll(/[A-Za-z]/g, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter),
    )
    .join('')
  return `[${accented} ${FILLER.repeat(Math.ceil(text.length / FILLER.length)).slice(0, Math.ceil(text.length / 3))}]`
}

/** The text sets of English in the pseudo-language. */
export function pseudoSets(english: Readonly<Record<string, Texts>>): Readonly<Record<string, Texts>> {
  return Object.fromEntries(
    Object.entries(english).map(([set, texts]) => [
      set,
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudoText(text)])),
    ]),
  )
}
