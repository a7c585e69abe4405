const ANY = '%'
const ONE = '_'
const ESCAPE = '\\'

/** A part of a pattern: a character, or one of the wildcards. */
type Part = { readonly character: string } | typeof ANY | typeof ONE

function partsOf(pattern: string): readonly Part[] {
  const parts: Part[] = []
  for (let index = 0; index < pattern.length; index += 1) {
    const character = pattern.charAt(index)
    if (character === ESCAPE && index + 1 < pattern.length) {
      index += 1
      parts.push({ character: pattern.charAt(index) })
    } else if (character === ANY || character === ONE) parts.push(character)
    else parts.push({ character })
  }
  return parts
}

/**
 * Returns whether a text matches a pattern of SQL's LIKE, in which `%` stands for any characters, `_` for one, and a
 * backslash escapes both. Never takes more steps than the product of both lengths.
 */
export function likePattern(pattern: string): (text: string) => boolean {
  const parts = partsOf(pattern)
  return (text) => {
    let [at, part] = [0, 0]
    /** Where to go on when a later part does not match: the last `%` takes one more character. */
    let retry: { readonly part: number; at: number } | undefined
    while (at < text.length) {
      const wanted = parts[part]
      if (wanted === ANY) {
        part += 1
        retry = { part, at }
      } else if (wanted === ONE || (wanted !== undefined && wanted.character === text.charAt(at))) {
        at += 1
        part += 1
      } else if (retry !== undefined) {
        retry.at += 1
        at = retry.at
        part = retry.part
      } else return false
    }
    return parts.slice(part).every((rest) => rest === ANY)
  }
}
