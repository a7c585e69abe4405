import { createHash } from 'node:crypto'
import { getAddress } from 'ethers'
import { productToken } from '../../brand.ts'
import type { Rpc } from '../../chain/rpc.ts'
import { rolesOf } from '../../deploy/accounts.ts'
import {
  bulkProposal,
  type ProposalRow,
  proposalTable,
  SPACE_ADMIN,
  type Voter,
  votingSpace,
} from '../../tables/voting.ts'
import type { Hub, Vote } from './hub.ts'
import type { Message } from './messages.ts'
import type { Clock } from './rules.ts'
import { signMessage } from './signMessage.ts'
import type { Space } from './space.ts'
import { TOKEN_UNIT } from './votingPower.ts'

const DAY_SEC = 86_400
/** Authors sign this long before voting starts. */
const WRITTEN_BEFORE_SEC = 600
const APP = 'sundial'
/** Greatest voting power of a vote without a signature, in whole tokens. */
const MOST_BULK_POWER = 10_000n

/** The space of the product token. Its admin is an account of its own, its member is the deployer. */
export function seededSpace(accounts: readonly string[]): Space {
  const voters = votersOf(accounts)
  return {
    ...votingSpace,
    symbol: productToken.symbol,
    admins: [voters.admin],
    members: [voters.member],
    onlyMembers: false,
    voting: { type: null, delaySec: null, periodSec: null },
  }
}

/** Submits the proposals and votes of the table, signed by the node's accounts, as if their time had come. */
export async function seedHub(hub: Hub, rpc: Rpc, accounts: readonly string[]): Promise<void> {
  const voters = votersOf(accounts)
  const clock = await hub.readClock()
  for (const row of proposalTable) {
    const id = await submitProposal(hub, rpc, voters[row.author], row, clock)
    const { start } = timesOf(row, clock)
    for (const [index, { voter, choice, reason = '' }] of row.votes.entries()) {
      // Votes come in over the first day, or until now.
      const timestamp =
        start + 1 + Math.floor(((Math.min(start + DAY_SEC, clock.nowSec) - start) * index) / row.votes.length)
      const message = {
        from: voters[voter],
        space: votingSpace.id,
        timestamp,
        proposal: id,
        choice,
        reason,
        app: APP,
        metadata: '{}',
      }
      await submitAt(hub, rpc, { kind: 'vote', message }, { ...clock, nowSec: timestamp, wallSec: timestamp })
    }
  }
}

/**
 * Adds a proposal with votes of accounts that nobody has the key of: the same ones each time, and unsigned, because 20,000
 * signatures would take longer than the measurement.
 */
export async function addBulkVotes(hub: Hub, rpc: Rpc, accounts: readonly string[], count: number): Promise<void> {
  const clock = await hub.readClock()
  const id = await submitProposal(hub, rpc, votersOf(accounts)[bulkProposal.author], bulkProposal, clock)
  const { start } = timesOf(bulkProposal, clock)
  const strategies = hub.strategies.length
  hub.addVotes(
    id,
    Array.from({ length: count }, (_, index): Omit<Vote, 'proposal'> => {
      const hash = createHash('sha256').update(`vote ${index}`).digest()
      const part = (BigInt(hash.readUInt32BE(20)) * MOST_BULK_POWER * TOKEN_UNIT) / 2n ** 32n + 1n
      return {
        id: `0x${createHash('sha256').update(hash).digest('hex')}`,
        ipfs: null,
        voter: getAddress(`0x${hash.toString('hex', 0, 20)}`),
        created: start + 1 + Math.floor(((clock.nowSec - start) * index) / count),
        choice: 1 + (hash.readUInt8(24) % bulkProposal.choices.length),
        reason: '',
        app: APP,
        metadata: '{}',
        power: Array.from({ length: strategies }, (__, strategy) => (strategy === 0 ? part : 0n)),
      }
    }),
  )
}

async function submitProposal(
  hub: Hub,
  rpc: Rpc,
  author: string,
  row: Omit<ProposalRow, 'votes'>,
  clock: Clock,
): Promise<string> {
  const { type, title, body, choices, discussion = '', labels = [] } = row
  const { start, end } = timesOf(row, clock)
  const timestamp = Math.min(start - WRITTEN_BEFORE_SEC, clock.nowSec)
  const message = {
    from: author,
    space: votingSpace.id,
    timestamp,
    type,
    title,
    body,
    discussion,
    choices,
    labels,
    start,
    end,
    // Not the block of that time, because the node only has the states of the latest blocks.
    snapshot: clock.block,
    plugins: '{}',
    privacy: '',
    app: APP,
  }
  return submitAt(hub, rpc, { kind: 'proposal', message }, { ...clock, nowSec: timestamp, wallSec: timestamp })
}

async function submitAt(hub: Hub, rpc: Rpc, message: Message, at: Clock): Promise<string> {
  return (await hub.submit(await signMessage(rpc, message), at)).id
}

function timesOf({ startsIn, endsIn }: Pick<ProposalRow, 'startsIn' | 'endsIn'>, { nowSec }: Clock) {
  // A minute earlier, so that what starts now has started.
  const at = (days: number) => nowSec - 60 + days * DAY_SEC
  return { start: at(startsIn), end: at(endsIn) }
}

function votersOf(accounts: readonly string[]): Readonly<Record<Voter, string>> {
  const { deployer, users, traders } = rolesOf(accounts)
  const admin = accounts[SPACE_ADMIN]
  if (admin === undefined) throw new Error(`The node has no account ${SPACE_ADMIN}`)
  const [user0, user1, user2] = users
  const [trader0, trader1, trader2] = traders
  const voters = { admin, member: deployer, user0, user1, user2, trader0, trader1, trader2 }
  return Object.fromEntries(
    Object.entries(voters).map(([name, account]) => [name, getAddress(account)]),
  ) as typeof voters
}
