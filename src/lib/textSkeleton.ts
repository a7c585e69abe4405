/** Characters that look like the Latin letter next to them. */
const LOOK_ALIKES = new Map(
  Object.entries({
    а: 'a',
    в: 'b',
    с: 'c',
    ԁ: 'd',
    е: 'e',
    н: 'h',
    і: 'i',
    ј: 'j',
    к: 'k',
    м: 'm',
    о: 'o',
    р: 'p',
    ѕ: 's',
    т: 't',
    у: 'y',
    х: 'x',
    α: 'a',
    β: 'b',
    ε: 'e',
    η: 'n',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    χ: 'x',
    ı: 'i',
    '0': 'o',
    '1': 'i',
    l: 'i',
    '5': 's',
    '8': 'b',
  }),
)

/** Normalizes a text to what it looks like: confusable letters, diacritics and spaces are unified. */
export function skeletonOf(text: string): string {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  return Array.from(plain, (letter) => LOOK_ALIKES.get(letter) ?? letter).join('')
}
