/** Controls, invisible and direction-changing characters, lone surrogates; not the end of a line. */
const INVISIBLE = /(?!\n)\p{C}/gu
/** Shown in place of what cannot be seen. */
const MARK = '\uFFFD'

/** A text of several lines that a stranger wrote, letter for letter; what cannot be seen is marked. */
export function foreignLines(text: string): { readonly text: string; readonly hasInvisible: boolean } {
  const shown = text.replace(/\r\n?/g, '\n').replace(INVISIBLE, MARK)
  return { text: shown, hasInvisible: shown.includes(MARK) }
}
