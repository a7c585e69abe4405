declare module 'virtual:locales' {
  import type { Language } from '@/config/languages'

  /** The languages with a folder in locales, and the URL folder of their texts. */
  const offered: readonly (Language & { readonly folder: string })[]
  export default offered
}
