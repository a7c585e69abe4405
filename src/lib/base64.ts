/** @throws if it is not base64 */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text)
  const bytes = new Uint8Array(binary.length)
  // A loop: `Uint8Array.from` makes an object of each character, hundreds of thousands for a picture.
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = binary.charCodeAt(at)
  return bytes
}

const CHUNK = 32_768

/** Encodes bytes as base64. */
export function toBase64(bytes: Uint8Array): string {
  let binary = ''
  // Chunked, because too many arguments overflow the stack; not spread, which would copy the bytes to a list first.
  for (let at = 0; at < bytes.length; at += CHUNK)
    binary += Reflect.apply(String.fromCharCode, undefined, bytes.subarray(at, at + CHUNK))
  return btoa(binary)
}
