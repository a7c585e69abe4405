import type { FormState } from '@/forms/formState'
import { Decimal } from '@/lib/decimal'
import { type GameSettings, MAX_PLAY_LIMIT_USD } from '@/store/user/gameSettings'

/** The local calendar day at a time, such as 2026-11-23. @param timeSec Unix seconds */
export function localDay(timeSec: number): string {
  const date = new Date(timeSec * 1000)
  const padded = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${padded(date.getMonth() + 1)}-${padded(date.getDate())}`
}

/** Dollars played for on a day. */
export function playedOn(day: string, { played }: Pick<GameSettings, 'played'>): Decimal {
  return new Decimal(played?.day === day ? played.usd : 0)
}

/** Whether a stake leads past the limit. A stake of unknown value does if there is a limit. */
export function isPastLimit(
  { playLimitUsd }: Pick<GameSettings, 'playLimitUsd'>,
  playedUsd: Decimal,
  stakeUsd: Decimal | undefined,
): boolean {
  if (playLimitUsd === undefined) return false
  return stakeUsd === undefined || playedUsd.plus(stakeUsd).gt(playLimitUsd)
}

const WHOLE = /^\d{1,7}$/

/** Parses a typed limit in whole dollars: undefined for none, 'invalid' for anything else. */
export function parsePlayLimit(typed: string): number | undefined | 'invalid' {
  const text = typed.trim()
  if (text === '') return undefined
  const limit = Number(text)
  return WHOLE.test(text) && limit <= MAX_PLAY_LIMIT_USD ? limit : 'invalid'
}

/** A form that stakes nothing: neither by its button, nor in one confirmation with an approval (EIP-5792). */
export function withoutConsent(form: FormState): FormState {
  if (form.status === 'ready') return { status: 'unaccepted', text: form.text }
  return form.status === 'needsApproval' && form.next !== undefined ? { ...form, next: { text: form.next.text } } : form
}
