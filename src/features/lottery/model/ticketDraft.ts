import { NUMBER_COUNT, TICKET_DIGITS, ticketNumber } from '@/domain/lottery/model/ticketNumber'
import { randomBelow } from '@/lib/randomBelow'

/** Characters of the field with the number of tickets. */
const COUNT_LENGTH = 3

/** Tickets to buy, as typed. */
export interface TicketDraft {
  readonly countText: string
  /** Up to six digits each, as users read them. */
  readonly numbers: readonly string[]
}

export const EMPTY_DRAFT: TicketDraft = { countText: '', numbers: [] }

/** Whether a ticket's number is bought already, or twice in this purchase. */
export type Duplicate = 'owned' | 'repeated' | undefined

const digitsOf = (typed: string, length: number) => typed.replace(/[^0-9]/g, '').slice(0, length)

/** How many tickets a text stands for; 0 for an empty one. */
export function ticketCount(countText: string): number {
  return Number(countText)
}

/**
 * Random tickets that are not taken, as long as there are others.
 * @param random a whole number from 0 to below its argument
 */
export function randomTickets(
  count: number,
  taken: ReadonlySet<string>,
  random: (limit: number) => number = randomBelow,
): readonly string[] {
  const used = new Set(taken)
  const tickets: string[] = []
  while (tickets.length < count) {
    const digits = String(random(NUMBER_COUNT)).padStart(TICKET_DIGITS, '0')
    if (used.has(digits) && used.size < NUMBER_COUNT) continue
    used.add(digits)
    tickets.push(digits)
  }
  return tickets
}

/**
 * Takes a typed number of tickets: numbers that are there stay, and random ones are added.
 * @param most tickets that a purchase can have; more is shown as typed, and gets no numbers
 */
export function withCount(
  { numbers }: TicketDraft,
  typed: string,
  most: number,
  owned: ReadonlySet<string>,
  random?: (limit: number) => number,
): TicketDraft {
  const countText = digitsOf(typed, COUNT_LENGTH)
  const count = Math.min(ticketCount(countText), most)
  const kept = numbers.slice(0, count)
  const added = randomTickets(count - kept.length, new Set([...owned, ...kept]), random)
  return { countText, numbers: [...kept, ...added] }
}

/** Takes what was typed or pasted as the number of a ticket. */
export function withNumber(draft: TicketDraft, index: number, typed: string): TicketDraft {
  const digits = digitsOf(typed, TICKET_DIGITS)
  return { ...draft, numbers: draft.numbers.map((number, at) => (at === index ? digits : number)) }
}

/** New random numbers for all tickets. */
export function randomised(
  draft: TicketDraft,
  owned: ReadonlySet<string>,
  random?: (limit: number) => number,
): TicketDraft {
  return { ...draft, numbers: randomTickets(draft.numbers.length, owned, random) }
}

/** The duplicates of each ticket. @param owned digits of tickets that the account has */
export function findDuplicates(numbers: readonly string[], owned: ReadonlySet<string>): readonly Duplicate[] {
  const counts = new Map<string, number>()
  for (const digits of numbers) counts.set(digits, (counts.get(digits) ?? 0) + 1)
  return numbers.map((digits) => {
    if (digits.length < TICKET_DIGITS) return undefined
    if (owned.has(digits)) return 'owned'
    return (counts.get(digits) ?? 0) > 1 ? 'repeated' : undefined
  })
}

/** The contract's numbers; undefined while one is not complete. */
export function completeNumbers(numbers: readonly string[]): readonly number[] | undefined {
  const complete = numbers.flatMap((digits) => ticketNumber(digits) ?? [])
  return complete.length === numbers.length ? complete : undefined
}
