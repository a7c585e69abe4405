import { describe, expect, it } from 'vitest'
import { transferEvent } from '@/chain/contracts/erc20'
import { swapEvent } from '@/chain/contracts/pair'
import type { ReceiptLog } from '@/chain/tx/receiptLogs'
import { CRO, testTrade, USDC, WCRO, WHOLE } from '@/features/swap/testing/trades'
import type { Address, Hex } from '@/lib/hex'
import { receivedAmount } from './receivedAmount'
import { estimatedText, priceText, routeSymbols } from './swapView'

const word = (value: bigint | string) => BigInt(value).toString(16).padStart(64, '0')

describe('estimatedText', () => {
  it.each([
    [1_234_567_891n, 6, 'output', '1234.56'],
    [1_234_567_891n, 6, 'input', '1234.57'],
    [1_000_000n, 6, 'input', '1'],
    [12_345_678_900_001n, 6, 'output', '12345678'],
    [12_345_678_900_001n, 6, 'input', '12345679'],
    [1n, 18, 'output', '0.000000000000000001'],
    [7n, 0, 'output', '7'],
  ] as const)('of %s with %s decimals as %s is %s', (wei, decimals, field, text) => {
    expect(estimatedText(wei, decimals, field)).toBe(text)
  })
})

describe('priceText', () => {
  it('writes a price either way round', () => {
    expect(priceText(testTrade(), CRO, USDC, false, 'en-US').text).toBe('1 CRO = 0.1 USDC')
    expect(priceText(testTrade(), CRO, USDC, true, 'en-US').text).toBe('1 USDC = 10 CRO')
    expect(priceText({ amountIn: 3n, amountOut: 1_000_000n }, WHOLE, USDC, false, 'en-US').text).toBe(
      '1 WHOLE = 0.333333 USDC',
    )
    expect(
      priceText({ amountIn: 1n, amountOut: 10n ** 77n }, { ...WHOLE, decimals: 77 }, USDC, false, 'es-ES').text,
    ).not.toContain('NaN')
  })
})

describe('routeSymbols', () => {
  it('names the native coin for its wrapped token, at the ends only', () => {
    expect(routeSymbols(testTrade(), CRO, USDC)).toEqual(['CRO', 'USDC'])
    expect(routeSymbols({ route: { path: [USDC, WCRO, WHOLE], pairs: [] } }, USDC, WHOLE)).toEqual([
      'USDC',
      'WCRO',
      'WHOLE',
    ])
  })
})

describe('receivedAmount', () => {
  const trade = testTrade()
  const recipient: Address = `0x${'e'.repeat(40)}`
  const stranger: Address = `0x${'f'.repeat(40)}`
  const transfer = (to: Address, wei: bigint, token = USDC.address): ReceiptLog => ({
    address: token,
    topics: [transferEvent.topic, `0x${word(WCRO.address)}`, `0x${word(to)}`],
    data: `0x${word(wei)}`,
  })
  const swapLog = (data: Hex): ReceiptLog => ({
    address: trade.route.pairs[0]?.address ?? '0x',
    topics: [swapEvent.topic],
    data,
  })

  it('is what the token says that the recipient got', () => {
    const logs = [transfer(stranger, 1n), transfer(recipient, 9n), transfer(recipient, 5n, WCRO.address)]
    expect(receivedAmount(logs, { trade, recipient, isNativeOut: false })).toBe(9n)
  })

  it('is what the last pool gave, of the native coin', () => {
    const logs = [swapLog(`0x${word(1n)}${word(0n)}${word(0n)}${word(8n)}`)]
    expect(receivedAmount(logs, { trade, recipient, isNativeOut: true })).toBe(8n)
  })

  it('is unknown where the receipt does not say', () => {
    expect(receivedAmount([transfer(stranger, 1n)], { trade, recipient, isNativeOut: false })).toBeUndefined()
    expect(receivedAmount([], { trade, recipient, isNativeOut: true })).toBeUndefined()
    expect(receivedAmount([swapLog('0x12')], { trade, recipient, isNativeOut: true })).toBeUndefined()
  })
})
