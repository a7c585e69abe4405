const RIGHT_TO_LEFT: readonly string[] = ['ar', 'he', 'ur', 'fa']

/** Folder of a language's text files; the hash of its texts in the name allows immutable caching. */
export function textFolder(code: string, hash: string): string {
  return `assets/texts/${code}-${hash}/`
}

/** The writing direction of a language. */
export function directionOf(code: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes((code.split('-')[0] ?? '').toLowerCase()) ? 'rtl' : 'ltr'
}
