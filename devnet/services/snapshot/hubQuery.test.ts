import { beforeAll, describe, expect, it } from 'vitest'
import { createHubQuery } from './hubQuery.ts'
import {
  CHAIN_ID,
  castVote,
  createTestHub,
  LATEST_BLOCK,
  NOW,
  propose,
  type TestHub,
  testSpace,
  wallets,
} from './testing/hubFixtures.ts'
import { TOKEN_UNIT } from './votingPower.ts'

const { admin, alice, bob } = wallets
const MANY = 2_500

let test: TestHub
let ids: { readonly closed: string; readonly active: string; readonly pending: string; readonly many: string }
beforeAll(async () => {
  test = createTestHub()
  const closed = await propose(test, bob, { title: 'Closed', start: NOW - 30, end: NOW + 2 })
  const active = await propose(test, alice, {
    title: 'Active',
    timestamp: NOW + 1,
    labels: ['a', 'b'],
    type: 'weighted',
  })
  const pending = await propose(test, admin, { title: 'Pending', timestamp: NOW + 2, start: NOW + 500 })
  const many = await propose(test, admin, { title: 'Many', timestamp: NOW + 3, start: NOW - 1 })
  ids = { closed, active, pending, many }
  test.clock.nowSec = NOW + 1
  await castVote(test, alice, closed, { choice: 2, reason: 'Because', metadata: '{"votingPower":"180"}' })
  await castVote(test, bob, closed, { choice: 1, timestamp: NOW + 1 })
  await castVote(test, bob, active, { choice: '{"1":3,"3":1}', timestamp: NOW + 1 })
  const votes = Array.from({ length: MANY }, (_, index) => ({
    id: `0x${index.toString(16).padStart(64, '0')}`,
    ipfs: null,
    voter: `0x${(index + 1).toString(16).padStart(40, '0')}`,
    created: NOW + (index >> 2),
    choice: (index % 3) + 1,
    reason: '',
    app: 'many',
    metadata: '{}',
    power: [BigInt(MANY - index) * TOKEN_UNIT, 0n, 0n, 0n],
  }))
  test.hub.addVotes(many, votes)
  test.clock.nowSec = NOW + 100
})

async function ask<T>(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<T> {
  const { data, errors } = await createHubQuery(test.hub)({ query, variables })
  expect(errors).toBeUndefined()
  return JSON.parse(JSON.stringify(data)) as T
}
async function errorOf(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const { errors } = await createHubQuery(test.hub)({ query, variables })
  return errors?.map(({ message }) => message).join() ?? ''
}
const titles = async (args: string) =>
  (await ask<{ proposals: { title: string }[] }>(`{ proposals(${args}) { title } }`)).proposals
    .map(({ title }) => title)
    .join(' ')

describe('proposals', () => {
  it.each([
    ['first: 20', 'Many Pending Active Closed'],
    ['orderDirection: asc', 'Closed Active Pending Many'],
    ['first: 1, skip: 1', 'Pending'],
    ['first: 0', ''],
    ['skip: 5000', ''],
    ['orderBy: "start"', 'Pending Many Active Closed'],
    ['orderBy: "end", orderDirection: asc, first: 1', 'Closed'],
    ['orderBy: "votes", first: 2', 'Many Closed'],
    ['orderBy: "unknown", first: 1', 'Many'],
    ['where: { state: "active" }', 'Many Active'],
    ['where: { state: "pending" }', 'Pending'],
    ['where: { state: "closed" }', 'Closed'],
    ['where: { space: "test.eth", first_: 1 }', undefined],
    ['where: { space: "other.eth" }', ''],
    ['where: { space_in: ["other.eth", "test.eth"], state: "pending" }', 'Pending'],
    [`where: { author: "${bob.address}" }`, 'Closed'],
    [`where: { author_in: ["${bob.address.toLowerCase()}", "${alice.address}"] }`, 'Active Closed'],
    ['where: { type: "weighted" }', 'Active'],
    ['where: { title_contains: "IN" }', 'Pending'],
    ['where: { labels_in: ["b", "c"] }', 'Active'],
    ['where: { app_not: "test" }', ''],
    ['where: { app_not_in: ["other"], state: "closed" }', 'Closed'],
    [`where: { created_gt: ${NOW}, created_lte: ${NOW + 2} }`, 'Pending Active'],
    [`where: { created_gte: ${NOW}, created_lt: ${NOW + 2} }`, 'Active Closed'],
    [`where: { created_in: [${NOW}, ${NOW + 2}] }`, 'Pending Closed'],
    ['where: { votes_gt: 2 }', 'Many'],
    ['where: { scores_state: "final" }', 'Closed'],
    ['where: { flagged: true }', ''],
    ['where: { state: null, id: null }', 'Many Pending Active Closed'],
  ])('%s', async (args, expected) => {
    if (expected === undefined) expect(await errorOf(`{ proposals(${args}) { id } }`)).toContain('not defined by type')
    else expect(await titles(args)).toBe(expected)
  })

  it('have the fields of the hub', async () => {
    const fields = `id ipfs author created updated space { id } network symbol type strategies { name network params }
      validation { name params } plugins title body discussion choices labels start end quorum quorumType privacy snapshot
      state link app scores scores_by_strategy scores_state scores_total scores_updated votes flagged`
    const { proposal } = await ask<{ proposal: object }>(
      `query One($id: String!) { proposal(id: $id) { ${fields} } }`,
      {
        id: ids.closed,
      },
    )
    expect(proposal).toMatchObject({
      id: ids.closed,
      author: bob.address,
      created: NOW,
      space: { id: 'test.eth' },
      network: String(CHAIN_ID),
      symbol: 'DIAL',
      type: 'single-choice',
      plugins: {},
      choices: ['Yes', 'No', 'Perhaps'],
      start: NOW - 30,
      end: NOW + 2,
      quorum: 100,
      snapshot: LATEST_BLOCK - 1,
      state: 'closed',
      scores: [40, 180, 0],
      scores_by_strategy: [
        [40, 0, 0, 0],
        [100, 50, 25, 5],
        [0, 0, 0, 0],
      ],
      scores_state: 'final',
      scores_total: 220,
      votes: 2,
    })
  })

  it('are null if there is none', async () => {
    expect(await ask('{ proposal(id: "0x1") { id } }')).toEqual({ proposal: null })
  })
})

describe('votes', () => {
  interface Listed {
    readonly id: string
    readonly voter: string
    readonly created: number
    readonly vp: number
  }
  const list = async (args: string) =>
    (await ask<{ votes: Listed[] }>(`{ votes(${args}) { id voter created vp } }`)).votes

  it('have the fields of the hub', async () => {
    const { votes } = await ask<{ votes: object[] }>(
      `query Votes($where: VoteWhere) { votes(where: $where) {
        id ipfs voter created space { id } proposal { id title } choice metadata reason app vp vp_by_strategy vp_state } }`,
      { where: { proposal: ids.closed } },
    )
    expect(votes).toHaveLength(2)
    expect(votes[1]).toMatchObject({
      voter: alice.address,
      created: NOW,
      space: { id: 'test.eth' },
      proposal: { id: ids.closed, title: 'Closed' },
      choice: 2,
      metadata: { votingPower: '180' },
      reason: 'Because',
      vp: 180,
      vp_by_strategy: [100, 50, 25, 5],
      vp_state: 'final',
    })
  })

  it('of a weighted proposal have an object as their choice', async () => {
    const { votes } = await ask<{ votes: { id: string }[] }>(
      `{ votes(where: { proposal: "${ids.active}" }) { id choice } }`,
    )
    expect(votes).toEqual([{ id: expect.any(String) as string, choice: { '1': 3, '3': 1 } }])
    expect(await ask(`{ vote(id: "${votes[0]!.id}") { voter } }`)).toEqual({ vote: { voter: bob.address } })
    expect(await ask('{ vote(id: "0x1") { voter } }')).toEqual({ vote: null })
  })

  it('come in pages until one is empty', async () => {
    const pages: Listed[][] = []
    do pages.push(await list(`first: 1000, skip: ${pages.length * 1_000}, where: { proposal: "${ids.many}" }`))
    while (pages.at(-1)?.length !== 0)
    expect(pages.map(({ length }) => length)).toEqual([1_000, 1_000, 500, 0])
    const all = pages.flat()
    expect(new Set(all.map(({ id }) => id)).size).toBe(MANY)
    const sorted = [...all].sort((a, b) => b.created - a.created || (a.id < b.id ? -1 : 1))
    expect(all.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id))
  })

  it('are ordered by voting power, and filtered by voter in any letter case', async () => {
    const where = `where: { proposal: "${ids.closed}" }`
    expect((await list(`${where}, orderBy: "vp"`)).map(({ vp }) => vp)).toEqual([180, 40])
    expect((await list(`${where}, orderBy: "vp", orderDirection: asc`)).map(({ vp }) => vp)).toEqual([40, 180])
    const own = await list(
      `where: { voter: "${bob.address.toLowerCase()}", proposal_in: ["${ids.closed}"], vp_gte: 40 }`,
    )
    expect(own.map(({ voter }) => voter)).toEqual([bob.address])
    expect(await list(`where: { voter: "${bob.address}", vp_gt: 40 }`)).toEqual([])
    expect(await list('first: 1000, where: { space: "other.eth" }')).toEqual([])
  })

  it.each([
    ['votes(first: 1001)', 'The `first` argument must not be greater than 1000'],
    ['votes(skip: 5001)', 'The `skip` argument must not be greater than 5000'],
    ['votes(first: -1)', 'must not be negative'],
    ['proposals(skip: -1)', 'must not be negative'],
    ['proposals(first: 1.5)', 'Int cannot represent non-integer'],
    ['follows(first: 1)', 'Cannot query field "follows"'],
    ['votes(where: { unknown: 1 })', 'not defined by type'],
    [`votes ${'a '.repeat(5_000)}`, '4000 tokens'],
    [`votes(where: ${'['.repeat(3_900)}`, 'query is nested too deeply'],
    ['', 'Syntax Error'],
  ])('%s is refused', async (query, expected) => {
    expect(await errorOf(`{ ${query} { id } }`)).toContain(expected)
  })
})

describe('spaces', () => {
  it('have their rules and what happened in them', async () => {
    const { space } = await ask<{
      space: object
    }>(`{ space(id: "test.eth") { id name network symbol admins members moderators
      strategies { name } filters { minScore onlyMembers } validation { name params } proposalsCount activeProposals votesCount
      followersCount voting { delay period type quorum quorumType privacy } avatar created } }`)
    expect(space).toMatchObject({
      id: 'test.eth',
      network: String(CHAIN_ID),
      admins: testSpace.admins,
      members: testSpace.members,
      filters: { minScore: 10, onlyMembers: false },
      validation: { name: 'basic', params: { minScore: 10 } },
      voting: { delay: null, period: null, type: null, quorum: 100, quorumType: 'default' },
      proposalsCount: 4,
      activeProposals: 2,
      votesCount: MANY + 3,
      avatar: null,
    })
    expect(await ask('{ space(id: "nowhere.eth") { id } }')).toEqual({ space: null })
  })

  it('are listed', async () => {
    expect(await ask('{ spaces(orderBy: "id", orderDirection: asc) { id } }')).toEqual({
      spaces: [{ id: 'other.eth' }, { id: 'test.eth' }],
    })
    expect(await ask('{ spaces(where: { id_in: ["other.eth"] }) { id proposalsCount } }')).toEqual({
      spaces: [{ id: 'other.eth', proposalsCount: 0 }],
    })
  })
})

describe('voting power', () => {
  const vp = (args: string) => `{ vp(${args}) { vp vp_by_strategy vp_state } }`

  it('is read at the snapshot block of a proposal, or now', async () => {
    const expected = { vp: 180, vp_by_strategy: [100, 50, 25, 5] }
    const at = (id: string) => vp(`voter: "${alice.address.toLowerCase()}", space: "test.eth", proposal: "${id}"`)
    expect(await ask(at(ids.closed))).toEqual({ vp: { ...expected, vp_state: 'final' } })
    expect(await ask(at(ids.active))).toEqual({ vp: { ...expected, vp_state: 'pending' } })
    expect(await ask(vp(`voter: "${alice.address}", space: "test.eth"`))).toEqual({
      vp: { ...expected, vp_state: 'pending' },
    })
  })

  it.each([
    ['voter: "alice.eth", space: "test.eth"', 'voter must be an address'],
    [`voter: "${alice.address}", space: "nowhere.eth"`, 'unknown space'],
    [`voter: "${alice.address}", space: "test.eth", proposal: "0x1"`, 'unknown proposal'],
  ])('%s is refused', async (args, expected) => {
    expect(await errorOf(vp(args))).toBe(expected)
  })

  it('of a proposal is refused in the name of another space', async () => {
    expect(await errorOf(vp(`voter: "${alice.address}", space: "other.eth", proposal: "${ids.active}"`))).toBe(
      'unknown proposal',
    )
  })

  it('says so if the node has no state of the block', async () => {
    test.clock.block = 1
    expect(await errorOf(vp(`voter: "${alice.address}", space: "test.eth"`))).toContain('an archive node is needed')
    test.clock.block = LATEST_BLOCK
  })
})
