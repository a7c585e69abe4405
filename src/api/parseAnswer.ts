import * as v from 'valibot'
import { ServiceError } from './fetchJson'

/** Limits the schema's message, which repeats its input. */
const MAX_REASON_LENGTH = 200

/** Validates a response with `schema`. @param url for the error message @throws ServiceError with the field's name */
export function parseAnswer<S extends v.GenericSchema>(schema: S, raw: unknown, url: string): v.InferOutput<S> {
  const parsed = v.safeParse(schema, raw, { abortEarly: true })
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  const reason = `${v.getDotPath(issue) ?? 'the answer'}: ${issue.message}`
  throw new ServiceError(`${url}: ${reason.slice(0, MAX_REASON_LENGTH)}`)
}
