declare module 'virtual:locales' {
  /** Codes of the folders under locales. */
  const codes: readonly string[]
  export default codes
}
