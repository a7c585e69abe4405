import * as v from 'valibot'
import type { Address, Hex } from '@/lib/hex'
import { fetchText, isSuccess } from '@/platform/fetchText'
import { fetchJson, ServiceError } from '../fetchJson'
import { parseAnswer } from '../parseAnswer'

const MAX_BYTES = 10_000
const TIMEOUT_MS = 30_000
/** What the service lets a name be; anything else from it is no name. */
const USERNAME = /^[A-Za-z0-9]{3,15}$/

const user = v.object({ username: v.union([v.literal(''), v.pipe(v.string(), v.regex(USERNAME))]) })
const refusal = v.fallback(v.pipe(v.string(), v.parseJson(), v.object({ error: v.object({ message: v.string() }) })), {
  error: { message: '' },
})

/** Whether a name can be taken, or why not. */
export type NameAnswer = 'free' | 'taken' | 'similar' | 'invalid'

/** Why a service refuses a name, by its message and status. */
function refusalOf(status: number, text: string): Exclude<NameAnswer, 'free'> | undefined {
  if (status !== 400 && status !== 409) return undefined
  if (status === 400) return 'invalid'
  return /similar/i.test(v.parse(refusal, text).error.message) ? 'similar' : 'taken'
}

/** The name of an account; undefined if it has none. @throws ServiceError */
export async function fetchUsername(serviceUrl: string, account: Address): Promise<string | undefined> {
  const url = `${serviceUrl}/api/users/${account.toLowerCase()}`
  const { username } = parseAnswer(user, await fetchJson(url, { maxBytes: MAX_BYTES }), url)
  return username === '' ? undefined : username
}

/** Asks whether a name can be taken. @throws ServiceError */
export async function checkUsername(serviceUrl: string, username: string): Promise<NameAnswer> {
  return ask(`${serviceUrl}/api/users/valid/${encodeURIComponent(username)}`)
}

/** Takes a name for good, signed by the account as a personal message. @throws ServiceError */
export async function registerUsername(
  serviceUrl: string,
  registration: { readonly address: Address; readonly username: string; readonly signature: Hex },
): Promise<NameAnswer> {
  return ask(`${serviceUrl}/api/users/register`, JSON.stringify(registration))
}

async function ask(url: string, json?: string): Promise<NameAnswer> {
  try {
    const answer = await fetchText({
      url,
      maxBytes: MAX_BYTES,
      timeoutMs: TIMEOUT_MS,
      ...(json === undefined ? {} : { json }),
    })
    if (isSuccess(answer)) return 'free'
    const why = refusalOf(answer.status, answer.text)
    if (why !== undefined) return why
    throw new Error(`HTTP ${answer.status}`)
  } catch (error) {
    throw new ServiceError(`${url}: ${error instanceof Error ? error.message : 'no answer'}`)
  }
}
