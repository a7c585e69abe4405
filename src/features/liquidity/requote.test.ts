import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readCall, readReading } from '@/chain/calls/readReading'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import type { Currency } from '@/domain/token/currency'
import type { Address } from '@/lib/hex'
import { isWorse } from '@/widgets/tx/review/reviewState'
import type { AddTerms } from './model/addTx'
import type { RemoveTerms } from './model/removeTx'
import { addOffer, removeOffer, requoteAdding, requoteRemoval } from './requote'

vi.mock('@/chain/calls/readReading', () => ({ readReading: vi.fn(), readCall: vi.fn() }))

const at = (digit: string): Address => `0x${digit.repeat(40)}`
const CRO: Currency = { address: at('a'), symbol: 'T1', name: 'T1', decimals: 18 }
const USDC: Currency = { address: at('b'), symbol: 'USDC', name: 'USD Coin', decimals: 6 }
const sides = {
  a: CRO,
  b: USDC,
  slippageBps: 50,
  account: at('e'),
  deadline: 1n,
  pool: at('1'),
  texts: { amountA: '1', amountB: '1' },
}
/** Equal reserves and LP supply. */
const pool = (reserveA: bigint, reserveB: bigint) => ({ address: at('1'), reserveA, reserveB, totalSupply: 1_000_000n })
const silent: RpcClient = { request: () => Promise.reject(new Error('Not run here')) }

const moveTo = (reserveA: bigint, reserveB: bigint) =>
  vi.mocked(readReading).mockResolvedValue(pool(reserveA, reserveB))

beforeEach(() => {
  vi.mocked(readCall).mockResolvedValue(at('1'))
})

describe('adding, while it is reviewed', () => {
  const added = {
    amountA: 10_000n,
    amountB: 10_000n,
    offeredA: 10_000n,
    offeredB: 10_001n,
    first: 'A' as const,
    liquidity: 10_000n,
  }
  const terms: AddTerms = { ...sides, venue: { factory: at('f'), router: at('c') }, added, isFirst: false }
  const agreed = addOffer(terms, pool(1_000_000n, 1_000_000n))

  it('keeps the bounds that were agreed to while the pool is within them, and tells what comes of it', async () => {
    moveTo(1_001_000n, 999_000n)
    const quote = await requoteAdding(silent, at('e'), agreed)
    if (quote.status !== 'offered') throw new Error('Not offered')
    expect(quote.offer.request.args).toEqual(agreed.request.args)
    expect(quote.offer.terms.added.liquidity).toBe(9_989n)
    expect(quote.offer.pool).toEqual(pool(1_001_000n, 999_000n))
  })

  it('asks for agreement to other bounds beyond them', async () => {
    moveTo(1_100_000n, 900_000n)
    const quote = await requoteAdding(silent, at('e'), agreed)
    if (quote.status !== 'offered') throw new Error('Not offered')
    expect(quote.offer.request.args).not.toEqual(agreed.request.args)
    expect(isWorse(quote.offer.request, agreed.request)).toBe(true)
    // Once accepted, the new offer stays.
    const again = await requoteAdding(silent, at('e'), quote.offer)
    expect(again.status === 'offered' && isWorse(again.offer.request, quote.offer.request)).toBe(false)
  })

  it('is refused where somebody else set the price first, and where the pool takes it no more', async () => {
    moveTo(1_100_000n, 900_000n)
    expect(await requoteAdding(silent, at('e'), addOffer({ ...terms, isFirst: true }, pool(0n, 0n)))).toMatchObject({
      status: 'refused',
    })
    moveTo(0n, 900_000n)
    expect(await requoteAdding(silent, at('e'), agreed)).toEqual({
      status: 'refused',
      title: { key: 'liquidity.tooSmall' },
    })
  })
})

describe('removing, while it is reviewed', () => {
  const burn = { liquidity: 10_000n, amountA: 10_000n, amountB: 10_000n }
  const terms: RemoveTerms = { ...sides, router: at('c'), burn, permit: undefined, isFeeOnTransfer: false }
  const agreed = removeOffer(terms, burn)

  it('keeps the least that was agreed to while the pool pays it, and tells what it pays', async () => {
    moveTo(1_001_000n, 999_000n)
    const quote = await requoteRemoval(silent, at('e'), agreed)
    if (quote.status !== 'offered') throw new Error('Not offered')
    expect(quote.offer.request.args).toEqual(agreed.request.args)
    expect(quote.offer.paid).toEqual({ liquidity: 10_000n, amountA: 10_010n, amountB: 9_990n })
  })

  it('asks for agreement to less, and is refused where one side pays nothing', async () => {
    moveTo(1_100_000n, 900_000n)
    const quote = await requoteRemoval(silent, at('e'), agreed)
    if (quote.status !== 'offered') throw new Error('Not offered')
    expect(isWorse(quote.offer.request, agreed.request)).toBe(true)
    expect(quote.offer.request.args.slice(2, 5)).toEqual([10_000n, 10_945n, 8_955n])
    moveTo(1_100_000n, 9n)
    expect(await requoteRemoval(silent, at('e'), agreed)).toMatchObject({ status: 'refused' })
  })
})
