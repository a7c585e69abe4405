import * as v from 'valibot'
import type { Address } from '@/lib/hex'
import { sanitizeText } from '@/lib/sanitizeText'
import { addressSchema, countSchema, fieldsSchema } from '@/lib/schema'
import { rowsOf, time } from '../graphScalars'

/** State of a proposal, as the hub counts it. */
export type ProposalState = 'active' | 'pending' | 'closed'

/** A proposal without its text. Times are Unix seconds, voting power is in whole tokens. */
export interface ProposalSummary {
  readonly id: string
  readonly title: string
  readonly author: Address
  readonly state: ProposalState
  readonly start: number
  readonly end: number
  readonly choices: readonly string[]
  /** By choice; empty if the hub has not counted. */
  readonly scores: readonly number[]
  readonly votes: number
}

/** A proposal with its text. */
export interface Proposal extends ProposalSummary {
  /** Markdown of its author. */
  readonly body: string
  /** Of the kinds that the app can vote on, or another one. */
  readonly type: string
  /** Block at which voting power is read. */
  readonly snapshot: number
  /** Voting power that a result needs; 0 for none. */
  readonly quorum: number
  readonly total: number
  /** Link to where the proposal is discussed; '' for none. */
  readonly discussion: string
  /** CID of the signed message. */
  readonly ipfs: string | undefined
}

/** A vote as the hub lists it. */
export interface HubVote {
  readonly id: string
  readonly voter: Address
  /** Unix seconds. */
  readonly created: number
  /** The number of a choice, several numbers, or weights by number: depends on the proposal, and is not checked. */
  readonly choice: unknown
  /** Whole tokens. */
  readonly power: number
  readonly reason: string
  /** '' for none. */
  readonly verificationHash: string
  /** CID of the signed message. */
  readonly ipfs: string | undefined
}

/** What an account has voted on a proposal. */
export interface OwnVote {
  /** Id of the proposal. */
  readonly proposal: string
  /** See `HubVote`. */
  readonly choice: unknown
}

/** Rules of a space. */
export interface HubSpace {
  readonly symbol: string
  /** Admins and members, in lower case: their proposals are core proposals. */
  readonly coreAuthors: ReadonlySet<string>
  /** Voting power that other authors need, in whole tokens. */
  readonly minScore: number
  readonly onlyMembers: boolean
  /** What voting power comes from, in the order of its parts. */
  readonly strategies: readonly { readonly name: string; readonly params: unknown }[]
}

/** Voting power of an account, in whole tokens. */
export interface HubPower {
  readonly total: number
  /** By strategy. */
  readonly parts: readonly number[]
}

const MAX_TEXT = 256
/** More choices than a hub accepts; bounds what is drawn. */
const MAX_CHOICES = 500
const MAX_REASON = 1_000
const MAX_AUTHORS = 1_000

const id = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{64}$/))
const cid = v.nullable(v.pipe(v.string(), v.maxLength(100)))
const power = v.pipe(v.number(), v.finite(), v.minValue(0))
const state = v.picklist(['active', 'pending', 'closed'])
const text = (length: number) =>
  v.pipe(
    v.string(),
    v.transform((raw) => sanitizeText(raw, length)),
  )

const summaryFields = {
  id,
  title: text(MAX_TEXT),
  author: addressSchema,
  state,
  start: time,
  end: time,
  choices: v.pipe(v.array(text(MAX_TEXT)), v.maxLength(MAX_CHOICES)),
  scores: v.nullable(v.pipe(v.array(power), v.maxLength(MAX_CHOICES))),
  votes: v.nullable(countSchema),
}

const summary = v.pipe(
  v.object(summaryFields),
  v.transform((fields): ProposalSummary => ({ ...fields, scores: fields.scores ?? [], votes: fields.votes ?? 0 })),
)

const proposal = v.pipe(
  v.object({
    ...summaryFields,
    body: v.nullable(v.string()),
    type: v.nullable(text(40)),
    snapshot: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    quorum: power,
    scores_total: v.nullable(power),
    discussion: text(MAX_TEXT),
    ipfs: cid,
  }),
  v.transform(
    ({ scores_total, ...fields }): Proposal => ({
      ...fields,
      body: fields.body ?? '',
      type: fields.type ?? '',
      scores: fields.scores ?? [],
      votes: fields.votes ?? 0,
      total: scores_total ?? 0,
      ipfs: fields.ipfs ?? undefined,
    }),
  ),
)

const metadata = v.fallback(v.object({ verificationHash: v.pipe(v.string(), v.maxLength(100)) }), {
  verificationHash: '',
})

const vote = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.maxLength(100)),
    voter: addressSchema,
    created: time,
    choice: v.unknown(),
    vp: v.nullable(power),
    reason: v.nullable(text(MAX_REASON)),
    metadata: v.unknown(),
    ipfs: cid,
  }),
  v.transform(
    ({ vp, reason, metadata: raw, ipfs, ...fields }): HubVote => ({
      ...fields,
      power: vp ?? 0,
      reason: reason ?? '',
      verificationHash: v.parse(metadata, raw).verificationHash,
      ipfs: ipfs ?? undefined,
    }),
  ),
)

const ownVote = v.pipe(
  v.object({ proposal: v.object({ id }), choice: v.unknown() }),
  v.transform(({ proposal: voted, choice }): OwnVote => ({ proposal: voted.id, choice })),
)

const authors = v.nullable(v.pipe(v.array(addressSchema), v.maxLength(MAX_AUTHORS)))

const space = v.pipe(
  v.object({
    symbol: v.nullable(text(20)),
    admins: authors,
    members: authors,
    filters: v.nullable(v.object({ minScore: v.nullable(power), onlyMembers: v.nullable(v.boolean()) })),
    strategies: v.nullable(v.pipe(v.array(v.object({ name: text(60), params: v.unknown() })), v.maxLength(20))),
  }),
  v.transform(
    ({ symbol, admins, members, filters, strategies }): HubSpace => ({
      symbol: symbol ?? '',
      coreAuthors: new Set([...(admins ?? []), ...(members ?? [])].map((author) => author.toLowerCase())),
      minScore: filters?.minScore ?? 0,
      onlyMembers: filters?.onlyMembers ?? false,
      strategies: strategies ?? [],
    }),
  ),
)

export const proposalsAnswer = v.object({ proposals: rowsOf(summary) })
export const proposalAnswer = v.object({ proposal: v.nullable(proposal) })
export const votesAnswer = v.object({ votes: rowsOf(vote) })
export const ownVotesAnswer = v.object({ votes: rowsOf(ownVote) })
export const spaceAnswer = v.object({ space: v.nullable(space) })
export const powerAnswer = v.object({
  vp: v.pipe(
    v.object({ vp: power, vp_by_strategy: v.pipe(v.array(power), v.maxLength(20)) }),
    v.transform(({ vp, vp_by_strategy }): HubPower => ({ total: vp, parts: vp_by_strategy })),
  ),
})

/** What the hub answers to a message that it has stored. */
export const receiptSchema = v.object({ id, ipfs: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,100}$/)) })
/** A refusal in the form of Snapshot's sequencer. */
export const refusalSchema = v.object({ error_description: text(300) })
/** Verdicts by lower-case voter. */
export const verdictsSchema = v.object({
  data: v.pipe(
    fieldsSchema,
    v.transform((data): ReadonlySet<string> => {
      const invalid = new Set<string>()
      for (const [voter, verdict] of Object.entries(data))
        if (v.is(v.object({ isValid: v.literal(false) }), verdict)) invalid.add(voter.toLowerCase())
      return invalid
    }),
  ),
})
