import { describe, expect, it, vi } from 'vitest'
import { createRpcClient, type RpcClient } from '../rpc/rpcClient'
import { NetworkError } from '../rpc/rpcError'
import { quorumRead } from './quorumRead'
import { type FakeNode, fakeNodes } from './testing/fakeNodes'

const says =
  (text: string): FakeNode =>
  () =>
    text
const isDown: FakeNode = () => {
  throw new NetworkError('down')
}
const ask = (client: RpcClient) =>
  quorumRead<string>(client, {
    read: (node) => node.request('x', [], String),
    isHarmless: (answer) => answer === 'waits',
    reconcile: (one, other) => (one === other ? one : undefined),
    fallback: 'undecided',
  })
const agreed = (...nodes: readonly FakeNode[]) => ask(createRpcClient(fakeNodes(nodes)))

describe('quorumRead', () => {
  it('returns what two nodes agree on, whatever a third one says', async () => {
    expect(await agreed(says('mined'), says('mined'))).toBe('mined')
    expect(await agreed(says('mined'), says('dropped'), says('dropped'))).toBe('dropped')
    expect(await agreed(says('dropped'), says('mined'), isDown, says('mined'))).toBe('mined')
  })

  it('returns the fallback if the nodes contradict each other', async () => {
    expect(await agreed(says('mined'), says('dropped'))).toBe('undecided')
    expect(await agreed(says('a'), says('b'), says('c'))).toBe('undecided')
  })

  it('asks no second node for a harmless answer, and no third one once two agree', async () => {
    const other = vi.fn(says('mined'))
    expect(await agreed(says('waits'), other)).toBe('waits')
    expect(await agreed(says('mined'), says('mined'), other)).toBe('mined')
    expect(other).not.toHaveBeenCalled()
    expect(await agreed(says('mined'), says('waits'))).toBe('waits')
  })

  it('accepts a single answer if no other node responds', async () => {
    expect(await agreed(says('mined'))).toBe('mined')
    expect(await agreed(isDown, says('mined'), isDown)).toBe('mined')
    expect(await ask({ request: (_method, _params, parse) => Promise.resolve(parse('mined')) })).toBe('mined')
  })

  it('rejects if no node answers', async () => {
    await expect(agreed(isDown, isDown)).rejects.toBeInstanceOf(NetworkError)
  })
})
