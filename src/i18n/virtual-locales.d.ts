declare module 'virtual:locales' {
  /** The languages with a folder in locales, and the hash of their texts. */
  const textHashes: Readonly<Record<string, string>>
  export default textHashes
}
