import { describe, expect, it } from 'vitest'
import { commitmentOf, parseSecret } from '@/domain/raffle/secret'
import { blocksUntilReveal, EMPTY_DRAFT, type RaffleDraft, readDraft, wholeNumber } from './raffleForms'
import { bondOf } from './raffleTx'

describe('readDraft', () => {
  const draft: RaffleDraft = {
    ...EMPTY_DRAFT,
    name: 'Mine',
    price: '2',
    minPrize: '5',
    maxTickets: '10',
    percent: '12.5',
  }
  const fieldOf = (change: Partial<RaffleDraft>) => {
    const read = readDraft({ ...draft, ...change }, 18, 100)
    return read.status === 'invalid' ? read.field : read.status
  }

  it('has the terms of a raffle, in blocks and base units', () => {
    expect(readDraft(draft, 18, 100)).toEqual({
      status: 'ready',
      terms: {
        name: 'Mine',
        startBlock: 150,
        endBlock: 10_150,
        profitBps: 1_250n,
        priceWei: 2n * 10n ** 18n,
        minPrizeWei: 5n * 10n ** 18n,
        maxTickets: 10n,
        maxWinners: 1n,
      },
    })
  })

  it.each([
    [{ name: 'ä'.repeat(33) }, 'name'],
    [{ delay: '9' }, 'delay'],
    [{ blocks: '0' }, 'blocks'],
    [{ blocks: '1000001' }, 'blocks'],
    [{ price: '0' }, 'price'],
    [{ maxTickets: '1.5' }, 'maxTickets'],
    [{ maxWinners: '11' }, 'maxWinners'],
    [{ maxTickets: '100', maxWinners: '51' }, 'maxWinners'],
    [{ percent: '50.01' }, 'percent'],
    [{ percent: '1.234' }, 'percent'],
    // All tickets bring 20, less 2.5.
    [{ minPrize: '17.51' }, 'minPrize'],
    [{ minPrize: '17.5' }, 'ready'],
    [{ name: ' ' }, 'empty'],
  ] as const)('refuses %o by its %s', (change, field) => {
    expect(fieldOf(change)).toBe(field)
  })
})

it('asks for half of what all tickets cost, rounded up', () => {
  expect(bondOf({ maxTickets: 3n, priceWei: 5n })).toBe(8n)
})

it('waits for the block after the target', () => {
  expect(blocksUntilReveal({ commitment: '0x', targetBlock: 10 }, 10)).toBe(1)
  expect(blocksUntilReveal({ commitment: '0x', targetBlock: 10 }, 11)).toBe(0)
})

it('reads whole numbers and secrets, and nothing else', () => {
  expect(['12', '-1', '1e3', '', '1.0', '9'.repeat(16)].map(wholeNumber)).toEqual([12n, 0n, 0n, 0n, 0n, 0n])
  expect(parseSecret(`0x${'Ab'.repeat(32)} `)).toBe(`0x${'ab'.repeat(32)}`)
  expect(parseSecret('0x12')).toBeUndefined()
  // keccak256 of 32 zero bytes.
  expect(commitmentOf(`0x${'00'.repeat(32)}`)).toBe(
    '0x290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e563',
  )
})
