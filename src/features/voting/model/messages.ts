import type { SignRequest } from '@/chain/tx/signRequest'
import type { Choice } from './ballot'

/** Messages that accounts sign: github.com/snapshot-labs/snapshot.js, src/sign/types.ts. Times are Unix seconds. */

/** Without a chain id, so that a signature does not depend on the wallet's network. */
const DOMAIN = { name: 'snapshot', version: '0.1.4' } as const
const APP = 'sundial'

type TypedData = Extract<SignRequest, { readonly kind: 'typedData' }>

function choiceType(choice: Choice): 'uint32' | 'uint32[]' | 'string' {
  if (typeof choice === 'number') return 'uint32'
  return Array.isArray(choice) ? 'uint32[]' : 'string'
}

interface Signer {
  /** With its checksum. */
  readonly from: string
  readonly space: string
  readonly timestamp: number
}

/** A vote. Weights are signed as JSON. */
export function voteRequest({
  reason,
  choice,
  proposal,
  ...signer
}: Signer & { readonly proposal: string; readonly choice: Choice; readonly reason: string }): TypedData {
  const type = choiceType(choice)
  const signed = type === 'string' ? JSON.stringify(choice) : (choice as number | readonly number[])
  return {
    kind: 'typedData',
    domain: DOMAIN,
    primaryType: 'Vote',
    types: {
      Vote: [
        { name: 'from', type: 'string' },
        { name: 'space', type: 'string' },
        { name: 'timestamp', type: 'uint64' },
        { name: 'proposal', type: 'string' },
        { name: 'choice', type },
        { name: 'reason', type: 'string' },
        { name: 'app', type: 'string' },
        { name: 'metadata', type: 'string' },
      ],
    },
    message: { ...signer, proposal, choice: signed, reason, app: APP, metadata: '{}' },
  }
}

/** A proposal as its form describes it. */
export interface NewProposal {
  readonly title: string
  readonly body: string
  readonly choices: readonly string[]
  readonly start: number
  readonly end: number
  readonly snapshot: number
}

/** A proposal with a single choice. */
export function proposalRequest({ from, space, timestamp, ...proposal }: Signer & NewProposal): TypedData {
  const { title, body, choices, start, end, snapshot } = proposal
  return {
    kind: 'typedData',
    domain: DOMAIN,
    primaryType: 'Proposal',
    types: {
      Proposal: [
        { name: 'from', type: 'string' },
        { name: 'space', type: 'string' },
        { name: 'timestamp', type: 'uint64' },
        { name: 'type', type: 'string' },
        { name: 'title', type: 'string' },
        { name: 'body', type: 'string' },
        { name: 'discussion', type: 'string' },
        { name: 'choices', type: 'string[]' },
        { name: 'labels', type: 'string[]' },
        { name: 'start', type: 'uint64' },
        { name: 'end', type: 'uint64' },
        { name: 'snapshot', type: 'uint64' },
        { name: 'plugins', type: 'string' },
        { name: 'privacy', type: 'string' },
        { name: 'app', type: 'string' },
      ],
    },
    message: {
      from,
      space,
      timestamp,
      type: 'single-choice',
      title,
      body,
      discussion: '',
      choices,
      labels: [],
      start,
      end,
      snapshot,
      plugins: '{}',
      privacy: '',
      app: APP,
    },
  }
}
