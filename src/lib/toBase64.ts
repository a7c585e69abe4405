const CHUNK = 32_768

/** Encodes bytes as base64. */
export function toBase64(bytes: Uint8Array): string {
  let binary = ''
  // Chunked, because too many arguments overflow the stack; not spread, which would copy the bytes to a list first.
  for (let at = 0; at < bytes.length; at += CHUNK)
    binary += String(Reflect.apply(String.fromCharCode, undefined, bytes.subarray(at, at + CHUNK)))
  return btoa(binary)
}
