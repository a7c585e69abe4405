import { getAddress, isAddress, solidityPackedKeccak256 } from 'ethers'
import { RefusedError } from './errors.ts'
import type { Hub } from './hub.ts'
import { totalOf } from './scores.ts'
import { toTokens } from './votingPower.ts'

/** A vote as a client asks to have it verified. */
interface ClaimedVote {
  readonly address: string
  /** Whole tokens; NaN if it is no number. */
  readonly total: number
  /** '' for none; undefined if it is no text. */
  readonly verificationHash: string | undefined
}

/** What the service says about a voter. */
interface Verdict {
  readonly isValid: boolean
  /** Voting power read from the chain, in whole tokens. */
  readonly total: number
}

/** More than the largest proposal of the local chain. */
const MAX_VOTES = 25_000

/**
 * Hash that binds voting power to an account and a block: keccak256 of block (uint256), address and base units (uint256),
 * packed. A vote may carry it in its metadata.
 */
export function verificationHash(block: number, address: string, units: bigint): string {
  return solidityPackedKeccak256(['uint256', 'address', 'uint256'], [block, getAddress(address), units])
}

/**
 * Reads the voting power of the votes again: { block, votes: [{ address, verificationHash, total }] }. A vote is valid if
 * its total is the account's voting power at that block, and so is its hash, if it has one.
 * @returns a verdict by lower-case voter
 * @throws RefusedError, or StateMissingError if voting power can't be read
 */
export async function verifyVotes(hub: Hub, body: unknown): Promise<Readonly<Record<string, Verdict>>> {
  const { block, votes } = readRequest(body)
  const { block: latest } = await hub.readClock()
  if (block > latest) throw new RefusedError('block is in the future')
  const powers = await hub.readPowers(
    block,
    votes.map(({ address }) => address),
  )
  const verdicts = new Map<string, Verdict>()
  for (const { address, total: claimed, verificationHash: hash } of votes) {
    const key = address.toLowerCase()
    const units = totalOf(powers.get(key) ?? [])
    const total = toTokens(units)
    const isHashValid = hash === '' || hash?.toLowerCase() === verificationHash(block, address, units)
    // An account has one vote: of two with different totals, at most one could be valid, and the answer names accounts.
    const isOthersValid = verdicts.get(key)?.isValid ?? true
    verdicts.set(key, { isValid: isOthersValid && claimed === total && units > 0n && isHashValid, total })
  }
  return Object.fromEntries(verdicts)
}

function readRequest(body: unknown): { readonly block: number; readonly votes: readonly ClaimedVote[] } {
  if (!isRecord(body)) throw new RefusedError('expected a JSON body with block and votes')
  const block = Number(body['block'])
  if (!Number.isSafeInteger(block) || block <= 0) throw new RefusedError('block must be a block number')
  const votes = body['votes']
  if (!Array.isArray(votes) || votes.length > MAX_VOTES)
    throw new RefusedError(`votes must be a list of at most ${MAX_VOTES}`)
  return { block, votes: (votes as readonly unknown[]).map(readVote) }
}

/** Only the hub's own field is required: totals and hashes come from the voters, and one must not spoil the others' votes. */
function readVote(value: unknown): ClaimedVote {
  if (!isRecord(value) || !isAddress(value['address'])) throw new RefusedError('a vote must have an address')
  const { address, total, verificationHash: hash } = value
  const isNumber = typeof total === 'number' || (typeof total === 'string' && total !== '')
  const text = hash ?? ''
  return {
    address,
    total: isNumber ? Number(total) : NaN,
    verificationHash: typeof text === 'string' ? text : undefined,
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
