import { Signature, Wallet } from 'ethers'
import { beforeEach, describe, expect, it } from 'vitest'
import { freePort } from '../../../scripts/support/ports.mjs'
import { profileTable } from '../../tables/profiles.ts'
import { teamTable } from '../../tables/teams.ts'
import { type Services, serveRoutes } from '../server.ts'
import { createNameBook } from './nameBook.ts'
import { profilesRoute } from './route.ts'
import { teamsRoute } from './teams.ts'

const KEYS = ['11', '22', '33'] as const
const [alice, bob, carol] = KEYS.map((byte) => new Wallet(`0x${byte.repeat(32)}`)) as [Wallet, Wallet, Wallet]
/** Order of the curve, by which a signature's s can be mirrored. */
const CURVE_ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
const accounts = Array.from({ length: 27 }, (_, index) => `0x${String(index + 10).repeat(20)}`)

let services: Services
let isNodeDown = false
const rpc = {
  send: () => (isNodeDown ? Promise.reject(new Error('down')) : Promise.resolve(accounts)),
}

beforeEach(async () => {
  services = await serveRoutes([profilesRoute(rpc), teamsRoute], await freePort(0))
  return () => services.stop()
})

async function request(path: string, body?: unknown) {
  const post = { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }
  const response = await fetch(services.url + path, body === undefined ? {} : post)
  return { status: response.status, body: (await response.json()) as unknown }
}
const get = (path: string) => request(path)
const register = async (by: Wallet, username: string, address = by.address) =>
  request('/api/users/register', { address, username, signature: await by.signMessage(username) })
const refusal = (status: number, message: string) => ({ status, body: { error: { message } } })
const nameOf = async (address: string) => ((await get(`/api/users/${address}`)).body as { username: string }).username

describe('usernames', () => {
  it.each(profileTable)('start with $username', async ({ account, username }) => {
    const address = accounts[account] ?? ''
    expect(await get(`/api/users/${address}`)).toEqual({ status: 200, body: { address, username } })
    expect(await nameOf(`0x${address.slice(2).toUpperCase()}`)).toBe(username)
  })

  it('are empty for other accounts', async () => {
    expect(await get(`/api/users/${alice.address}`)).toEqual({
      status: 200,
      body: { address: alice.address.toLowerCase(), username: '' },
    })
  })

  it.each(['/api/users/0x12', '/api/users/alice', `/api/users/${'0'.repeat(42)}`])('refuse %s', async (path) => {
    expect(await get(path)).toEqual(refusal(400, 'Not an address'))
  })

  it('leave other paths to other routes', async () => {
    for (const path of ['/api', '/api/other/x', '/api/users/valid/abc/d', '/api/teams/1.svg/x'])
      expect((await fetch(services.url + path)).status).toBe(404)
  })

  it('work again once the node does', async () => {
    isNodeDown = true
    expect((await fetch(`${services.url}/api/users/${alice.address}`)).status).toBe(502)
    isNodeDown = false
    expect(await nameOf(accounts[0] ?? '')).toBe(profileTable[0]?.username)
  })
})

describe('the check of a name', () => {
  const check = (name: string) => get(`/api/users/valid/${encodeURIComponent(name)}`)

  it('accepts a free name', async () => {
    expect(await check('Alice1')).toEqual({ status: 200, body: { username: 'Alice1', valid: true } })
  })

  it.each([
    ['ab', 400, 'Minimum length: 3 characters'],
    ['x'.repeat(16), 400, 'Maximum length: 15 characters'],
    ['a b c', 400, 'No spaces or special characters'],
    ['d\u0430ybreak', 400, 'No spaces or special characters'],
    ['../../etc', 400, 'No spaces or special characters'],
    ['dAYBREAK', 409, 'Username taken'],
    ['N1ght0wl', 409, 'Username too similar to NightOwl'],
  ])('refuses %j', async (name, status, message) => {
    expect(await check(name)).toEqual(refusal(status, message))
  })

  it('refuses a broken escape sequence', async () => {
    expect((await get('/api/users/valid/%E0%A4%A')).status).toBe(400)
  })
})

describe('a registration', () => {
  it('gives the signed name to the account', async () => {
    expect(await register(alice, 'Alice')).toEqual({
      status: 201,
      body: { address: alice.address.toLowerCase(), username: 'Alice' },
    })
    expect(await nameOf(alice.address)).toBe('Alice')
    expect(await get('/api/users/valid/al1ce')).toEqual(refusal(409, 'Username too similar to Alice'))
  })

  it('is refused for a signature of another account, name or kind', async () => {
    expect(await register(bob, 'Alice', alice.address)).toEqual(refusal(401, 'Signature is of another account'))
    const signature = await alice.signMessage('Alice')
    const send = (fields: object) =>
      request('/api/users/register', { address: alice.address, username: 'Alice', signature, ...fields })
    expect(await send({ username: 'Malice' })).toEqual(refusal(401, 'Signature is of another account'))
    for (const broken of ['0x', '0x1234', 'signature', `${signature}00`])
      expect(await send({ signature: broken })).toEqual(refusal(400, 'Signature is not valid'))
    // The same signature with the mirrored s is also of the account, but not canonical.
    const { r, s, v } = Signature.from(signature)
    const mirrored = (CURVE_ORDER - BigInt(s)).toString(16).padStart(64, '0')
    const malleated = `${r}${mirrored}${(v === 27 ? 28 : 27).toString(16)}`
    expect(await send({ signature: malleated })).toEqual(refusal(400, 'Signature is not valid'))
    expect(await nameOf(alice.address)).toBe('')
  })

  it('is refused when it is replayed', async () => {
    expect((await register(alice, 'Alice')).status).toBe(201)
    expect(await register(alice, 'Alice')).toEqual(refusal(409, 'Account has a username'))
    // Nobody else can use the signature either.
    const signature = await alice.signMessage('Alice')
    const stolen = { address: bob.address, username: 'Alice', signature }
    expect(await request('/api/users/register', stolen)).toEqual(refusal(401, 'Signature is of another account'))
  })

  it('is the only one of an account and of a name', async () => {
    await register(alice, 'Alice')
    expect(await register(alice, 'Alicia')).toEqual(refusal(409, 'Account has a username'))
    expect(await register(bob, 'ALICE')).toEqual(refusal(409, 'Username taken'))
    expect(await register(carol, 'A1ice')).toEqual(refusal(409, 'Username too similar to Alice'))
    expect(await nameOf(alice.address)).toBe('Alice')
  })

  it('of the same name at the same time succeeds once', async () => {
    const statuses = (await Promise.all([alice, bob, carol].map((by) => register(by, 'Same1')))).map(
      ({ status }) => status,
    )
    expect([...statuses].sort((a, b) => a - b)).toEqual([201, 409, 409])
  })

  it('needs a name by the rules, before anything else', async () => {
    expect(await register(alice, 'a b c')).toEqual(refusal(400, 'No spaces or special characters'))
    expect(await register(alice, '\u0410lice')).toEqual(refusal(400, 'No spaces or special characters'))
  })

  it.each([
    'no JSON',
    '[]',
    'null',
    '{}',
    JSON.stringify({ address: '0x12', username: 'Alice', signature: '0x' }),
    JSON.stringify({ address: accounts[0], username: 7, signature: '0x' }),
    JSON.stringify({ address: accounts[0], username: 'x'.repeat(2_000), signature: '0x' }),
  ])('refuses the body %s', async (body) => {
    expect(await request('/api/users/register', body)).toEqual(
      refusal(400, 'Expected JSON with address, username and signature'),
    )
  })

  it('is posted, and names are read', async () => {
    expect(await get('/api/users/register')).toEqual(refusal(405, 'Use POST'))
    expect(await request(`/api/users/${alice.address}`, {})).toEqual(refusal(405, 'Use GET'))
  })
})

describe('the names of the table', () => {
  it('follow the rules and look different from each other', () => {
    for (const [index, { username }] of profileTable.entries()) {
      const others = profileTable.filter((_, other) => other !== index)
      const book = createNameBook(
        others.map((row) => ({ address: accounts[row.account] ?? '', username: row.username })),
      )
      expect(book.findNameRefusal(username)).toBeUndefined()
    }
  })
})

describe('teams', () => {
  it('have texts, colors and art', async () => {
    const { body } = await get('/api/teams')
    expect(body).toEqual(
      teamTable.map(({ name, description, background, textColor }, index) => ({
        id: index + 1,
        name,
        description,
        background,
        textColor,
        image: `/api/teams/${index + 1}.svg`,
      })),
    )
    const images = await Promise.all(
      (body as readonly { readonly image: string }[]).map(async ({ image }) => {
        const response = await fetch(services.url + image)
        expect(response.headers.get('content-type')).toBe('image/svg+xml')
        return response.text()
      }),
    )
    expect(new Set(images).size).toBe(3)
    for (const image of images) expect(image).toMatch(/^<svg .*<\/svg>$/)
  })

  it.each(['0.svg', '4.svg', '1', '1.png'])('have no %s', async (file) => {
    expect((await get(`/api/teams/${file}`)).status).toBe(404)
  })
})
