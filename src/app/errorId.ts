/** Eight hex digits that identify an error in reports and screenshots. */
export function newErrorId(): string {
  return [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
