/** Truncates a text to `maxCharacters` code points, with an ellipsis. */
export function shortenText(text: string, maxCharacters: number): string {
  // A code point has at most two UTF-16 units, so the rest need not be scanned.
  const characters = Array.from(text.slice(0, maxCharacters * 2 + 1))
  return characters.length > maxCharacters ? `${characters.slice(0, maxCharacters).join('')}…` : text
}
