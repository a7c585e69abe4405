import * as v from 'valibot'
import type { Address } from '@/lib/hex'
import { fetchText, isSuccess } from '@/platform/fetchText'
import { ServiceError } from '../fetchJson'
import { parseAnswer } from '../parseAnswer'
import { type HubVote, receiptSchema, refusalSchema, verdictsSchema } from './parse'

const MAX_ANSWER_BYTES = 20_000
const MAX_VERDICT_BYTES = 20_000_000
const TIMEOUT_MS = 30_000
/** Votes of one request for their verification: about a megabyte. */
const VERIFIED_VOTES = 10_000

/** A signed message as the hub takes it. */
export interface SignedEnvelope {
  /** With its checksum. */
  readonly address: string
  readonly sig: string
  readonly data: { readonly domain: object; readonly types: object; readonly message: object }
}

/** What the hub has stored. */
export interface HubReceipt {
  readonly id: string
  /** CID of the signed message. */
  readonly ipfs: string
}

/** The hub refuses a message, for the reason in the error's message. */
class HubRefusedError extends Error {
  override readonly name = 'HubRefusedError'
}

const refusal = v.pipe(v.string(), v.parseJson(), refusalSchema)

/** Sends a signed message. @throws an error named HubRefusedError, or ServiceError if the hub does not answer */
export async function sendMessage(serviceUrl: string, envelope: SignedEnvelope): Promise<HubReceipt> {
  const url = `${serviceUrl}/api/msg`
  const answer = await post(url, envelope, MAX_ANSWER_BYTES)
  if (isSuccess(answer)) return parseAnswer(v.pipe(v.string(), v.parseJson(), receiptSchema), answer.text, url)
  const refused = v.safeParse(refusal, answer.text)
  if (answer.status === 400 && refused.success) throw new HubRefusedError(refused.output.error_description)
  throw new ServiceError(`${url}: HTTP ${answer.status}`)
}

/**
 * Asks for the votes whose voting power is not what the chain says, some thousands at a time.
 * @returns their voters, in lower case
 * @throws ServiceError with the status text of an answer that is not OK
 */
export async function fetchInvalidVoters(
  serviceUrl: string,
  block: number,
  votes: readonly {
    readonly voter: Address
    readonly verificationHash: HubVote['verificationHash']
    readonly power: number
  }[],
): Promise<ReadonlySet<string>> {
  const url = `${serviceUrl}/verify`
  const invalid = new Set<string>()
  for (let start = 0; start < votes.length; start += VERIFIED_VOTES) {
    const some = votes.slice(start, start + VERIFIED_VOTES)
    const body = {
      block,
      votes: some.map(({ voter, verificationHash, power }) => ({ address: voter, verificationHash, total: power })),
    }
    const answer = await post(url, body, MAX_VERDICT_BYTES)
    if (!isSuccess(answer)) throw new ServiceError(answer.statusText || `HTTP ${answer.status}`)
    for (const voter of parseAnswer(v.pipe(v.string(), v.parseJson(), verdictsSchema), answer.text, url).data)
      invalid.add(voter)
  }
  return invalid
}

async function post(url: string, body: unknown, maxBytes: number) {
  try {
    return await fetchText({ url, json: JSON.stringify(body), maxBytes, timeoutMs: TIMEOUT_MS })
  } catch (error) {
    throw new ServiceError(`${url}: ${error instanceof Error ? error.message : 'no answer'}`)
  }
}
