import { Wallet } from 'ethers'
import { createContentStore } from '../../ipfs/contentStore.ts'
import { StateMissingError } from '../errors.ts'
import { createHub } from '../hub.ts'
import {
  type CancelMessage,
  DOMAIN,
  type MessageType,
  messageTypes,
  type ProposalMessage,
  type VoteMessage,
} from '../messages.ts'
import type { PowerReader } from '../powerReader.ts'
import type { Clock } from '../rules.ts'
import type { Space } from '../space.ts'
import { TOKEN_UNIT } from '../votingPower.ts'

/** Admin, member, and holders of much, a little and no voting power. */
export const wallets = {
  admin: walletOf(1),
  member: walletOf(2),
  alice: walletOf(3),
  bob: walletOf(4),
  poor: walletOf(5),
  nobody: walletOf(6),
}

function walletOf(key: number): Wallet {
  return new Wallet(`0x${String(key).padStart(64, '0')}`)
}

export const CHAIN_ID = 31_337
export const NOW = 1_800_000_000
export const LATEST_BLOCK = 500
/** Blocks before this one have no state. */
const OLDEST_STATE = 400

export const testSpace: Space = {
  id: 'test.eth',
  name: 'Test',
  about: '',
  symbol: 'DIAL',
  admins: [wallets.admin.address],
  members: [wallets.member.address],
  minScore: 10,
  onlyMembers: false,
  quorum: 100,
  voting: { type: null, delaySec: null, periodSec: null },
  createdSec: 1_700_000_000,
}
const otherSpace: Space = { ...testSpace, id: 'other.eth', admins: [wallets.alice.address], members: [] }

/** Whole tokens by part, of whoever has any. */
const HELD: readonly (readonly [Wallet, readonly number[]])[] = [
  [wallets.alice, [100, 50, 25, 5]],
  [wallets.bob, [40, 0, 0, 0]],
  [wallets.poor, [9, 0, 0, 0]],
]

/** A hub with a clock that tests set and voting power of its own. */
export function createTestHub(spaces: readonly Space[] = [testSpace, otherSpace]) {
  const clock = { nowSec: NOW, wallSec: NOW, block: LATEST_BLOCK }
  const content = createContentStore()
  const units = (parts: readonly number[]) => parts.map((part) => BigInt(part) * TOKEN_UNIT)
  const power = {
    readHolders: () => Promise.resolve(HELD.map(([{ address }]) => address.toLowerCase())),
    readPowers(block, accounts) {
      if (block < OLDEST_STATE) return Promise.reject(new StateMissingError(block))
      const partsOf = (account: string) =>
        HELD.find(([{ address }]) => address.toLowerCase() === account.toLowerCase())?.[1] ?? [0, 0, 0, 0]
      return Promise.resolve(
        new Map(accounts.map((account) => [account.toLowerCase(), units(partsOf(account))] as const)),
      )
    },
  } satisfies PowerReader
  const hub = createHub({
    chainId: CHAIN_ID,
    spaces,
    strategies: ['wallet', 'vault', 'pools', 'liquidity'].map((name) => ({
      name,
      network: String(CHAIN_ID),
      params: {},
    })),
    power,
    content,
    readClock: () => Promise.resolve({ ...clock } satisfies Clock),
  })
  return { hub, clock, content, power }
}

export type TestHub = ReturnType<typeof createTestHub>

export function proposalMessage(author: Wallet, changes: Partial<ProposalMessage> = {}): ProposalMessage {
  return {
    from: author.address,
    space: testSpace.id,
    timestamp: NOW,
    type: 'single-choice',
    title: 'Title',
    body: 'Body',
    discussion: '',
    choices: ['Yes', 'No', 'Perhaps'],
    labels: [],
    start: NOW - 10,
    end: NOW + 1_000,
    snapshot: LATEST_BLOCK - 1,
    plugins: '{}',
    privacy: '',
    app: 'test',
    ...changes,
  }
}

export function voteMessage(voter: Wallet, proposal: string, changes: Partial<VoteMessage> = {}): VoteMessage {
  const texts = { reason: '', app: 'test', metadata: '{}' }
  return { from: voter.address, space: testSpace.id, timestamp: NOW, proposal, choice: 1, ...texts, ...changes }
}

function cancelMessage(from: Wallet, proposal: string, changes: Partial<CancelMessage> = {}): CancelMessage {
  return { from: from.address, space: testSpace.id, timestamp: NOW, proposal, ...changes }
}

/** Types of a proposal, a cancellation, or a vote with a choice of this type. */
export function typesOf(
  kind: MessageType['kind'],
  choice = 'uint32',
): Record<string, { name: string; type: string }[]> {
  const found = messageTypes.find(
    ({ kind: each, fields }) =>
      each === kind && (kind !== 'vote' || fields.some(({ type, name }) => name === 'choice' && type === choice)),
  )
  if (found === undefined) throw new Error(`No type for ${kind}`)
  return { [found.name]: found.fields.map((field) => ({ ...field })) }
}

/** Signs with the given wallet, whoever the message is from. */
export async function sign(
  signer: Wallet,
  types: ReturnType<typeof typesOf>,
  message: object,
  domain: object = DOMAIN,
) {
  const sig = await signer.signTypedData(domain, types, message as Record<string, unknown>)
  return { address: signer.address, sig, data: { domain, types, message } }
}

export async function propose(
  { hub }: TestHub,
  author: Wallet,
  changes: Partial<ProposalMessage> = {},
): Promise<string> {
  return (await hub.submit(await sign(author, typesOf('proposal'), proposalMessage(author, changes)))).id
}

export async function castVote({ hub }: TestHub, voter: Wallet, proposal: string, changes: Partial<VoteMessage> = {}) {
  const { choice = 1 } = changes
  const type = typeof choice === 'number' ? 'uint32' : typeof choice === 'string' ? 'string' : 'uint32[]'
  return hub.submit(await sign(voter, typesOf('vote', type), voteMessage(voter, proposal, changes)))
}

export async function cancel({ hub }: TestHub, from: Wallet, proposal: string, changes: Partial<CancelMessage> = {}) {
  return hub.submit(await sign(from, typesOf('cancel'), cancelMessage(from, proposal, changes)))
}
