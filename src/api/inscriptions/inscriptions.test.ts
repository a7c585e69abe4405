import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Address } from '@/lib/hex'
import { readInscriptionBalances, readInscriptions } from './query'

const SERVICE = 'http://indexer.test/indexer'
const ACCOUNT: Address = `0x${'a'.repeat(40)}`
const answer = (body: unknown) => vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(body)))
const balance = { chain: 'CRONOS', protocol: 'crc-20', tick: 'cros', amount: '3000' }
const item = {
  id: '0x1',
  tick: 'cros',
  protocol: 'crc-20',
  deploy_time: 5,
  holder_count: 3,
  progress: 0.02,
  max: '21000000',
  lim: '1000',
  minted: '6000',
}

afterEach(() => vi.restoreAllMocks())

describe('readInscriptionBalances', () => {
  it("returns the account's balances on Cronos under the protocol", async () => {
    const fetched = answer({ balances: [balance, { ...balance, chain: 'ETH' }, { ...balance, protocol: 'brc-20' }] })
    await expect(readInscriptionBalances(SERVICE, ACCOUNT)).resolves.toEqual([{ ...balance, amount: 3000n }])
    expect(fetched.mock.calls[0]?.[0]).toBe(`${SERVICE}/balance/${ACCOUNT}`)
  })

  it.each([
    ['no object', null],
    ['no tick', { ...balance, tick: '' }],
    ['a tick without end', { ...balance, tick: 'x'.repeat(201) }],
    ['an amount without end', { ...balance, amount: '9'.repeat(201) }],
  ])('drops an entry with %s', async (_what, entry) => {
    answer({ balances: [entry, balance] })
    await expect(readInscriptionBalances(SERVICE, ACCOUNT)).resolves.toHaveLength(1)
  })

  it('drops a tick with two different amounts', async () => {
    answer({ balances: [balance, { ...balance, amount: '5' }] })
    await expect(readInscriptionBalances(SERVICE, ACCOUNT)).rejects.toThrow('two amounts of one tick')
  })

  it('accepts amounts as numbers within the safe range', async () => {
    answer({
      balances: [
        { ...balance, amount: 3000 },
        { ...balance, tick: 'sun', amount: '007' },
      ],
    })
    expect((await readInscriptionBalances(SERVICE, ACCOUNT)).map(({ amount }) => amount)).toEqual([3000n, 7n])
  })

  it.each([['-1'], ['1.5'], ['1e3'], [''], [1e21], [1.5], [-1], [null], [undefined], [{}]])(
    'rejects the amount %j instead of showing no balance',
    async (amount) => {
      answer({ balances: [{ ...balance, amount }, balance] })
      await expect(readInscriptionBalances(SERVICE, ACCOUNT)).rejects.toThrow('an amount of cros that cannot be read')
    },
  )

  it.each([[[]], [{}], [{ balances: {} }], ['text'], [null]])('rejects %j', async (body) => {
    answer(body)
    await expect(readInscriptionBalances(SERVICE, ACCOUNT)).rejects.toThrow('no balances')
  })
})

describe('readInscriptions', () => {
  it('reads all fields, and requests one large page', async () => {
    const fetched = answer({ content: [item, { ...item, protocol: 'erc-20' }] })
    const expected = {
      id: '0x1',
      tick: 'cros',
      protocol: 'crc-20',
      deployTimeSec: 5,
      holderCount: 3,
      progress: 0.02,
      max: 21_000_000n,
      lim: 1_000n,
      minted: 6_000n,
    }
    await expect(readInscriptions(SERVICE)).resolves.toEqual([expected])
    expect(fetched.mock.calls[0]?.[0]).toBe(`${SERVICE}/inscriptions?page=0&size=10000`)
  })

  it('keeps a tick with few fields', async () => {
    answer({
      content: [
        { tick: 'sun', protocol: 'crc-20', id: 7, progress: '101', holder_count: -1, deploy_time: 1.5, max: '7.5' },
      ],
    })
    const [inscription] = await readInscriptions(SERVICE)
    expect(inscription).toMatchObject({
      tick: 'sun',
      id: undefined,
      progress: undefined,
      holderCount: undefined,
      deployTimeSec: undefined,
      max: undefined,
    })
  })

  it('accepts numbers as strings, and strings as numbers', async () => {
    answer({ content: [{ ...item, deploy_time: '5', holder_count: '3', progress: '0.02', max: 21_000_000 }] })
    await expect(readInscriptions(SERVICE)).resolves.toMatchObject([
      { deployTimeSec: 5, holderCount: 3, progress: 0.02, max: 21_000_000n },
    ])
  })

  it('reads no more than it requested', async () => {
    answer({ content: Array.from({ length: 10_050 }, () => item) })
    await expect(readInscriptions(SERVICE)).resolves.toHaveLength(10_000)
  })
})
