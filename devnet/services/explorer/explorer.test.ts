import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../scripts/support/ports.mjs'
import { startDeployedChain } from '../../testing/testChain.ts'
import { type Services, startServices } from '../server.ts'
import { formatUnits } from './txPage.ts'

let chain: Awaited<ReturnType<typeof startDeployedChain>>
let services: Services

beforeAll(async () => {
  chain = await startDeployedChain()
  services = await startServices({ rpc: chain.rpc, port: await freePort(0), deployment: chain.deployment })
})
afterAll(async () => {
  await services.stop()
  await chain.stop()
})

async function page(path: string) {
  const response = await fetch(`${services.url}/explorer${path}`)
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}

describe('explorer', () => {
  it('shows a transaction with its token transfers', async () => {
    const [alice = '', bob = ''] = chain.accounts
    const usdc = chain.at('TestToken', chain.deployment.tokens['USDC']?.address ?? '')
    const { hash, blockNumber } = await usdc.send(alice, 'transfer', [bob, 1_234_567n])
    const { status, type, text } = await page(`/tx/${hash}`)
    expect([status, type]).toEqual([200, 'text/html; charset=utf-8'])
    expect(text).toContain('Success')
    expect(text).toContain(`<dd>${blockNumber}</dd>`)
    expect(text).toContain('1234567')
    expect(text).toContain('(USDC)')
    const sender = await page(`/address/${alice}`)
    expect(sender.text).toContain(hash.slice(0, 14))
  })

  it('shows a failed transaction', async () => {
    const [alice = ''] = chain.accounts
    const { transactionHash } = await chain.transact({
      from: alice,
      to: chain.deployment.vaults.list['single-usdc']?.shareToken ?? '',
      data: '0x12345678',
    })
    expect((await page(`/tx/${transactionHash}`)).text).toContain('Failed')
  })

  it('shows accounts, contracts and tokens', async () => {
    const [alice = ''] = chain.accounts
    expect((await page(`/address/${alice}`)).text).toContain('Account')
    const vault = chain.deployment.vaults.list['vvs-vvs']?.shareToken ?? ''
    expect((await page(`/address/${vault}`)).text).toContain('vault vvs-vvs')
    expect((await page(`/token/${chain.deployment.tokens['WBTC']?.address ?? ''}`)).text).toContain('Wrapped BTC')
    expect((await page(`/token/${alice}`)).status).toBe(404)
  })

  it('escapes token names', async () => {
    const evil = await chain.deploy('TestToken', ['<script>alert(1)</script>', '"><img src=x>', 18n, 0n])
    const { text } = await page(`/token/${evil.address}`)
    expect(text).not.toContain('<script>alert')
    expect(text).not.toContain('<img')
    expect(text).toContain('&lt;script&gt;')
  })

  it.each(['/tx/0x12', `/tx/0x${'1'.repeat(64)}`, '/address/me', '/', '/tx', `/token/0x${'0'.repeat(40)}/x`])(
    'has no page at %s',
    async (path) => {
      expect((await page(path)).status).toBe(404)
    },
  )

  it('formats base units as decimals', () => {
    expect([formatUnits(0n, 18), formatUnits(1n, 6), formatUnits(1_500_000n, 6), formatUnits(7n, 0)]).toEqual([
      '0',
      '0.000001',
      '1.5',
      '7',
    ])
  })
})
