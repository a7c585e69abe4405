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
