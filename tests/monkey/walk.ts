import * as v from 'valibot'

/** The arguments of an action; with the same arguments it can be replayed. */
export type StepArgs = Readonly<Record<string, string>>

/** One action that was performed. */
export interface Step {
  readonly action: string
  readonly args: StepArgs
}

/** What is checked after each step. */
export const INVARIANTS = [
  'uncaught error',
  'policy violation',
  'error view',
  'wrong figure',
  'lost text',
  'transaction',
  'lost focus',
  'sideways scroll',
  'accessibility',
] as const

export interface Finding {
  readonly invariant: (typeof INVARIANTS)[number]
  /** Where or in what. Findings with the same invariant and subject count as the same bug. */
  readonly subject: string
  readonly detail: string
}

export const isSameFinding = (one: Finding, other: Finding): boolean =>
  one.invariant === other.invariant && one.subject === other.subject

/** The steps that lead to a finding, as stored in a file. */
export interface Recording {
  readonly seed: number
  /** The first page of the walk. */
  readonly path: string
  readonly finding: Finding
  readonly steps: readonly Step[]
}

const recordingSchema = v.object({
  seed: v.number(),
  path: v.string(),
  finding: v.object({ invariant: v.picklist(INVARIANTS), subject: v.string(), detail: v.string() }),
  steps: v.array(v.object({ action: v.string(), args: v.record(v.string(), v.string()) })),
})

/** @throws if the text is not a recording */
export function parseRecording(text: string): Recording {
  return v.parse(recordingSchema, JSON.parse(text))
}

/** Serializes a recording, one step per line. */
export function formatRecording({ steps, ...head }: Recording): string {
  const lines = steps.map((step) => `    ${JSON.stringify(step)}`).join(',\n')
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "steps": [\n${lines}\n  ]\n}\n`
}

/** A step as a readable line. */
export function describeStep({ action, args }: Step): string {
  const words = Object.entries(args).map(([name, value]) => `${name} ${JSON.stringify(value)}`)
  return [action, ...words].join(' ')
}
