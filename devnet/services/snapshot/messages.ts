/** Messages that accounts sign: github.com/snapshot-labs/snapshot.js, src/sign/types.ts. Times are Unix seconds. */

/** Without a chain id, so that a signature does not depend on the wallet's network. */
export const DOMAIN = { name: 'snapshot', version: '0.1.4' } as const

interface Field {
  readonly name: string
  readonly type: FieldType
}

export type FieldType = 'string' | 'string[]' | 'uint32' | 'uint32[]' | 'uint64'

export interface ProposalMessage {
  readonly from: string
  readonly space: string
  readonly timestamp: number
  readonly type: string
  readonly title: string
  readonly body: string
  readonly discussion: string
  readonly choices: readonly string[]
  readonly labels: readonly string[]
  readonly start: number
  readonly end: number
  /** Block at which voting power is read. */
  readonly snapshot: number
  /** JSON. */
  readonly plugins: string
  readonly privacy: string
  readonly app: string
}

export interface VoteMessage {
  readonly from: string
  readonly space: string
  readonly timestamp: number
  readonly proposal: string
  /** Choices count from 1. Of a weighted vote, JSON of the weights by choice. */
  readonly choice: number | readonly number[] | string
  readonly reason: string
  readonly app: string
  /** JSON. */
  readonly metadata: string
}

export interface CancelMessage {
  readonly from: string
  readonly space: string
  readonly timestamp: number
  readonly proposal: string
}

export type Message =
  | { readonly kind: 'proposal'; readonly message: ProposalMessage }
  | { readonly kind: 'vote'; readonly message: VoteMessage }
  | { readonly kind: 'cancel'; readonly message: CancelMessage }

export interface MessageType {
  readonly kind: Message['kind']
  /** Name of the EIP-712 type. */
  readonly name: string
  readonly fields: readonly Field[]
}

function fieldsOf(...fields: readonly (readonly [name: string, type: FieldType])[]): readonly Field[] {
  return fields.map(([name, type]) => ({ name, type }))
}

function voteType(choice: FieldType): MessageType {
  const fields = fieldsOf(
    ['from', 'string'],
    ['space', 'string'],
    ['timestamp', 'uint64'],
    ['proposal', 'string'],
    ['choice', choice],
    ['reason', 'string'],
    ['app', 'string'],
    ['metadata', 'string'],
  )
  return { kind: 'vote', name: 'Vote', fields }
}

/** Every type that the hub accepts. A vote's depends on the kind of choice. */
export const messageTypes: readonly MessageType[] = [
  voteType('uint32'),
  voteType('uint32[]'),
  voteType('string'),
  {
    kind: 'proposal',
    name: 'Proposal',
    fields: fieldsOf(
      ['from', 'string'],
      ['space', 'string'],
      ['timestamp', 'uint64'],
      ['type', 'string'],
      ['title', 'string'],
      ['body', 'string'],
      ['discussion', 'string'],
      ['choices', 'string[]'],
      ['labels', 'string[]'],
      ['start', 'uint64'],
      ['end', 'uint64'],
      ['snapshot', 'uint64'],
      ['plugins', 'string'],
      ['privacy', 'string'],
      ['app', 'string'],
    ),
  },
  {
    kind: 'cancel',
    name: 'CancelProposal',
    fields: fieldsOf(['from', 'string'], ['space', 'string'], ['timestamp', 'uint64'], ['proposal', 'string']),
  },
]
