import { fetchText, type TextAnswer } from '../fetchText'
import { parseWorkerRequest } from './workerRequest'

/** What the worker says: an answer, or why there is none. */
export type WorkerReply = { readonly answer: TextAnswer } | { readonly problem: string }

async function reply(raw: unknown): Promise<WorkerReply> {
  try {
    return { answer: await fetchText(parseWorkerRequest(raw)) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : 'No answer' }
  }
}

// Fetches for the page from hosts that only the user can name: the page's own policy names every host it may reach,
// this worker's lets it reach any. It answers on the port that comes with a request.
self.addEventListener('message', ({ data, ports: [port] }: MessageEvent<unknown>) => {
  void reply(data).then((said) => port?.postMessage(said))
})
