import * as v from 'valibot'
import type { TranslatableText } from '@/i18n/keys'
import { parseOr } from '@/lib/schema'
import type { NewProposal } from './messages'

/** What was typed into the form of a proposal. Dates and times are those of `input`, in the local time zone. */
export interface ProposalDraft {
  readonly title: string
  readonly body: string
  readonly choices: readonly string[]
  readonly startDate: string
  readonly startTime: string
  readonly endDate: string
  readonly endTime: string
}

export type ProposalField =
  | 'title'
  | 'body'
  | 'choices'
  | 'startDate'
  | 'startTime'
  | 'endDate'
  | 'endTime'
  | 'snapshot'

export type ProposalErrors = Readonly<Partial<Record<ProposalField, TranslatableText>>>

export const EMPTY_DRAFT: ProposalDraft = {
  title: '',
  body: '',
  choices: ['', ''],
  startDate: '',
  startTime: '',
  endDate: '',
  endTime: '',
}

/** Limits of the hub, in characters, choices and seconds. */
export const LIMITS = { title: 256, body: 10_000, choice: 256, minChoices: 2, maxChoices: 20 } as const
/** How long a proposal may have started when it is signed. */
const STARTED_SEC = 3_600
const ENDS_IN_SEC = 366 * 86_400

/** Unix seconds of a date and a time in the local zone; undefined if one of them is not valid. */
export function localTime(date: string, time: string): number | undefined {
  if (!isDate(date) || !isTime(time)) return undefined
  const ms = new Date(`${date}T${time}`).getTime()
  return Number.isNaN(ms) ? undefined : Math.floor(ms / 1_000)
}

/** Not only a pattern: there is no 31 April. */
function isDate(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

function isTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)
}

/**
 * What keeps a proposal from being published.
 * @param nowSec chain time, which the hub counts with
 * @param block snapshot block; 0 while unknown
 */
export function findErrors(draft: ProposalDraft, nowSec: number, block: number): ProposalErrors {
  const { title, body } = draft
  return dropUndefined({
    title: textError('title', title),
    body: textError('body', body),
    choices: choicesError(draft.choices),
    ...timeErrors(draft, nowSec),
    snapshot: block > 0 ? undefined : { key: 'voting.create.error.snapshot' },
  })
}

function textError(field: 'title' | 'body', text: string): TranslatableText | undefined {
  if (text.trim() === '') return { key: `voting.create.error.required.${field}` }
  const max = LIMITS[field]
  return text.length > max ? { key: 'voting.create.error.long', values: { max } } : undefined
}

function choicesError(choices: readonly string[]): TranslatableText | undefined {
  const { minChoices, choice: max } = LIMITS
  if (choices.length < minChoices) return { key: 'voting.create.error.choices', values: { num: minChoices } }
  if (choices.some((choice) => choice.trim() === '')) return { key: 'voting.create.error.emptyChoice' }
  return choices.some(({ length }) => length > max) ? { key: 'voting.create.error.long', values: { max } } : undefined
}

type TimeField = 'startDate' | 'startTime' | 'endDate' | 'endTime'

function timeErrors(draft: ProposalDraft, nowSec: number): Partial<Record<TimeField, TranslatableText | undefined>> {
  const { startDate, startTime, endDate, endTime } = draft
  const start = localTime(startDate, startTime)
  const end = localTime(endDate, endTime)
  const date = { key: 'voting.create.error.date' } as const
  const time = { key: 'voting.create.error.time' } as const
  return {
    startDate: isDate(startDate)
      ? start !== undefined && start < nowSec - STARTED_SEC
        ? { key: 'voting.create.error.past' }
        : undefined
      : date,
    startTime: isTime(startTime) ? undefined : time,
    endDate: isDate(endDate) ? (end === undefined ? undefined : endError(start, end, nowSec)) : date,
    endTime: isTime(endTime) ? undefined : time,
  }
}

function endError(start: number | undefined, end: number, nowSec: number): TranslatableText | undefined {
  if (start !== undefined && end <= start) return { key: 'voting.create.error.order' }
  if (end <= nowSec) return { key: 'voting.create.error.endPast' }
  return end > nowSec + ENDS_IN_SEC ? { key: 'voting.create.error.far' } : undefined
}

function dropUndefined(errors: Readonly<Partial<Record<ProposalField, TranslatableText | undefined>>>): ProposalErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined))
}

/** The proposal of a draft without errors; undefined if its times are not valid. */
export function newProposal(draft: ProposalDraft, snapshot: number): NewProposal | undefined {
  const { title, body, choices } = draft
  const start = localTime(draft.startDate, draft.startTime)
  const end = localTime(draft.endDate, draft.endTime)
  if (start === undefined || end === undefined) return undefined
  return { title: title.trim(), body, choices: choices.map((choice) => choice.trim()), start, end, snapshot }
}

const text = v.pipe(v.string(), v.maxLength(LIMITS.body * 2))
const draftSchema = v.object({
  title: text,
  body: text,
  choices: v.pipe(v.array(text), v.maxLength(LIMITS.maxChoices)),
  startDate: text,
  startTime: text,
  endDate: text,
  endTime: text,
})

/** A stored draft; undefined if it has another form. */
export function restoreProposal(raw: unknown): ProposalDraft | undefined {
  return parseOr(draftSchema, raw)
}
