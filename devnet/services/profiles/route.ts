import type { IncomingMessage } from 'node:http'
import type { Rpc } from '../../chain/rpc.ts'
import { profileTable } from '../../tables/profiles.ts'
import { readJsonBody } from '../readJsonBody.ts'
import { type Answer, json, type Route } from '../route.ts'
import type { NameBook, Registration } from './nameBook.ts'

const MAX_BODY_BYTES = 1_000
const ADDRESS = /^0x[0-9a-f]{40}$/i

/**
 * Usernames: GET /api/users/{address} with `username`, which is empty for an account without one; GET
 * /api/users/valid/{name}; POST /api/users/register with `address`, `username` and its `signature` (personal_sign of the
 * name). Errors are `{ error: { message } }`. Names are kept while this process runs, and start with those of the table.
 */
export function profilesRoute(rpc: Pick<Rpc, 'send'>): Route {
  let loading: Promise<NameBook> | undefined
  const loadBook = () => {
    loading ??= seedBook(rpc).catch((error: unknown) => {
      // The next request tries again.
      loading = undefined
      throw error
    })
    return loading
  }
  return async ({ pathname }, request) => {
    const [, api, users, first, second, ...rest] = pathname.split('/')
    if (api !== 'api' || users !== 'users' || first === undefined || rest.length > 0) return undefined
    if (first === 'register' && second === undefined) return register(await loadBook(), request)
    if (request.method !== 'GET') return refuse(405, 'Use GET')
    if (first === 'valid' && second !== undefined) return checkName(await loadBook(), second)
    if (second !== undefined || !ADDRESS.test(first)) return refuse(400, 'Not an address')
    const address = first.toLowerCase()
    return json(200, { address, username: (await loadBook()).nameOf(address) ?? '' })
  }
}

async function seedBook(rpc: Pick<Rpc, 'send'>): Promise<NameBook> {
  // Imported lazily: it depends on ethers, which would slow down the start.
  const [{ createNameBook }, accounts] = await Promise.all([import('./nameBook.ts'), rpc.send('eth_accounts')])
  return createNameBook(
    profileTable.flatMap(({ account, username }) => {
      const address = (accounts as readonly string[])[account]
      return address === undefined ? [] : [{ address, username }]
    }),
  )
}

function checkName(book: NameBook, encoded: string): Answer {
  const username = decode(encoded)
  if (username === undefined) return refuse(400, 'No spaces or special characters')
  const refusal = book.findNameRefusal(username)
  return refusal === undefined ? json(200, { username, valid: true }) : refuse(refusal.status, refusal.message)
}

async function register(book: NameBook, request: IncomingMessage): Promise<Answer> {
  if (request.method !== 'POST') return refuse(405, 'Use POST')
  const registration = readRegistration(await readJsonBody(request, MAX_BODY_BYTES))
  if (registration === undefined) return refuse(400, 'Expected JSON with address, username and signature')
  const refusal = book.register(registration)
  if (refusal !== undefined) return refuse(refusal.status, refusal.message)
  const { address, username } = registration
  return json(201, { address: address.toLowerCase(), username })
}

function readRegistration(body: unknown): Registration | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const { address, username, signature } = body as Readonly<Record<string, unknown>>
  if (typeof address !== 'string' || typeof username !== 'string' || typeof signature !== 'string') return undefined
  return ADDRESS.test(address) ? { address, username, signature } : undefined
}

const refuse = (status: number, message: string): Answer => json(status, { error: { message } })

/** Undefined for a broken escape sequence. */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
