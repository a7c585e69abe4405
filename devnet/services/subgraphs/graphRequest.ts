export interface GraphRequest {
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
  /** Which operation of the document to run, if it has several. */
  readonly operationName?: string
}

/** Reads the body of a GraphQL request; undefined if it is malformed. */
export function readGraphRequest(body: unknown): GraphRequest | undefined {
  if (!isRecord(body)) return undefined
  const { query, variables, operationName } = body
  const given = variables ?? {}
  if (typeof query !== 'string' || !isRecord(given)) return undefined
  return { query, variables: given, ...(typeof operationName === 'string' ? { operationName } : {}) }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
