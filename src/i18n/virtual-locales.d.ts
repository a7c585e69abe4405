declare module 'virtual:locales' {
  import type { Language } from '@/config/languages'

  /** The languages that have a folder under locales, each with the site's folder of its texts. */
  const offered: readonly (Language & { readonly folder: string })[]
  export default offered
}
