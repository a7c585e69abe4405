/** Controls, invisible and direction-changing characters, lone surrogates: what makes one text look like another. */
const INVISIBLE = /\p{C}/gu

/** Words that a stranger wrote (a token, a wallet, a node) as they can be shown: what can be seen of them, on one line, `maxLength` characters at most. */
export function foreignText(text: string, maxLength: number): string {
  // Cut before and after: a stranger may write megabytes.
  const visible = text
    .slice(0, maxLength * 8)
    .replace(INVISIBLE, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return Array.from(visible).slice(0, maxLength).join('').trim()
}
