import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Address } from '@/lib/hex'
import { readInscriptionBalances, readInscriptions } from './inscriptions'

const SERVICE = 'http://indexer.test/indexer'
const ACCOUNT: Address = `0x${'a'.repeat(40)}`
const answer = (body: unknown) => vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(body)))
const balance = { chain: 'CRONOS', protocol: 'crc-20', tick: 'cros', amount: '3000' }
const item = { id: '0x1', tick: 'cros', protocol: 'crc-20', deploy_time: 5, holder_count: 3, progress: 0.02, max: '21000000', lim: '1000', minted: '6000' }

afterEach(() => vi.restoreAllMocks())

describe('readInscriptionBalances', () => {
  it('keeps what the account holds on Cronos under the protocol', async () => {
    const fetched = answer({ balances: [balance, { ...balance, chain: 'ETH' }, { ...balance, protocol: 'brc-20' }] })
    await expect(readInscriptionBalances(SERVICE, ACCOUNT)).resolves.toEqual([{ ...balance, amount: 3000n }])
    expect(fetched.mock.calls[0]?.[0]).toBe(`${SERVICE}/balance/${ACCOUNT}`)
  })

  it.each([
    ['no object', null],
    ['no tick', { ...balance, tick: '' }],
    ['a tick without end', { ...balance, tick: 'x'.repeat(201) }],
    ['a negative amount', { ...balance, amount: '-1' }],
    ['a decimal amount', { ...balance, amount: '1.5' }],
    ['a number', { ...balance, amount: 1e21 }],
    ['more than a contract holds', { ...balance, amount: '9'.repeat(79) }],
  ])('leaves out an entry with %s', async (_what, entry) => {
    answer({ balances: [entry, balance] })
    await expect(readInscriptionBalances(SERVICE, ACCOUNT)).resolves.toHaveLength(1)
  })

  it.each([[[]], [{}], [{ balances: {} }], ['text'], [null]])('refuses %j', async (body) => {
    answer(body)
    await expect(readInscriptionBalances(SERVICE, ACCOUNT)).rejects.toThrow('no balances')
  })
})

describe('readInscriptions', () => {
  it('reads all fields, and asks for one large page', async () => {
    const fetched = answer({ content: [item, { ...item, protocol: 'erc-20' }] })
    const expected = { id: '0x1', tick: 'cros', protocol: 'crc-20', deployTimeSec: 5, holderCount: 3, progress: 0.02, max: 21_000_000n, lim: 1_000n, minted: 6_000n }
    await expect(readInscriptions(SERVICE)).resolves.toEqual([expected])
    expect(fetched.mock.calls[0]?.[0]).toBe(`${SERVICE}/inscriptions?page=0&size=10000`)
  })

  it('keeps a tick of which little is told', async () => {
    answer({ content: [{ tick: 'sun', protocol: 'crc-20', progress: '5', holder_count: -1, deploy_time: 1.5, max: 7 }] })
    const [inscription] = await readInscriptions(SERVICE)
    expect(inscription).toMatchObject({ tick: 'sun', progress: undefined, holderCount: undefined, deployTimeSec: undefined, max: undefined })
  })

  it('reads no more than it asked for', async () => {
    answer({ content: Array.from({ length: 10_050 }, () => item) })
    await expect(readInscriptions(SERVICE)).resolves.toHaveLength(10_000)
  })
})
