/** Why a text is no name. */
export type UsernameError = 'profile.name.characters' | 'profile.name.short' | 'profile.name.long'

const MIN_LENGTH = 3
const MAX_LENGTH = 15

/** The rule that a text breaks: 3 to 15 letters and digits of ASCII; undefined for a name, or for no text. */
export function findUsernameError(text: string): UsernameError | undefined {
  if (text === '') return undefined
  if (!/^[A-Za-z0-9]+$/.test(text)) return 'profile.name.characters'
  if (text.length < MIN_LENGTH) return 'profile.name.short'
  return text.length > MAX_LENGTH ? 'profile.name.long' : undefined
}
