import { DEFAULT_LOCALE } from '@/config/languages'

const RIGHT_TO_LEFT: readonly string[] = ['ar', 'he', 'ur', 'fa']

function languageOf(code: string): string {
  return (code.split('-')[0] ?? '').toLowerCase()
}

/** The writing direction of a language. */
export function directionOf(code: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(languageOf(code)) ? 'rtl' : 'ltr'
}

/**
 * The language to start with: the stored choice, else the first system language that is offered (the exact tag
 * before one of the same language), else English.
 */
export function chooseLocale(
  stored: string | undefined,
  system: readonly string[],
  offered: readonly string[],
): string {
  if (stored !== undefined && offered.includes(stored)) return stored
  for (const wanted of system) {
    const exact = offered.find((code) => code.toLowerCase() === wanted.toLowerCase())
    const found = exact ?? offered.find((code) => languageOf(code) === languageOf(wanted))
    if (found !== undefined) return found
  }
  return DEFAULT_LOCALE
}
