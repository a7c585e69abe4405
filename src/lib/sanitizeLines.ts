/** Control, invisible and direction-changing characters, and lone surrogates, except line breaks. */
const INVISIBLE = /(?!\n)\p{C}/gu
/** Replacement character. */
const MARK = '\uFFFD'

/** A multi-line foreign text with invisible characters marked. */
export function sanitizeLines(text: string): { readonly text: string; readonly hasInvisible: boolean } {
  const shown = text.replace(/\r\n?/g, '\n').replace(INVISIBLE, MARK)
  return { text: shown, hasInvisible: shown.includes(MARK) }
}
