import { fromBase64 } from './fromBase64'

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
