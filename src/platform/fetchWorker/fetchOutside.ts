import { fetchText, type TextAnswer, type TextRequest } from '../fetchText'
import { ownScriptUrl } from '../ownScripts'
import type { WorkerReply } from './fetchWorker'

/** How much longer than the request itself the worker may take: to be started, and to say that it waited in vain. */
const GRACE_MS = 5_000

/** The hash that the page's import map has for a script of this site; undefined where nothing was built. */
function integrityOf(url: URL): string | undefined {
  const text = document.querySelector('script[type="importmap"]')?.textContent ?? '{}'
  const { integrity } = JSON.parse(text) as { readonly integrity?: Readonly<Record<string, string>> }
  return Object.entries(integrity ?? {}).find(([path]) => new URL(path, document.baseURI).href === url.href)?.[1]
}

async function startWorker(): Promise<Worker> {
  const script = ownScriptUrl('fetchWorker')
  const url = new URL(script, document.baseURI)
  const integrity = integrityOf(url)
  // Browsers check the hash of every chunk but of a worker's: that is looked at before it comes from the cache.
  if (integrity !== undefined) await fetch(url, { integrity })
  return new Worker(script, { type: 'module' })
}

let started: Promise<Worker> | undefined

/** Fetches a text from a host that the user named, in the worker that may reach it. @throws Error as `fetchText` does */
export async function fetchOutside(request: TextRequest): Promise<TextAnswer> {
  // Only outside of a browser: there is no page then whose policy would stand in the way.
  if (typeof Worker === 'undefined') return fetchText(request)
  started ??= startWorker()
  const starting = started
  const forget = () => {
    if (started === starting) started = undefined
  }
  starting.catch(forget)
  const worker = await starting
  const { port1, port2 } = new MessageChannel()
  const over = new AbortController()
  return new Promise<TextAnswer>((resolve, reject) => {
    const giveUp = () => {
      forget()
      reject(new Error('The worker does not answer'))
    }
    const timer = setTimeout(giveUp, request.timeoutMs + GRACE_MS)
    over.signal.addEventListener('abort', () => clearTimeout(timer))
    worker.addEventListener('error', giveUp, { signal: over.signal })
    port1.onmessage = ({ data }: MessageEvent<WorkerReply>) => {
      if ('answer' in data) resolve(data.answer)
      else reject(new Error(data.problem))
    }
    worker.postMessage(request, [port2])
  }).finally(() => {
    over.abort()
    port1.close()
  })
}
