import { toBase64 } from '@/lib/toBase64'

/** Reads a response body chunk by chunk. @throws Error once it exceeds `maxBytes` */
async function forEachChunk(response: Response, maxBytes: number, take: (chunk: Uint8Array) => void): Promise<void> {
  if (response.body === null) return
  const reader = response.body.getReader()
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    bytes += value.byteLength
    if (bytes > maxBytes) {
      await reader.cancel()
      throw new Error('The answer is too long')
    }
    take(value)
  }
}

/** A response body as text. @throws Error if it is longer than `maxBytes` */
export async function readBounded(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  await forEachChunk(response, maxBytes, (chunk) => {
    text += decoder.decode(chunk, { stream: true })
  })
  return text + decoder.decode()
}

/** A response body as base64. @throws Error if it is longer than `maxBytes` */
export async function readBoundedBase64(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  await forEachChunk(response, maxBytes, (chunk) => chunks.push(new Uint8Array(chunk)))
  return toBase64(new Uint8Array(await new Blob(chunks).arrayBuffer()))
}
