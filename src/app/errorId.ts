/** Eight hex digits by which a report and a screenshot can be told to be of the same error. */
export function newErrorId(): string {
  return [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
