/** Control, invisible and direction-changing characters, and lone surrogates, which can disguise a text. */
const INVISIBLE = /\p{C}/gu

/**
 * A foreign text (of a token, a wallet, a node) made safe to display: visible characters, one line, at most `maxLength`
 * characters.
 */
export function sanitizeText(text: string, maxLength: number): string {
  // Cut before processing too: the text may be megabytes long.
  const visible = text
    .slice(0, maxLength * 8)
    .replace(INVISIBLE, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return Array.from(visible).slice(0, maxLength).join('').trim()
}
