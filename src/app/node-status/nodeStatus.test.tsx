import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readOwnNode } from '@/chain/nodes/ownNode'
import { changeOwnNode, ensureRanking } from '@/chain/nodes/ranking'
import { getDeployment } from '@/config/deployment'
import { TestStore } from '@/hooks/testing/TestStore'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { NodeStatus } from './NodeStatus'
import { OwnNode } from './OwnNode'

const OWN = 'https://own.test/'
const toHex = (value: number) => `0x${value.toString(16)}`

/** Chain and height by URL; other URLs are unreachable. */
let nodes: Record<string, { chainId: number; height: number }>

function open(node: () => unknown) {
  render(
    <TestStore node={node}>
      <TestLanguage>
        <NodeStatus />
      </TestLanguage>
    </TestStore>,
  )
}

beforeEach(() => {
  nodes = Object.fromEntries(
    getDeployment().rpcUrls.map((url) => [url, { chainId: getDeployment().chainId, height: 1_000 }]),
  )
  vi.stubGlobal('fetch', (url: string, init: { body: string }) => {
    const node = nodes[url]
    if (node === undefined) return Promise.reject(new TypeError('Failed to fetch'))
    const own: Record<string, string> = { eth_chainId: toHex(node.chainId), eth_blockNumber: toHex(node.height) }
    const requests = JSON.parse(init.body) as { id: number; method: string }[]
    return Promise.resolve(
      new Response(
        JSON.stringify(requests.map(({ id, method }) => ({ jsonrpc: '2.0', id, result: own[method] ?? null }))),
      ),
    )
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('node status', () => {
  it('shows the block and its age, and opens the list of nodes', async () => {
    open(() => ({ number: toHex(1_234_567), timestamp: toHex(Math.floor(Date.now() / 1000) - 3) }))
    const light = await screen.findByRole('button', { name: /^Block 1,234,567, \d+ seconds ago$/ })
    await userEvent.click(light)
    expect(await screen.findByRole('dialog', { name: 'Nodes' })).toBeInTheDocument()
    expect(await screen.findByText(new URL(getDeployment().rpcUrls[0] ?? '').host)).toBeInTheDocument()
    expect(await screen.findByText(/Block 1,000/)).toBeInTheDocument()
  })

  it('reports a halted chain', async () => {
    open(() => ({ number: '0x7', timestamp: toHex(Math.floor(Date.now() / 1000) - 630) }))
    expect(await screen.findByRole('button', { name: 'Block 7, no new block for 10 minutes' })).toBeInTheDocument()
  })

  it('reports that no node responds', async () => {
    open(() => {
      throw new Error('no')
    })
    expect(await screen.findByRole('button', { name: /^No node is responding/ })).toBeInTheDocument()
  })
})

describe('an untrusted node', () => {
  it('is excluded and listed', async () => {
    const [first = ''] = getDeployment().rpcUrls
    // Without a response for the page, the nodes are measured at once.
    open(() => {
      throw new Error('no')
    })
    await userEvent.click(await screen.findByRole('button', { name: /^No node is responding/ }))
    await screen.findByText(/Block 1,000/)
    act(() => ensureRanking().distrust(first))
    expect(await screen.findByText('Wrong answers')).toBeInTheDocument()
    expect(screen.getByText(/Two other nodes agree/)).toBeInTheDocument()
    expect(ensureRanking().order()).not.toContain(first)
    act(() => void changeOwnNode(undefined))
    expect(ensureRanking().order()).not.toContain(first)
    // A node that the user enters again gets another chance.
    act(() => void changeOwnNode(first))
    expect(ensureRanking().order()[0]).toBe(first)
    act(() => void changeOwnNode(undefined))
    expect(ensureRanking().order()).toContain(first)
  })
})

describe("the user's own node", () => {
  const field = () => screen.getByRole('textbox', { name: 'Your own node' })
  async function use(typed: string): Promise<void> {
    render(
      <TestLanguage>
        <OwnNode />
      </TestLanguage>,
    )
    await userEvent.clear(field())
    await userEvent.type(field(), typed)
    await userEvent.click(screen.getByRole('button', { name: 'Check and use' }))
  }

  it('is checked, stored, preferred, and can be removed', async () => {
    nodes[OWN] = { chainId: getDeployment().chainId, height: 1_001 }
    await use('https://own.test')
    expect(await screen.findByText(/is now used first/)).toBeInTheDocument()
    expect(readOwnNode()).toBe(OWN)
    expect(ensureRanking().order()[0]).toBe(OWN)
    await userEvent.click(screen.getByRole('button', { name: 'Remove node' }))
    expect(readOwnNode()).toBeUndefined()
    expect(ensureRanking().order()).not.toContain(OWN)
  })

  it.each([
    ['of another chain', { chainId: 56, height: 1_000 }, /is on chain 56/],
    ['that is behind', { chainId: getDeployment().chainId, height: 900 }, /behind the others. Missing blocks: 100/],
    ['that is far ahead', { chainId: getDeployment().chainId, height: 90_000 }, /ahead of all others/],
    ['that does not answer', undefined, /No valid response/],
  ])('is rejected if it is one %s', async (_what, node, text) => {
    if (node !== undefined) nodes[OWN] = node
    await use(OWN)
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(field()).toBeInvalid()
    expect(readOwnNode()).toBeUndefined()
  })

  it('is rejected without a request if its URL is not safe', async () => {
    await use('http://own.test')
    expect(await screen.findByText(/https:\/\/ address/)).toBeInTheDocument()
  })

  it('is ignored if the stored value is not a valid URL', () => {
    for (const kept of [
      '"http://own.test"',
      '"javascript:alert(1)"',
      '{"url":1}',
      'no json',
      `"https://${'x'.repeat(9_999)}"`,
    ]) {
      localStorage.setItem('ownNode', kept)
      expect(readOwnNode()).toBeUndefined()
    }
  })
})
