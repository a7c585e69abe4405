import { supportedTypes } from './choices.ts'
import { RefusedError } from './errors.ts'
import type { ProposalMessage, VoteMessage } from './messages.ts'
import type { Space } from './space.ts'

/** Limits of texts in characters, of lists in items, of times in seconds. The first six are Snapshot's. */
export const limits = {
  title: 256,
  choice: 256,
  discussion: 256,
  reason: 5_000,
  app: 24,
  labels: 10,
  body: 10_000,
  minChoices: 2,
  maxChoices: 20,
  /** How much older than the hub's clock a message may be, and how much newer. */
  ageSec: 3 * 86_400,
  aheadSec: 300,
  /** How long before its signature a proposal may start: as long as it may take to write one. */
  startedSec: 3_600,
  /** How far ahead it may end. */
  endsInSec: 366 * 86_400,
} as const

/** When a message arrives. Times are Unix seconds. */
export interface Clock {
  /** Of the latest block. It decides which proposals are open. */
  readonly nowSec: number
  /** Of this computer. The local chain's time can be moved, which wallets know nothing of. */
  readonly wallSec: number
  /** Latest block. */
  readonly block: number
}

/** @throws RefusedError if a message is too old or from the future */
export function checkTimestamp(timestamp: number, { nowSec, wallSec }: Clock): void {
  const oldest = Math.min(nowSec, wallSec) - limits.ageSec
  const newest = Math.max(nowSec, wallSec) + limits.aheadSec
  refuseUnless(timestamp >= oldest && timestamp <= newest, 'wrong timestamp')
}

/** Checks all but the author's right to propose. @throws RefusedError */
export function checkProposal(message: ProposalMessage, space: Space, clock: Clock): void {
  checkTexts(message)
  checkChoices(message)
  checkTimes(message, space, clock)
  const { type } = message
  refuseUnless(supportedTypes.includes(type), `voting type ${type} is not supported`)
  refuseUnless(
    space.voting.type === null || type === space.voting.type,
    `voting type must be ${String(space.voting.type)}`,
  )
}

function checkTexts({ title, body, discussion, labels, plugins, privacy, app }: ProposalMessage): void {
  checkLength('title', title, limits.title)
  refuseUnless(title.trim() !== '', 'title is missing')
  checkLength('body', body, limits.body)
  checkLength('discussion', discussion, limits.discussion)
  refuseUnless(discussion === '' || /^https?:\/\/\S+$/.test(discussion), 'discussion must be a link')
  refuseUnless(labels.length <= limits.labels, `at most ${limits.labels} labels`)
  refuseUnless(
    labels.every((label) => /^[a-zA-Z0-9]{1,8}$/.test(label)),
    'a label is 1 to 8 letters and digits',
  )
  refuseUnless(isJsonObject(plugins), 'plugins must be a JSON object')
  refuseUnless(privacy === '', 'votes are public here: privacy must be empty')
  checkLength('app', app, limits.app)
}

function checkChoices({ choices, type }: ProposalMessage): void {
  const { minChoices, maxChoices } = limits
  refuseUnless(choices.length >= minChoices && choices.length <= maxChoices, `${minChoices} to ${maxChoices} choices`)
  for (const choice of choices) {
    checkLength('choice', choice, limits.choice)
    refuseUnless(choice.trim() !== '', 'choices must not be empty')
  }
  refuseUnless(type !== 'basic' || choices.length === 3, 'basic voting has 3 choices')
}

function checkTimes({ timestamp, start, end, snapshot }: ProposalMessage, { voting }: Space, clock: Clock): void {
  refuseUnless(start < end, 'end must be after start')
  refuseUnless(start >= timestamp - limits.startedSec, 'start is in the past')
  refuseUnless(end > clock.nowSec, 'end is in the past')
  refuseUnless(end <= Math.max(clock.nowSec, clock.wallSec) + limits.endsInSec, 'end is too far ahead')
  const { delaySec, periodSec } = voting
  refuseUnless(
    delaySec === null || start === timestamp + delaySec,
    `start must be ${String(delaySec)} s after the timestamp`,
  )
  refuseUnless(periodSec === null || end - start === periodSec, `voting must last ${String(periodSec)} s`)
  refuseUnless(snapshot > 0 && snapshot <= clock.block, 'snapshot block must not be in the future')
}

/** Checks the texts of a vote. @throws RefusedError */
export function checkVoteTexts({ reason, app, metadata }: VoteMessage): void {
  checkLength('reason', reason, limits.reason)
  checkLength('app', app, limits.app)
  refuseUnless(isJsonObject(metadata), 'metadata must be a JSON object')
}

function checkLength(name: string, text: string, most: number): void {
  refuseUnless(text.length <= most, `${name} is longer than ${most} characters`)
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

/** @throws RefusedError */
export function refuseUnless(condition: boolean, refusal: string): void {
  if (!condition) throw new RefusedError(refusal)
}
