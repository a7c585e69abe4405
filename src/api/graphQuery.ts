import { isRecord } from '@/lib/record'
import { fetchJson, ServiceError } from './fetchJson'

interface GraphQuestion {
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
  readonly maxBytes: number
}

/** What a GraphQL service answers to a query, by field, not looked at yet. @throws ServiceError where it names errors too */
export async function graphQuery(
  url: string,
  { query, variables, maxBytes }: GraphQuestion,
): Promise<Readonly<Record<string, unknown>>> {
  const answer = await fetchJson(url, { maxBytes, body: { query, variables } })
  if (!isRecord(answer) || !isRecord(answer.data) || answer.errors !== undefined)
    throw new ServiceError(`${url}: no answer to the query`)
  return answer.data
}
