import type { AddressInfo } from 'node:net'
import { WebSocket, WebSocketServer } from 'ws'

interface BridgeMessage {
  readonly type: 'sub' | 'pub'
  readonly topic: string
}

export interface WalletConnectV1Bridge {
  /** `http://127.0.0.1:port`, the bridge URL for sites. */
  readonly url: string
  stop(): Promise<void>
}

/** Starts a WalletConnect v1 bridge on loopback, which stores messages by topic until a client subscribes. */
export async function startWalletConnectV1Bridge(): Promise<WalletConnectV1Bridge> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  await new Promise((listening, failed) => {
    server.once('listening', listening).once('error', failed)
  })
  const subscribers = new Map<string, Set<WebSocket>>()
  const waiting = new Map<string, BridgeMessage[]>()

  const subscribe = (socket: WebSocket, topic: string) => {
    subscribers.set(topic, (subscribers.get(topic) ?? new Set()).add(socket))
    for (const message of waiting.get(topic) ?? []) socket.send(JSON.stringify(message))
    waiting.delete(topic)
  }
  const publish = (message: BridgeMessage) => {
    const open = [...(subscribers.get(message.topic) ?? [])].filter(({ readyState }) => readyState === WebSocket.OPEN)
    if (open.length === 0) waiting.set(message.topic, [...(waiting.get(message.topic) ?? []), message])
    for (const socket of open) socket.send(JSON.stringify(message))
  }

  server.on('connection', (socket) => {
    socket.on('message', (raw: Buffer) => {
      const message = JSON.parse(raw.toString()) as BridgeMessage
      if (message.type === 'sub') subscribe(socket, message.topic)
      else publish(message)
    })
    socket.on('close', () => subscribers.forEach((sockets) => sockets.delete(socket)))
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((stopped) => {
        server.clients.forEach((socket) => socket.terminate())
        server.close(() => stopped())
      }),
  }
}
