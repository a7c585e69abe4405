import { beforeEach, describe, expect, it } from 'vitest'
import { StateMissingError } from './errors.ts'
import type { ProposalMessage } from './messages.ts'
import { limits } from './rules.ts'
import type { Space } from './space.ts'
import {
  cancel,
  castVote,
  createTestHub,
  LATEST_BLOCK,
  NOW,
  proposalMessage,
  propose,
  sign,
  type TestHub,
  testSpace,
  typesOf,
  wallets,
} from './testing/hubFixtures.ts'

const { admin, member, alice, bob, poor, nobody } = wallets
const DAY_SEC = 86_400

let test: TestHub
beforeEach(() => {
  test = createTestHub()
})

describe('a proposal', () => {
  it('is stored with its receipt', async () => {
    const body = await sign(alice, typesOf('proposal'), proposalMessage(alice))
    const { id, ipfs } = await test.hub.submit(body)
    expect(JSON.parse(test.content.find(ipfs) ?? '')).toEqual({ ...body, hash: id })
    const [stored, ...others] = test.hub.proposals()
    expect(others).toEqual([])
    expect(stored).toMatchObject({ id, ipfs, author: alice.address, created: NOW, title: 'Title', quorum: 100 })
    expect(stored?.space).toBe(testSpace)
  })

  it('needs the voting power of the space at its snapshot block', async () => {
    await expect(propose(test, poor)).rejects.toThrow('proposing needs 10 DIAL of voting power')
    await expect(propose(test, nobody)).rejects.toThrow('proposing needs 10 DIAL')
    await propose(test, bob)
  })

  it('needs no voting power of admins and members', async () => {
    await propose(test, admin)
    await propose(test, member)
    // They are only those of their own space.
    await expect(propose(test, admin, { space: 'other.eth' })).rejects.toThrow('proposing needs 10')
  })

  it.each<[string, Partial<ProposalMessage>, string]>([
    ['an unknown space', { space: 'nowhere.eth' }, 'unknown space'],
    ['no title', { title: '' }, 'title is missing'],
    ['a blank title', { title: ' \n' }, 'title is missing'],
    ['a long title', { title: 'x'.repeat(limits.title + 1) }, 'title is longer than 256'],
    ['a long body', { body: 'x'.repeat(limits.body + 1) }, 'body is longer than 10000'],
    ['a long discussion', { discussion: `https://${'x'.repeat(limits.discussion)}` }, 'discussion is longer than 256'],
    ['a discussion that is a script', { discussion: 'javascript:alert(1)' }, 'discussion must be a link'],
    ['a discussion with a second line', { discussion: 'https://a.example\njavascript:alert(1)' }, 'must be a link'],
    ['too many labels', { labels: Array.from({ length: 11 }, (_, index) => `l${index}`) }, 'at most 10 labels'],
    ['a long label', { labels: ['x'.repeat(9)] }, 'a label is 1 to 8'],
    ['an empty label', { labels: [''] }, 'a label is 1 to 8'],
    ['a label with markup', { labels: ['<b>'] }, 'a label is 1 to 8'],
    ['plugins that are no JSON', { plugins: '{' }, 'plugins must be a JSON object'],
    ['plugins that are a list', { plugins: '[]' }, 'plugins must be a JSON object'],
    ['privacy', { privacy: 'shutter' }, 'privacy must be empty'],
    ['a long app', { app: 'x'.repeat(limits.app + 1) }, 'app is longer than 24'],
    ['no choices', { choices: [] }, '2 to 20 choices'],
    ['one choice', { choices: ['Yes'] }, '2 to 20 choices'],
    ['500 choices', { choices: Array.from({ length: 500 }, (_, index) => String(index)) }, '2 to 20 choices'],
    ['an empty choice', { choices: ['Yes', 'No', ''] }, 'choices must not be empty'],
    ['a blank choice', { choices: ['Yes', ' '] }, 'choices must not be empty'],
    ['a long choice', { choices: ['Yes', 'x'.repeat(limits.choice + 1)] }, 'choice is longer than 256'],
    ['two choices in a basic vote', { type: 'basic', choices: ['For', 'Against'] }, 'basic voting has 3 choices'],
    ['an unsupported type', { type: 'quadratic' }, 'voting type quadratic is not supported'],
    ['no such type', { type: 'constructor' }, 'not supported'],
    ['an end before the start', { start: NOW + 20, end: NOW + 10 }, 'end must be after start'],
    ['an end at the start', { start: NOW + 20, end: NOW + 20 }, 'end must be after start'],
    ['a start long ago', { start: NOW - limits.startedSec - 1 }, 'start is in the past'],
    ['an end that has passed', { start: NOW - 20, end: NOW }, 'end is in the past'],
    ['an end too far ahead', { end: NOW + limits.endsInSec + 1 }, 'end is too far ahead'],
    ['an end beyond every date', { end: 2 ** 53 - 1 }, 'end is too far ahead'],
    ['a snapshot in the future', { snapshot: LATEST_BLOCK + 1 }, 'snapshot block must not be in the future'],
    ['no snapshot', { snapshot: 0 }, 'snapshot block must not be in the future'],
    ['a time in the future', { timestamp: NOW + limits.aheadSec + 1 }, 'wrong timestamp'],
    ['a time long ago', { timestamp: NOW - limits.ageSec - 1 }, 'wrong timestamp'],
  ])('with %s is refused', async (_, changes, refusal) => {
    await expect(propose(test, alice, changes)).rejects.toThrow(refusal)
    expect(test.hub.proposals()).toEqual([])
  })

  it.each<[string, Partial<ProposalMessage>]>([
    ['the longest texts', { title: 'x'.repeat(256), body: 'x'.repeat(10_000), app: 'x'.repeat(24) }],
    ['20 choices', { choices: Array.from({ length: 20 }, (_, index) => `${index}${'x'.repeat(250)}`) }],
    ['choices of the same text', { choices: ['Yes', 'Yes'] }],
    ['10 labels', { labels: Array.from({ length: 10 }, (_, index) => `label${index}`) }],
    ['a discussion', { discussion: 'https://forum.example/t/1' }],
    ['the latest block', { snapshot: LATEST_BLOCK }],
    ['the latest end', { end: NOW + limits.endsInSec }],
    [
      'hostile texts',
      { title: '<script>', body: '[x](javascript:alert(1))\u0000\u202E', choices: ['<img>', '\u200B!'] },
    ],
  ])('with %s is stored', async (_, changes) => {
    await propose(test, alice, changes)
    expect(test.hub.proposals()).toEqual([expect.objectContaining(changes)])
  })

  it('is refused if nobody can read voting power at its snapshot block', async () => {
    await expect(propose(test, alice, { snapshot: 399 })).rejects.toThrow(StateMissingError)
    await expect(propose(test, admin, { snapshot: 399 })).rejects.toThrow('an archive node is needed')
    expect(test.hub.proposals()).toEqual([])
    await propose(test, alice, { snapshot: 400 })
  })

  it('is stored once', async () => {
    const body = await sign(alice, typesOf('proposal'), proposalMessage(alice))
    const answers = await Promise.allSettled([test.hub.submit(body), test.hub.submit(body)])
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    await expect(test.hub.submit(body)).rejects.toThrow('duplicate message')
  })

  it('may be dated by this computer while the chain is ahead', async () => {
    test.clock.nowSec = NOW + 30 * DAY_SEC
    const end = test.clock.nowSec + 100
    await propose(test, alice, { end })
    await expect(propose(test, alice, { end: NOW + 1_000 })).rejects.toThrow('end is in the past')
  })
})

describe('a space', () => {
  const withRules = (rules: Partial<Space>) => {
    test = createTestHub([{ ...testSpace, ...rules }])
  }

  it('may let only its members propose', async () => {
    withRules({ onlyMembers: true })
    await expect(propose(test, alice)).rejects.toThrow('only members of the space can propose')
    await propose(test, member)
  })

  it('may set the type of voting', async () => {
    withRules({ voting: { ...testSpace.voting, type: 'approval' } })
    await expect(propose(test, alice)).rejects.toThrow('voting type must be approval')
    await propose(test, alice, { type: 'approval' })
  })

  it('may set the delay and the length of voting, for its admins too', async () => {
    withRules({ voting: { type: null, delaySec: 3_600, periodSec: DAY_SEC } })
    const start = NOW + 3_600
    const end = start + DAY_SEC
    await expect(propose(test, admin, { start: start + 1, end: end + 1 })).rejects.toThrow('start must be 3600 s after')
    await expect(propose(test, admin, { start, end: end + 1 })).rejects.toThrow('voting must last 86400 s')
    await propose(test, admin, { start, end })
  })
})

describe('a cancellation', () => {
  it('removes a proposal and its votes, by the author or an admin', async () => {
    for (const from of [alice, admin]) {
      const id = await propose(test, alice, { title: `Of ${from.address}` })
      await castVote(test, bob, id)
      await cancel(test, from, id)
      expect(test.hub.proposals()).toEqual([])
      expect(test.hub.votes(id)).toEqual([])
      await expect(castVote(test, bob, id, { choice: 2 })).rejects.toThrow('unknown proposal')
    }
  })

  it('is refused to anybody else', async () => {
    const id = await propose(test, alice)
    for (const from of [bob, member, nobody])
      await expect(cancel(test, from, id)).rejects.toThrow('only the author and admins')
    expect(test.hub.proposals()).toHaveLength(1)
  })

  it('is refused in the name of another space, whose admin the sender may be', async () => {
    const id = await propose(test, bob)
    await expect(cancel(test, alice, id, { space: 'other.eth' })).rejects.toThrow('wrong space')
  })

  it('is refused once voting has ended, and for a proposal that does not exist', async () => {
    const id = await propose(test, alice)
    await expect(cancel(test, alice, `0x${'00'.repeat(32)}`)).rejects.toThrow('unknown proposal')
    test.clock.nowSec = NOW + 1_001
    await expect(cancel(test, alice, id)).rejects.toThrow('voting has ended')
  })

  it('does not let the proposal be posted again', async () => {
    const body = await sign(alice, typesOf('proposal'), proposalMessage(alice))
    const { id } = await test.hub.submit(body)
    await cancel(test, alice, id)
    await expect(test.hub.submit(body)).rejects.toThrow('duplicate message')
  })
})
