import { beforeEach, describe, expect, it } from 'vitest'
import { StateMissingError } from './errors.ts'
import type { VoteMessage } from './messages.ts'
import { limits } from './rules.ts'
import {
  castVote,
  createTestHub,
  LATEST_BLOCK,
  NOW,
  propose,
  sign,
  type TestHub,
  typesOf,
  voteMessage,
  wallets,
} from './testing/hubFixtures.ts'
import { TOKEN_UNIT } from './votingPower.ts'

const { admin, alice, bob, poor, nobody } = wallets

let test: TestHub
let id: string
beforeEach(async () => {
  test = createTestHub()
  id = await propose(test, admin)
})

const only = () => {
  const [vote, ...others] = test.hub.votes(id)
  expect(others).toEqual([])
  return vote
}
const scores = (proposal = id) => {
  const found = test.hub.proposals().find((each) => each.id === proposal)
  return found === undefined ? [] : test.hub.scores(found).scores.map((units) => Number(units / TOKEN_UNIT))
}

describe('a vote', () => {
  it('is stored with its voting power and its receipt', async () => {
    const body = await sign(alice, typesOf('vote'), voteMessage(alice, id, { choice: 2, reason: 'Because' }))
    const { id: voteId, ipfs } = await test.hub.submit(body)
    expect(JSON.parse(test.content.find(ipfs) ?? '')).toEqual({ ...body, hash: voteId })
    expect(only()).toMatchObject({ id: voteId, ipfs, voter: alice.address, created: NOW, choice: 2, reason: 'Because' })
    expect(only()?.power).toEqual([100n, 50n, 25n, 5n].map((part) => part * TOKEN_UNIT))
    expect(scores()).toEqual([0, 180, 0])
  })

  it('replaces the one before, whose message cannot be posted again', async () => {
    const first = await sign(alice, typesOf('vote'), voteMessage(alice, id))
    await test.hub.submit(first)
    await castVote(test, bob, id)
    expect(scores()).toEqual([220, 0, 0])
    await castVote(test, alice, id, { choice: 3, timestamp: NOW + 1 })
    expect(scores()).toEqual([40, 0, 180])
    await expect(test.hub.submit(first)).rejects.toThrow('duplicate message')
    expect(scores()).toEqual([40, 0, 180])
    expect(test.hub.votes(id)).toHaveLength(2)
  })

  it('does not replace one of a later time', async () => {
    const older = await sign(alice, typesOf('vote'), voteMessage(alice, id, { timestamp: NOW - 1 }))
    await castVote(test, alice, id, { choice: 2 })
    await expect(test.hub.submit(older)).rejects.toThrow('already voted at a later time')
    expect(only()?.choice).toBe(2)
  })

  it('is counted once, even if it is posted twice at a time', async () => {
    const body = await sign(alice, typesOf('vote'), voteMessage(alice, id))
    const answers = await Promise.allSettled([test.hub.submit(body), test.hub.submit(body)])
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect(scores()).toEqual([180, 0, 0])
  })

  it('needs voting power, however little', async () => {
    await expect(castVote(test, nobody, id)).rejects.toThrow('no voting power at the snapshot block')
    await expect(castVote(test, admin, id)).rejects.toThrow('no voting power')
    await castVote(test, poor, id)
    expect(scores()).toEqual([9, 0, 0])
  })

  it.each<[string, Partial<VoteMessage>, string]>([
    ['an unknown space', { space: 'nowhere.eth' }, 'unknown space'],
    ['a space that the proposal does not belong to', { space: 'other.eth' }, 'wrong space'],
    ['an unknown proposal', { proposal: `0x${'00'.repeat(32)}` }, 'unknown proposal'],
    ['choice 0', { choice: 0 }, 'wrong choice'],
    ['a choice that does not exist', { choice: 4 }, 'wrong choice'],
    ['several choices', { choice: [1, 2] }, 'wrong choice'],
    ['weights', { choice: '{"1":1}' }, 'wrong choice'],
    ['a long reason', { reason: 'x'.repeat(limits.reason + 1) }, 'reason is longer than 5000'],
    ['a long app', { app: 'x'.repeat(limits.app + 1) }, 'app is longer than 24'],
    ['metadata that is no JSON', { metadata: '' }, 'metadata must be a JSON object'],
    ['a time in the future', { timestamp: NOW + limits.aheadSec + 1 }, 'wrong timestamp'],
    ['a time long ago', { timestamp: NOW - limits.ageSec - 1 }, 'wrong timestamp'],
  ])('with %s is refused', async (_, changes, refusal) => {
    await expect(castVote(test, alice, id, changes)).rejects.toThrow(refusal)
    expect(test.hub.votes(id)).toEqual([])
  })

  it('is refused before the start and after the end, by the block time', async () => {
    const later = await propose(test, admin, { start: NOW + 100, end: NOW + 200 })
    await expect(castVote(test, alice, later)).rejects.toThrow('voting has not started')
    test.clock.nowSec = NOW + 100
    await expect(castVote(test, alice, later)).rejects.toThrow('voting has not started')
    test.clock.nowSec = NOW + 101
    await castVote(test, alice, later)
    test.clock.nowSec = NOW + 200
    await castVote(test, bob, later)
    test.clock.nowSec = NOW + 201
    await expect(castVote(test, poor, later)).rejects.toThrow('voting has ended')
    await expect(castVote(test, alice, later, { choice: 2 })).rejects.toThrow('voting has ended')
    expect(scores(later)).toEqual([220, 0, 0])
  })

  it('has the kind of choice that its proposal asks for', async () => {
    const approval = await propose(test, admin, { type: 'approval' })
    await castVote(test, alice, approval, { choice: [1, 3] })
    await expect(castVote(test, bob, approval, { choice: 1 })).rejects.toThrow('wrong choice')
    expect(scores(approval)).toEqual([180, 0, 180])
    const weighted = await propose(test, admin, { type: 'weighted' })
    await castVote(test, bob, weighted, { choice: '{"1":3,"2":1}' })
    await expect(castVote(test, alice, weighted, { choice: [1] })).rejects.toThrow('wrong choice')
    expect(scores(weighted)).toEqual([30, 10, 0])
  })

  it('keeps choices of the same text apart', async () => {
    const twice = await propose(test, admin, { choices: ['Yes', 'Yes'] })
    await castVote(test, alice, twice, { choice: 1 })
    await castVote(test, bob, twice, { choice: 2 })
    expect(scores(twice)).toEqual([180, 40])
  })

  it('counts with the power at the snapshot block, long after the node has forgotten it', async () => {
    test.power.readPowers = () => Promise.reject(new StateMissingError(LATEST_BLOCK))
    await castVote(test, alice, id)
    await expect(castVote(test, nobody, id)).rejects.toThrow('no voting power')
    expect(scores()).toEqual([180, 0, 0])
    await expect(test.hub.readPowers(LATEST_BLOCK, [alice.address])).rejects.toThrow('an archive node is needed')
  })
})
