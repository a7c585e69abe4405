import type { ContentStore } from '../ipfs/contentStore.ts'
import { type Choice, sharesOf } from './choices.ts'
import { readEnvelope, type SignedMessage } from './envelope.ts'
import { RefusedError } from './errors.ts'
import type { CancelMessage, ProposalMessage, VoteMessage } from './messages.ts'
import type { PowerReader, Powers } from './powerReader.ts'
import type { Strategy } from './powerSources.ts'
import { type Clock, checkProposal, checkTimestamp, checkVoteTexts, refuseUnless } from './rules.ts'
import { countVotes, type Scores, totalOf } from './scores.ts'
import { isAuthor, type Space } from './space.ts'
import { TOKEN_UNIT } from './votingPower.ts'

/** A stored proposal. Times are Unix seconds. */
export interface Proposal extends Omit<ProposalMessage, 'space' | 'timestamp'> {
  /** EIP-712 hash of its message. */
  readonly id: string
  /** CID of its receipt. */
  readonly ipfs: string
  readonly author: string
  readonly created: number
  readonly space: Space
  readonly quorum: number
}

export interface Vote {
  /** EIP-712 hash of its message. */
  readonly id: string
  /** CID of its receipt; null for votes that were never signed. */
  readonly ipfs: string | null
  /** Checksummed. */
  readonly voter: string
  readonly created: number
  readonly proposal: Proposal
  readonly choice: Choice
  readonly reason: string
  readonly app: string
  /** JSON. */
  readonly metadata: string
  /** Voting power by strategy, in base units. */
  readonly power: readonly bigint[]
}

/** What the hub answers when it has stored a message. */
export interface Receipt {
  readonly id: string
  readonly ipfs: string
}

export type ProposalState = 'pending' | 'active' | 'closed'

export interface HubOptions {
  readonly chainId: number
  readonly spaces: readonly Space[]
  /** Of every space. */
  readonly strategies: readonly Strategy[]
  readonly power: PowerReader
  readonly content: ContentStore
  readonly readClock: () => Promise<Clock>
}

export interface Hub extends Pick<HubOptions, 'chainId' | 'spaces' | 'strategies' | 'readClock'> {
  /**
   * Checks and stores a signed message.
   * @param at when it arrives; now by default
   * @throws RefusedError, or StateMissingError if voting power can't be read
   */
  submit(body: unknown, at?: Clock): Promise<Receipt>
  proposals(): readonly Proposal[]
  /** Of one proposal, or of all. */
  votes(proposalId?: string): readonly Vote[]
  scores(proposal: Proposal): Scores
  /**
   * Voting power by strategy, in base units: at a proposal's snapshot block, or at the latest block.
   * @throws StateMissingError
   */
  readPower(account: string, proposal?: Proposal): Promise<readonly bigint[]>
  /** Voting power at a block, by lower-case address. @throws StateMissingError */
  readPowers(block: number, accounts: readonly string[]): Promise<Powers>
  /** Stores votes without a signature, for tests of many votes. */
  addVotes(proposalId: string, votes: readonly Omit<Vote, 'proposal'>[]): void
}

interface Ballot {
  readonly proposal: Proposal
  /** By lower-case voter. */
  readonly votes: Map<string, Vote>
  scores?: Scores | undefined
}

/** As Snapshot's hub does it: open after `start`, and up to and including `end`. */
export function stateOf(
  { start, end }: { readonly start: number; readonly end: number },
  { nowSec }: Clock,
): ProposalState {
  if (nowSec > end) return 'closed'
  return nowSec > start ? 'active' : 'pending'
}

/** A Snapshot hub in memory. Voting power at a proposal's snapshot block is read when the proposal is stored. */
export function createHub({ chainId, spaces, strategies, power, content, readClock }: HubOptions): Hub {
  const ballots = new Map<string, Ballot>()
  /** Ids of all stored messages, also of those that were replaced or cancelled. */
  const stored = new Set<string>()
  /** Voting power of everyone who has any, by snapshot block. */
  const snapshots = new Map<number, Powers>()
  let queue: Promise<unknown> = Promise.resolve()

  const noPower = strategies.map(() => 0n)

  async function readPowers(block: number, accounts: readonly string[]): Promise<Powers> {
    const snapshot = snapshots.get(block) ?? (await readHeld(block, accounts))
    return new Map(
      accounts.map((account) => [account.toLowerCase(), snapshot.get(account.toLowerCase()) ?? noPower] as const),
    )
  }

  /** Asks the node about holders only, because a request may name thousands of accounts. */
  async function readHeld(block: number, accounts: readonly string[]): Promise<Powers> {
    const holders = new Set(await power.readHolders())
    return power.readPowers(
      block,
      accounts.filter((account) => holders.has(account.toLowerCase())),
    )
  }

  async function readPower(account: string, proposal?: Proposal): Promise<readonly bigint[]> {
    const block = proposal?.snapshot ?? (await readClock()).block
    return (await readPowers(block, [account])).get(account.toLowerCase()) ?? noPower
  }

  /** A node without an archive forgets the state soon, and then nobody could vote any more. */
  async function keepSnapshot(block: number): Promise<void> {
    if (!snapshots.has(block)) snapshots.set(block, await power.readPowers(block, await power.readHolders()))
  }

  function findSpace(id: string): Space {
    const space = spaces.find((each) => each.id === id)
    if (space === undefined) throw new RefusedError('unknown space')
    return space
  }

  function findBallot(id: string, space: Space): Ballot {
    const ballot = ballots.get(id)
    if (ballot === undefined) throw new RefusedError('unknown proposal')
    refuseUnless(ballot.proposal.space === space, 'wrong space: the proposal belongs to another one')
    return ballot
  }

  function keep({ id, address, sig, data }: SignedMessage): string {
    stored.add(id)
    return content.add(JSON.stringify({ address, sig, hash: id, data }))
  }

  async function propose(signed: SignedMessage, message: ProposalMessage, clock: Clock): Promise<string> {
    const { space: spaceId, timestamp, ...fields } = message
    const space = findSpace(spaceId)
    checkProposal(message, space, clock)
    if (!isAuthor(space, signed.address)) {
      refuseUnless(!space.onlyMembers, 'only members of the space can propose')
      // At the snapshot block, so that the author's power is what they would vote with.
      const own = totalOf(
        (await readPowers(message.snapshot, [signed.address])).get(signed.address.toLowerCase()) ?? noPower,
      )
      refuseUnless(
        own >= BigInt(space.minScore) * TOKEN_UNIT,
        `proposing needs ${space.minScore} ${space.symbol} of voting power`,
      )
    }
    await keepSnapshot(message.snapshot)
    const ipfs = keep(signed)
    const { id, address } = signed
    const proposal = { ...fields, id, ipfs, author: address, created: timestamp, space, quorum: space.quorum }
    ballots.set(id, { proposal, votes: new Map() })
    return ipfs
  }

  async function vote(signed: SignedMessage, message: VoteMessage, clock: Clock): Promise<string> {
    const ballot = findBallot(message.proposal, findSpace(message.space))
    const { proposal, votes } = ballot
    checkVoteTexts(message)
    sharesOf(proposal.type, message.choice, proposal.choices.length)
    const state = stateOf(proposal, clock)
    refuseUnless(state !== 'pending', 'voting has not started')
    refuseUnless(state !== 'closed', 'voting has ended')
    const key = signed.address.toLowerCase()
    const earlier = votes.get(key)
    refuseUnless(earlier === undefined || earlier.created <= message.timestamp, 'already voted at a later time')
    const parts = await readPower(signed.address, proposal)
    refuseUnless(totalOf(parts) > 0n, 'no voting power at the snapshot block')
    const ipfs = keep(signed)
    const { choice, reason, app, metadata, timestamp: created } = message
    const { id, address: voter } = signed
    votes.set(key, { id, ipfs, voter, created, proposal, choice, reason, app, metadata, power: parts })
    ballot.scores = undefined
    return ipfs
  }

  function cancel(signed: SignedMessage, message: CancelMessage, clock: Clock): string {
    const space = findSpace(message.space)
    const { proposal } = findBallot(message.proposal, space)
    const isAllowed = proposal.author === signed.address || space.admins.includes(signed.address)
    refuseUnless(isAllowed, 'only the author and admins can cancel a proposal')
    refuseUnless(stateOf(proposal, clock) !== 'closed', 'voting has ended')
    ballots.delete(proposal.id)
    return keep(signed)
  }

  async function accept(body: unknown, at: Clock | undefined): Promise<Receipt> {
    const signed = readEnvelope(body, chainId)
    refuseUnless(!stored.has(signed.id), 'duplicate message')
    const clock = at ?? (await readClock())
    checkTimestamp(signed.message.timestamp, clock)
    const { id } = signed
    switch (signed.kind) {
      case 'proposal':
        return { id, ipfs: await propose(signed, signed.message, clock) }
      case 'vote':
        return { id, ipfs: await vote(signed, signed.message, clock) }
      case 'cancel':
        return { id, ipfs: cancel(signed, signed.message, clock) }
    }
  }

  return {
    chainId,
    spaces,
    strategies,
    readClock,
    readPower,
    readPowers,
    submit(body, at) {
      // One after the other, so that no message is stored twice while voting power is read.
      const next = queue.then(() => accept(body, at))
      queue = next.catch(() => undefined)
      return next
    },
    proposals: () => [...ballots.values()].map(({ proposal }) => proposal),
    votes(proposalId) {
      const chosen = proposalId === undefined ? [...ballots.values()] : [ballots.get(proposalId)]
      return chosen.flatMap((ballot) => (ballot === undefined ? [] : [...ballot.votes.values()]))
    },
    scores({ id, type, choices }) {
      const ballot = ballots.get(id)
      const shape = { type, choices: choices.length, strategies: strategies.length }
      if (ballot === undefined) return countVotes(shape, [])
      ballot.scores ??= countVotes(shape, ballot.votes.values())
      return ballot.scores
    },
    addVotes(proposalId, added) {
      const ballot = ballots.get(proposalId)
      if (ballot === undefined) throw new Error(`No proposal ${proposalId}`)
      for (const each of added) ballot.votes.set(each.voter.toLowerCase(), { ...each, proposal: ballot.proposal })
      ballot.scores = undefined
    },
  }
}
