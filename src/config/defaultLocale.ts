/** The language whose texts define the keys, and the fallback. */
export const DEFAULT_LOCALE = 'en-US'
