import { fetchText, type TextAnswer } from '../fetchText'
import { parseWorkerRequest } from './workerRequest'

/** The worker's reply: a response or an error message. */
export type WorkerReply = { readonly answer: TextAnswer } | { readonly problem: string }

async function reply(raw: unknown): Promise<WorkerReply> {
  try {
    return { answer: await fetchText(parseWorkerRequest(raw)) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : 'No answer' }
  }
}

// Fetches from hosts that only the user knows. The page's content security policy lists every allowed host; the
// worker's allows any. The reply is sent on the port that comes with a request.
self.addEventListener('message', ({ data, ports: [port] }: MessageEvent<unknown>) => {
  void reply(data).then((said) => port?.postMessage(said))
})
