declare module 'virtual:locales' {
  import type { Language } from '@/config/languages'

  /** The languages that have a folder under locales. */
  const offered: readonly Language[]
  export default offered
}
