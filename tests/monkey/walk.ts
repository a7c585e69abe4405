import * as v from 'valibot'

/** What an action needs to know to be done again. */
export type StepArgs = Readonly<Record<string, string>>

/** One thing that was done, by the name of its action. */
export interface Step {
  readonly action: string
  readonly args: StepArgs
}

/** What can be wrong. */
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
  /** What it is wrong with. Two findings of one invariant and subject are the same fault. */
  readonly subject: string
  readonly detail: string
}

export const isSameFault = (one: Finding, other: Finding): boolean =>
  one.invariant === other.invariant && one.subject === other.subject

/** The steps to a fault, as they are kept in a file. */
export interface Recording {
  readonly seed: number
  /** Where the walk begins. */
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

/** @throws where the text is no recording */
export function parseRecording(text: string): Recording {
  return v.parse(recordingSchema, JSON.parse(text))
}

/** One step a line. */
export function formatRecording({ steps, ...head }: Recording): string {
  const lines = steps.map((step) => `    ${JSON.stringify(step)}`).join(',\n')
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "steps": [\n${lines}\n  ]\n}\n`
}

/** A step as a line for people. */
export function describeStep({ action, args }: Step): string {
  const words = Object.entries(args).map(([name, value]) => `${name} ${JSON.stringify(value)}`)
  return [action, ...words].join(' ')
}
