import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The ways in which a service can fail. */
export const SERVICE_FAULTS = ['none', 'dead', 'slow', 'error', 'html', 'cutJson'] as const
export type ServiceFault = (typeof SERVICE_FAULTS)[number]

/** A proxy in front of the services that can simulate failures. */
export interface FaultyService {
  readonly url: string
  fault: ServiceFault
  close(): Promise<void>
}

const SLOW_MS = 10_000
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, POST',
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** Starts a proxy for the services at `servicesUrl` on a free loopback port. */
export async function startFaultyService(servicesUrl: string): Promise<FaultyService> {
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { fault } = service
    if (fault === 'dead') {
      request.socket.destroy()
      return
    }
    if (request.method === 'OPTIONS') {
      response.writeHead(204, CORS).end()
      return
    }
    if (fault === 'error') {
      response.writeHead(500, { ...CORS, 'content-type': 'text/plain' }).end('Internal server error')
      return
    }
    if (fault === 'html') {
      response.writeHead(200, { ...CORS, 'content-type': 'text/html' }).end('<!doctype html><title>Maintenance</title>')
      return
    }
    const body = await bodyOf(request)
    if (fault === 'slow') {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, SLOW_MS)
        response.once('close', () => {
          clearTimeout(timer)
          resolve()
        })
      })
    }
    const answer = await fetch(new URL(request.url ?? '/', servicesUrl), {
      method: request.method ?? 'GET',
      headers: { 'content-type': request.headers['content-type'] ?? 'text/plain' },
      ...(request.method === 'POST' ? { body } : {}),
    })
    const whole = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, {
      ...CORS,
      'content-type': answer.headers.get('content-type') ?? 'application/json',
      'cache-control': 'no-store',
    })
    response.end(fault === 'cutJson' ? whole.subarray(0, whole.length / 2) : whole)
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const service: FaultyService = {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    fault: 'none',
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return service
}
