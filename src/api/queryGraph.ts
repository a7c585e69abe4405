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

/** Sends the library's request with `fetchText`, without credentials and within limits. */
function limitedFetch(url: string, maxBytes: number, signal: AbortSignal | undefined): typeof fetch {
  return async (_url, init) => {
    const json = typeof init?.body === 'string' ? init.body : ''
    const { text, status } = await fetchText({ url, json, maxBytes, timeoutMs: SERVICE_TIMEOUT_MS }, signal)
    return new Response(text, { status, headers: { 'content-type': 'application/json' } })
  }
}

/** Truncated, because the library's messages contain the whole response. */
const MAX_REASON_LENGTH = 200

/**
 * Sends a GraphQL query and validates the result.
 * @throws ServiceError, also if the response has errors besides data
 */
export async function queryGraph<Data, Variables extends object, S extends v.GenericSchema>(
  url: string,
  { document, variables, answer, maxBytes, signal }: GraphQuestion<Data, Variables, S>,
): Promise<v.InferOutput<S>> {
  const client = new GraphQLClient(url, { fetch: limitedFetch(url, maxBytes, signal) })
  let data: unknown
  try {
    data = await client.request<unknown>(document, variables)
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, MAX_REASON_LENGTH) : 'no answer'
    throw new ServiceError(`${url}: ${reason}`)
  }
  return parseAnswer(answer, data, url)
}
