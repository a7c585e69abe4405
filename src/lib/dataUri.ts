// Many NFT collections write ';utf8' without a value.
const DATA_URI = /^data:(?:[\w.+-]+\/[\w.+-]+)?(?:;(?!base64,)[\w-]+(?:=[^;,]*)?)*(;base64)?,/i

/** Decodes a `data:` URI; undefined for other or malformed URIs. */
export function readDataUri(uri: string): Uint8Array<ArrayBuffer> | undefined {
  const head = DATA_URI.exec(uri)
  if (head === null) return undefined
  const body = uri.slice(head[0].length)
  try {
    const text = decodeURIComponent(body)
    return head[1] === undefined ? new TextEncoder().encode(text) : fromBase64(text)
  } catch {
    return undefined
  }
}

/** @throws if it is not base64 */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}

const CHUNK = 32_768

/** Encodes bytes as base64. */
export function toBase64(bytes: Uint8Array): string {
  let binary = ''
  // Chunked, because too many arguments overflow the stack.
  for (let at = 0; at < bytes.length; at += CHUNK) binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK))
  return btoa(binary)
}
