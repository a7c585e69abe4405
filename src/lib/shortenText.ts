/** A text as it is where it is short, else its beginning: at most `maxCharacters`, and never half of one. */
export function shortenText(text: string, maxCharacters: number): string {
  // A character takes at most two units, so no more needs to be looked at.
  const characters = Array.from(text.slice(0, maxCharacters * 2 + 1))
  return characters.length > maxCharacters ? `${characters.slice(0, maxCharacters).join('')}…` : text
}
