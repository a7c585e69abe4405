import type { TadaDocumentNode } from 'gql.tada'
import { GraphQLClient } from 'graphql-request'
import type * as v from 'valibot'
import { fetchText } from '@/platform/fetchText'
import { SERVICE_TIMEOUT_MS, ServiceError } from './fetchJson'
import { parseAnswer } from './parseAnswer'

/** The fields of an object, regardless of their types and nullability: a parser may be stricter than the schema. */
type Fields<T> = T extends readonly (infer E)[]
  ? readonly Fields<NonNullable<E>>[]
  : T extends object
    ? { readonly [K in keyof T]: Fields<NonNullable<T[K]>> }
    : 'value'

/** Two types that have the same fields. */
type HaveSameFields<A, B> = [Fields<A>, Fields<B>] extends [Fields<B>, Fields<A>] ? unknown : never

interface GraphQuestion<Data, Variables extends object, S extends v.GenericSchema> {
  readonly document: TadaDocumentNode<Data, Variables>
  readonly variables: Variables
  /** Parses exactly the fields that the document queries. */
  readonly answer: S & HaveSameFields<Data, v.InferInput<S>>
  readonly maxBytes: number
  readonly signal?: AbortSignal | undefined
}

/** The URLs of one subgraph, the preferred one first; a list of the deployment. */
export type SubgraphUrls = readonly string[]

/** Sends the library's request with `fetchText`, without credentials and within limits. */
function limitedFetch(url: string, maxBytes: number, timeoutMs: number, signal: AbortSignal | undefined): typeof fetch {
  return async (_url, init) => {
    const json = typeof init?.body === 'string' ? init.body : ''
    const { text, status } = await fetchText({ url, json, maxBytes, timeoutMs }, signal)
    return new Response(text, { status, headers: { 'content-type': 'application/json' } })
  }
}

/** Truncated, because the library's messages contain the whole response. */
const MAX_REASON_LENGTH = 200

async function queryUrl<Data, Variables extends object, S extends v.GenericSchema>(
  url: string,
  timeoutMs: number,
  { document, variables, answer, maxBytes, signal }: GraphQuestion<Data, Variables, S>,
): Promise<v.InferOutput<S>> {
  const client = new GraphQLClient(url, { fetch: limitedFetch(url, maxBytes, timeoutMs, signal) })
  let data: unknown
  try {
    data = await client.request<unknown>(document, variables)
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, MAX_REASON_LENGTH) : 'no answer'
    throw new ServiceError(`${url}: ${reason}`)
  }
  return parseAnswer(answer, data, url)
}

/** Time limit of a URL that has another one after it. */
const TURN_MS = 5_000
/** How long a URL that answered in place of another is asked first. */
const PREFERRED_MS = 300_000

/** By the deployment's list, so that there are never more entries than subgraphs. */
const substitutes = new WeakMap<SubgraphUrls, { readonly url: string; readonly untilMs: number }>()

function inOrder(urls: SubgraphUrls): SubgraphUrls {
  const substitute = substitutes.get(urls)
  if (substitute === undefined || substitute.untilMs < Date.now()) return urls
  return [substitute.url, ...urls.filter((url) => url !== substitute.url)]
}

/**
 * Sends a GraphQL query to the URLs of a subgraph in turn, until the answer of one is valid.
 * @throws ServiceError if all fail, where errors besides data are a failure; the signal's reason if it is aborted
 */
export async function queryGraph<Data, Variables extends object, S extends v.GenericSchema>(
  urls: SubgraphUrls,
  question: GraphQuestion<Data, Variables, S>,
): Promise<v.InferOutput<S>> {
  const failures: string[] = []
  for (const [turn, url] of inOrder(urls).entries()) {
    try {
      const answer = await queryUrl(url, turn === urls.length - 1 ? SERVICE_TIMEOUT_MS : TURN_MS, question)
      if (turn > 0) substitutes.set(urls, { url, untilMs: Date.now() + PREFERRED_MS })
      return answer
    } catch (error) {
      question.signal?.throwIfAborted()
      if (!(error instanceof ServiceError)) throw error
      failures.push(error.message)
    }
  }
  throw new ServiceError(failures.join('; '))
}
