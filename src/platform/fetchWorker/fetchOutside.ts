import { fetchText, type TextAnswer, type TextRequest } from '../fetchText'
import { ownScriptUrl } from '../ownScripts'
import type { WorkerReply } from './fetchWorker'

/** Allowance for starting the worker and for its own timeout report. */
const GRACE_MS = 5_000

/** The script's hash from the page's import map; undefined in development. */
function integrityOf(url: URL): string | undefined {
  const text = document.querySelector('script[type="importmap"]')?.textContent ?? '{}'
  const { integrity } = JSON.parse(text) as { readonly integrity?: Readonly<Record<string, string>> }
  return Object.entries(integrity ?? {}).find(([path]) => new URL(path, document.baseURI).href === url.href)?.[1]
}

async function startWorker(): Promise<Worker> {
  const script = ownScriptUrl('fetchWorker')
  const url = new URL(script, document.baseURI)
  const integrity = integrityOf(url)
  // Browsers check the integrity of module chunks, but not of worker scripts: verify it before the worker loads it from
  // the cache.
  if (integrity !== undefined) await fetch(url, { integrity })
  return new Worker(script, { type: 'module' })
}

let started: Promise<Worker> | undefined

/**
 * Fetches a text from a user-entered host, in a worker whose content security policy allows any host.
 * @throws Error as `fetchText` does
 */
export async function fetchOutside(request: TextRequest): Promise<TextAnswer> {
  // Outside a browser there is no content security policy.
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
