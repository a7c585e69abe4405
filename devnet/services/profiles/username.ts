const MIN_LENGTH = 3
const MAX_LENGTH = 15
/** What looks like another letter in common fonts, and that letter. */
const LOOKALIKES: readonly (readonly [RegExp, string])[] = [
  [/[1i]/g, 'l'],
  [/0/g, 'o'],
  [/5/g, 's'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
]

/**
 * Why a text is no username, as a sentence; undefined if it is one: 3 to 15 letters and digits of ASCII, so that no letter
 * of another script can pass for one of them.
 */
export function findUsernameError(name: string): string | undefined {
  if (!/^[A-Za-z0-9]*$/.test(name)) return 'No spaces or special characters'
  if (name.length < MIN_LENGTH) return `Minimum length: ${MIN_LENGTH} characters`
  if (name.length > MAX_LENGTH) return `Maximum length: ${MAX_LENGTH} characters`
  return undefined
}

/** The same text for all usernames that look alike, whatever their letter case: B0B and bob, modern and modem. */
export function usernameShape(name: string): string {
  return LOOKALIKES.reduce((shape, [pattern, letter]) => shape.replaceAll(pattern, letter), name.toLowerCase())
}
