import { afterEach, expect, inject, it, vi } from 'vitest'
import { parseCallKey } from '@/chain/calls/call'
import { takeFirstRead } from '@/chain/calls/firstRead'
import { readMulticall } from '@/chain/calls/multicall'
import { readClient } from '@/chain/rpc/readClient'
import { getDeployment } from '@/config/deployment'
import { vaultListRead } from '@/domain/vault/firstRead'

const body = vaultListRead(getDeployment()) ?? ''
const {
  chainId,
  contracts: { multicall = '0x' },
} = getDeployment()

/** Like app/firstRead.js before the app's code has loaded. */
function ask(
  node: string,
  answered: Promise<Response> = fetch(node, { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
): void {
  vi.stubGlobal('window', { firstRead: { node, asked: Promise.resolve(body), answered } })
}

afterEach(() => {
  vi.unstubAllGlobals()
})

it('the preloaded read returns the chain state, call by call', async () => {
  ask(inject('rpcUrl'))
  const first = await takeFirstRead(chainId)
  expect(first?.keys.length).toBeGreaterThan(200)
  const now = await readMulticall(readClient, multicall, (first?.keys ?? []).map(parseCallKey))
  expect(first?.answer.results).toEqual(now.results)
  expect(first?.answer.node).toBe(inject('rpcUrl'))
  expect(first?.block.number).toBe(first?.answer.blockNumber)
})

it.each([
  ['that is rejected', () => Promise.resolve(new Response('no', { status: 500 }))],
  ['that fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['that is HTML', () => Promise.resolve(new Response('<html>busy</html>'))],
  [
    'from another chain',
    () =>
      Promise.resolve(
        Response.json([
          { id: 1, result: '0x1' },
          { id: 2, result: '0x1' },
        ]),
      ),
  ],
  [
    'without the call results',
    () =>
      Promise.resolve(
        Response.json([
          { id: 1, result: `0x${chainId.toString(16)}` },
          { id: 2, result: '0x1' },
          { id: 3, result: { number: '0x1', timestamp: '0x1' } },
        ]),
      ),
  ],
])('the app reads again after a response %s', async (_what, answered) => {
  ask('https://node.test', answered())
  expect(await takeFirstRead(chainId)).toBeUndefined()
})

it('nothing is preloaded on other pages', async () => {
  vi.stubGlobal('window', {})
  expect(await takeFirstRead(chainId)).toBeUndefined()
})
