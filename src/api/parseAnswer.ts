import * as v from 'valibot'
import { ServiceError } from './fetchJson'

/** As much of what a schema says as is of use: it repeats what it was given. */
const MAX_REASON_LENGTH = 200

/** An answer as `schema` reads it. @param url whose answer it is @throws ServiceError that names the field */
export function parseAnswer<S extends v.GenericSchema>(schema: S, raw: unknown, url: string): v.InferOutput<S> {
  const parsed = v.safeParse(schema, raw, { abortEarly: true })
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  const reason = `${v.getDotPath(issue) ?? 'the answer'}: ${issue.message}`
  throw new ServiceError(`${url}: ${reason.slice(0, MAX_REASON_LENGTH)}`)
}
