import type { IncomingMessage } from 'node:http'

/**
 * Parses a JSON request body; undefined if it is invalid or longer than `maxBytes`. Reads a longer one to its end without
 * keeping it, because the client only reads a response after it has sent everything.
 */
export async function readJsonBody(request: IncomingMessage, maxBytes: number): Promise<unknown> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= maxBytes) chunks.push(chunk)
  }
  if (size > maxBytes) return undefined
  try {
    return JSON.parse(Buffer.concat(chunks).toString())
  } catch {
    return undefined
  }
}
