import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../scripts/support/ports.mjs'
import { contentId } from '../../deploy/contentId.ts'
import { bulkProposal, proposalTable, SPACE_ADMIN, votingSpace } from '../../tables/voting.ts'
import { mine, readBlockNumber } from '../../testing/stakingFixtures.ts'
import { startTestChain, type TestChain } from '../../testing/testChain.ts'
import { accountOf } from '../../testing/vaultFixtures.ts'
import { deployVotingSources } from '../../testing/votingFixtures.ts'
import { type Services, serveRoutes } from '../server.ts'
import { snapshotRoutes } from './route.ts'
import { signMessage } from './signMessage.ts'

const BULK_VOTES = 2_400
/** Longer than a message may be. */
const MEGABYTE = 1_000_000

let chain: TestChain
let services: Services
let snapshot: number
beforeAll(async () => {
  chain = await startTestChain()
  const { deployment } = await deployVotingSources(chain)
  const routes = snapshotRoutes(chain.rpc, deployment, { bulkVotes: BULK_VOTES })
  services = await serveRoutes(routes, await freePort(0))
  snapshot = Number(await readBlockNumber(chain))
})
afterAll(async () => {
  await services.stop()
  await chain.stop()
})

async function post(path: string, body: unknown, method = 'POST') {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await fetch(`${services.url}${path}`, { method, ...(method === 'GET' ? {} : { body: text }) })
  return { status: response.status, statusText: response.statusText, body: (await response.json()) as unknown }
}
async function ask<T>(query: string, variables: object = {}): Promise<T> {
  const { body } = await post('/snapshot/graphql', { query, variables })
  return (body as { data: T }).data
}

interface Listed {
  readonly id: string
  readonly ipfs: string
  readonly title: string
  readonly body: string
  readonly author: string
  readonly state: string
  readonly snapshot: number
  readonly votes: number
  readonly scores: readonly number[]
  readonly scores_total: number
  readonly quorum: number
}
const FIELDS = 'id ipfs title body author state snapshot votes scores scores_total quorum'
const list = async () => (await ask<{ proposals: Listed[] }>(`{ proposals(first: 100) { ${FIELDS} } }`)).proposals
const find = async (title: string) => {
  const found = (await list()).find((each) => each.title === title)
  if (found === undefined) throw new Error(`No proposal ${title}`)
  return found
}
const voteOf = async (
  account: string,
  proposal: string,
  choice: number,
  timestamp = Math.floor(Date.now() / 1_000),
) => {
  const texts = { reason: '', app: 'test', metadata: '{}' }
  const message = { from: account, space: votingSpace.id, timestamp, proposal, choice, ...texts }
  return signMessage(chain.rpc, { kind: 'vote', message })
}

describe('the seeded hub', () => {
  it('has every proposal of the table, with its votes, at a block that the node has the state of', async () => {
    const all = await list()
    const titles = [...proposalTable.map(({ title }) => title), bulkProposal.title]
    expect(all.map(({ title }) => title).sort()).toEqual([...titles].sort())
    expect(new Set(all.map(({ snapshot: block }) => block))).toEqual(new Set([snapshot]))
    for (const { title, votes, startsIn, endsIn } of proposalTable) {
      const state = endsIn < 0 ? 'closed' : startsIn > 0 ? 'pending' : 'active'
      expect(all.find((each) => each.title === title)).toMatchObject({ title, state, votes: votes.length })
    }
  })

  it('has core and community proposals of every state', async () => {
    const { space } = await ask<{ space: { admins: string[]; members: string[] } }>(
      `{ space(id: "${votingSpace.id}") { admins members } }`,
    )
    expect(space).toEqual({ admins: [accountOf(chain, SPACE_ADMIN)], members: [accountOf(chain, 10)] })
    const kinds = (await list()).map(({ author, state }) =>
      [...space.admins, ...space.members].includes(author) ? `core ${state}` : `community ${state}`,
    )
    const states = ['active', 'pending', 'closed']
    expect(new Set(kinds)).toEqual(
      new Set(['core', 'community'].flatMap((kind) => states.map((state) => `${kind} ${state}`))),
    )
  })

  it('has one with a long hostile body and choices of the same text', async () => {
    const { body, scores } = await find(proposalTable[5]?.title ?? '')
    expect(body).toHaveLength(10_000)
    expect(body).toContain('javascript:')
    expect(scores).toHaveLength(4)
  })

  it('serves the receipts by their CID', async () => {
    const { id, ipfs } = await find(proposalTable[0]?.title ?? '')
    const text = await (await fetch(`${services.url}/ipfs/${ipfs}`)).text()
    expect(contentId(text)).toBe(ipfs)
    expect(JSON.parse(text)).toMatchObject({ hash: id, sig: expect.stringMatching(/^0x/) as string })
    expect((await fetch(`${services.url}/ipfs/${contentId('{}')}`)).status).toBe(404)
  })

  it('has the votes for measurements, the same each time, whose total is the result', async () => {
    const { id, scores, scores_total: total, votes } = await find(bulkProposal.title)
    expect(votes).toBe(BULK_VOTES)
    const pages: { voter: string; vp: number; choice: number }[][] = []
    do {
      const page = await ask<{ votes: (typeof pages)[number] }>(
        `{ votes(first: 1000, skip: ${pages.length * 1_000}, where: { proposal: "${id}" }) { voter vp choice } }`,
      )
      pages.push(page.votes)
    } while (pages.at(-1)?.length !== 0)
    const all = pages.flat()
    expect(new Set(all.map(({ voter }) => voter)).size).toBe(BULK_VOTES)
    for (const [index, score] of scores.entries()) {
      const sum = all.reduce((each, { choice, vp }) => (choice === index + 1 ? each + vp : each), 0)
      expect(sum / score).toBeCloseTo(1, 10)
      expect(score).toBeGreaterThan(total / 4)
    }
    expect(all.at(-1)?.voter).toBe('0x0569e35fB4C83cF82BAF1b2355A6aD17b129b7EB')
  })
})

describe('a message', () => {
  it('is stored and changes the result', async () => {
    const before = await find(proposalTable[4]?.title ?? '')
    const voter = accountOf(chain, 0)
    const { body, status } = await post('/snapshot/api/msg', await voteOf(voter, before.id, 2))
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        id: expect.stringMatching(/^0x[0-9a-f]{64}$/) as string,
        ipfs: expect.stringMatching(/^b[a-z2-7]+$/) as string,
      },
    })
    const { vp } = await ask<{ vp: { vp: number } }>(
      `{ vp(voter: "${voter}", space: "${votingSpace.id}", proposal: "${before.id}") { vp } }`,
    )
    const after = await find(before.title)
    expect(vp.vp).toBeGreaterThan(0)
    expect((after.scores[1] ?? 0) - (before.scores[1] ?? 0)).toBeCloseTo(vp.vp, 3)
    expect(after.votes).toBe(before.votes + 1)
  })

  it('is refused with the reason', async () => {
    const { id } = await find(proposalTable[0]?.title ?? '')
    expect(await post('/snapshot/api/msg', await voteOf(accountOf(chain, 0), id, 1))).toMatchObject({
      status: 400,
      statusText: 'Bad Request',
      body: { error: 'client_error', error_description: 'voting has ended' },
    })
  })

  it.each([
    ['no JSON', '{'],
    ['nothing', ''],
    ['a megabyte', JSON.stringify({ body: 'x'.repeat(MEGABYTE) })],
  ])('that is %s is refused', async (_, body) => {
    const { status, body: answer } = await post('/snapshot/api/msg', body)
    expect(status).toBe(400)
    expect(answer).toMatchObject({
      error: 'client_error',
      error_description: expect.stringContaining('100000 bytes') as string,
    })
  })
})

describe('verification', () => {
  it('names the votes that are not valid', async () => {
    const { id } = await find(proposalTable[4]?.title ?? '')
    const { votes } = await ask<{ votes: { voter: string; vp: number }[] }>(
      `{ votes(where: { proposal: "${id}" }) { voter vp } }`,
    )
    const claimed = votes.map(({ voter, vp }, index) => ({
      address: voter,
      total: index === 0 ? vp * 2 : vp,
      verificationHash: '',
    }))
    const { status, body } = await post('/snapshot/verify', { block: snapshot, votes: claimed })
    expect(status).toBe(200)
    expect(body).toEqual({
      data: Object.fromEntries(
        votes.map(({ voter, vp }, index) => [voter.toLowerCase(), { isValid: index > 0, total: vp }]),
      ),
    })
  })

  it('finds none of the votes for measurements valid, all in one request', async () => {
    const { id } = await find(bulkProposal.title)
    const { votes } = await ask<{ votes: { voter: string; vp: number }[] }>(
      `{ votes(first: 1000, where: { proposal: "${id}" }) { voter vp } }`,
    )
    const request = { block: snapshot, votes: votes.map(({ voter, vp }) => ({ address: voter, total: vp })) }
    const { body } = await post('/snapshot/verify', request)
    const verdicts = Object.values((body as { data: Record<string, { isValid: boolean }> }).data)
    expect(verdicts).toHaveLength(1_000)
    expect(verdicts.some(({ isValid }) => isValid)).toBe(false)
  })

  it('has a status text if it cannot answer', async () => {
    expect(await post('/snapshot/verify', { block: 0, votes: [] })).toMatchObject({
      status: 400,
      statusText: 'Bad Request',
    })
    await mine(chain, 100)
    expect(
      await post('/snapshot/verify', { block: snapshot + 1, votes: [{ address: accountOf(chain, 0), total: 1 }] }),
    ).toMatchObject({
      status: 503,
      statusText: 'Service Unavailable',
      body: { error_description: expect.stringContaining('an archive node is needed') as string },
    })
    // The hub has kept what it read at the snapshot block of its proposals.
    const { status } = await post('/snapshot/verify', {
      block: snapshot,
      votes: [{ address: accountOf(chain, 0), total: 1 }],
    })
    expect(status).toBe(200)
  })
})

describe('requests', () => {
  it.each(['/snapshot', '/snapshot/', '/snapshot/api', '/snapshot/constructor'])(
    'of %s are not found',
    async (path) => {
      expect((await post(path, {})).status).toBe(404)
    },
  )

  it.each(['/snapshot/graphql', '/snapshot/api/msg', '/snapshot/verify'])('of %s are posted', async (path) => {
    expect((await post(path, '', 'GET')).status).toBe(405)
  })

  it.each(['', '[]', '{"query":1}'])('of data without a query are refused: %s', async (body) => {
    expect((await post('/snapshot/graphql', body)).status).toBe(400)
  })
})
