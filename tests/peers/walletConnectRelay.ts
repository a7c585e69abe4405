import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { WebSocket, WebSocketServer } from 'ws'

const JSON_RPC_METHOD_NOT_FOUND = -32601
const DEFAULT_TTL_SEC = 300
const PROPOSAL_TAG = 1100
const PROPOSAL_ANSWER_TAG = 1101
const SETTLEMENT_TAG = 1102

interface Publication {
  readonly topic: string
  readonly message: string
  readonly tag?: number
  readonly ttl?: number
}

/** Parameters of the relay's methods, combined. */
type Params = Partial<Publication> & {
  readonly topics?: readonly string[]
  readonly subscriptions?: readonly { readonly topic: string }[]
  readonly messages?: readonly Publication[]
  readonly pairingTopic?: string
  readonly sessionTopic?: string
  readonly sessionProposal?: string
  readonly sessionProposalResponse?: string
  readonly sessionSettlementRequest?: string
}

interface Kept extends Publication {
  readonly publishedAt: number
  readonly expiresAt: number
  /** Subscribers, including the publisher. */
  readonly seenBy: Set<string>
}

export interface WalletConnectRelay {
  /** `ws://127.0.0.1:port` */
  readonly url: string
  /** Drops every connection, like a network failure; clients reconnect on their own. */
  dropAll(): void
  stop(): Promise<void>
}

let lastId = 0
function nextId(): number {
  lastId = Math.max(lastId + 1, Date.now() * 1000)
  return lastId
}

/** The client's key, which identifies it after a reconnect. */
function clientOf(address: string): string {
  const token = new URL(address, 'http://relay').searchParams.get('auth') ?? ''
  const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  return (payload as { iss: string }).iss
}

class Topics {
  private readonly subscribers = new Map<string, Map<WebSocket, string>>()
  private readonly kept = new Map<string, Kept[]>()

  subscribe(socket: WebSocket, client: string, topic: string): string {
    const sockets = this.subscribers.get(topic) ?? new Map<WebSocket, string>()
    this.subscribers.set(topic, sockets.set(socket, client))
    for (const message of this.kept.get(topic) ?? []) {
      if (message.expiresAt > Date.now() && !message.seenBy.has(client)) this.deliver(socket, client, message)
    }
    return subscriptionId(topic, client)
  }

  unsubscribe(socket: WebSocket, topic: string): void {
    this.subscribers.get(topic)?.delete(socket)
  }

  forget(socket: WebSocket): void {
    for (const sockets of this.subscribers.values()) sockets.delete(socket)
  }

  publish(author: string, publication: Publication): void {
    const publishedAt = Date.now()
    const expiresAt = publishedAt + (publication.ttl ?? DEFAULT_TTL_SEC) * 1000
    const message: Kept = { ...publication, publishedAt, expiresAt, seenBy: new Set([author]) }
    this.kept.set(publication.topic, [...(this.kept.get(publication.topic) ?? []), message])
    for (const [socket, client] of this.subscribers.get(publication.topic) ?? []) {
      if (!message.seenBy.has(client) && socket.readyState === WebSocket.OPEN) this.deliver(socket, client, message)
    }
  }

  private deliver(socket: WebSocket, client: string, { topic, message, publishedAt, tag = 0, seenBy }: Kept): void {
    seenBy.add(client)
    const data = { topic, message, publishedAt, tag }
    socket.send(
      JSON.stringify({
        id: nextId(),
        jsonrpc: '2.0',
        method: 'irn_subscription',
        params: { id: subscriptionId(topic, client), data },
      }),
    )
  }
}

function subscriptionId(topic: string, client: string): string {
  return createHash('sha256')
    .update(topic + client)
    .digest('hex')
}

/** Response to a client's request, like the public relay's; undefined for unknown methods. */
function answer(topics: Topics, socket: WebSocket, client: string, method: string, params: Params): unknown {
  const { topic = '', message = '', pairingTopic = '', sessionTopic = '' } = params
  switch (method) {
    case 'irn_subscribe':
      return topics.subscribe(socket, client, topic)
    case 'irn_batchSubscribe':
      return params.topics?.map((each) => topics.subscribe(socket, client, each))
    case 'irn_unsubscribe':
      topics.unsubscribe(socket, topic)
      return true
    case 'irn_batchUnsubscribe':
      params.subscriptions?.forEach((each) => topics.unsubscribe(socket, each.topic))
      return true
    case 'irn_publish':
      topics.publish(client, { ...params, topic, message })
      return true
    case 'irn_batchPublish':
      params.messages?.forEach((each) => topics.publish(client, each))
      return true
    case 'irn_fetchMessages':
    case 'irn_batchFetchMessages':
      return { messages: [], hasMore: false }
    case 'wc_proposeSession':
      topics.subscribe(socket, client, pairingTopic)
      topics.publish(client, { topic: pairingTopic, message: params.sessionProposal ?? '', tag: PROPOSAL_TAG })
      return true
    case 'wc_approveSession':
      topics.subscribe(socket, client, sessionTopic)
      topics.publish(client, {
        topic: pairingTopic,
        message: params.sessionProposalResponse ?? '',
        tag: PROPOSAL_ANSWER_TAG,
      })
      topics.publish(client, {
        topic: sessionTopic,
        message: params.sessionSettlementRequest ?? '',
        tag: SETTLEMENT_TAG,
      })
      return true
    default:
      return undefined
  }
}

/** Starts a WalletConnect v2 relay on loopback, which forwards and stores the clients' encrypted messages. */
export async function startWalletConnectRelay(): Promise<WalletConnectRelay> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  await new Promise((listening, failed) => {
    server.once('listening', listening).once('error', failed)
  })
  const topics = new Topics()
  server.on('connection', (socket, request) => {
    const client = clientOf(request.url ?? '/')
    socket.on('message', (raw: Buffer) => {
      const { id, method, params = {} } = JSON.parse(raw.toString()) as { id: number; method?: string; params?: Params }
      // Messages without a method acknowledge a delivery.
      if (method === undefined) return
      const result = answer(topics, socket, client, method, params)
      const outcome =
        result === undefined ? { error: { code: JSON_RPC_METHOD_NOT_FOUND, message: method } } : { result }
      socket.send(JSON.stringify({ id, jsonrpc: '2.0', ...outcome }))
    })
    socket.on('close', () => topics.forget(socket))
  })
  const dropAll = () => server.clients.forEach((socket) => socket.terminate())
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    dropAll,
    stop: () =>
      new Promise((stopped) => {
        dropAll()
        server.close(() => stopped())
      }),
  }
}
