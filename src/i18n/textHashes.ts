declare global {
  /** Set by the page's script (`app/firstTexts.js`), which needs it before the code is there. */
  var textHashes: Readonly<Record<string, string>> | undefined
}

/** The languages that have texts, and the hash of those, which is in their folder's name. */
export const textHashes: Readonly<Record<string, string>> = globalThis.textHashes ?? {}
