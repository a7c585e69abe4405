declare module 'virtual:locales' {
  /** The languages that have a folder under locales. */
  const offered: readonly import('@/config/languages').Language[]
  export default offered
}
