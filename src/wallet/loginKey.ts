import { readStored, removeStored, writeStored } from '@/platform/storage'

const LOGIN_KEY = 'wallet.login'
const RECENT_KEY = 'wallet.recent'
const MAX_RECENT = 5
const MAX_ID_LENGTH = 120

function isId(raw: unknown): raw is string {
  return typeof raw === 'string' && raw !== '' && raw.length <= MAX_ID_LENGTH
}

/** The choice of the login to restore when the page loads. */
export function readLogin(): string | undefined {
  return readStored(LOGIN_KEY, (raw) => (isId(raw) ? raw : undefined))
}

/** Choices that were ever connected in this browser, latest first. */
export function readRecentChoices(): readonly string[] {
  return readStored(RECENT_KEY, (raw) => (Array.isArray(raw) ? raw.filter(isId).slice(0, MAX_RECENT) : undefined)) ?? []
}

/** Stores a login to be restored, and moves its choice to the front of the recent ones. */
export function rememberLogin(choiceId: string): void {
  writeStored(LOGIN_KEY, choiceId)
  const others = readRecentChoices().filter((id) => id !== choiceId)
  writeStored(RECENT_KEY, [choiceId, ...others].slice(0, MAX_RECENT))
}

/** Removes the login to be restored; the recent choices stay. */
export function forgetLogin(): void {
  removeStored(LOGIN_KEY)
}
