/** The body of a response as text. @throws Error where it is longer than `maxBytes`, which is read no further */
export async function readBounded(response: Response, maxBytes: number): Promise<string> {
  if (response.body === null) return ''
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > maxBytes) {
      await reader.cancel()
      throw new Error('The answer is too long')
    }
    text += decoder.decode(value, { stream: true })
  }
}
