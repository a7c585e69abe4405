const RIGHT_TO_LEFT: readonly string[] = ['ar', 'he', 'ur', 'fa']

/** The writing direction of a language. */
export function directionOf(code: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes((code.split('-')[0] ?? '').toLowerCase()) ? 'rtl' : 'ltr'
}
