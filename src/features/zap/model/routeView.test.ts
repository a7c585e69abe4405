import { describe, expect, it } from 'vitest'
import { BETA, USDC, WCRO } from '@/domain/zap/testing/pairs'
import { routeView } from './routeView'

const UNIT = 10n ** 18n

describe('the route in words', () => {
  const labels: Record<string, { symbol: string; decimals: number | undefined }> = {
    [WCRO]: { symbol: 'WCRO', decimals: 18 },
    [USDC]: { symbol: 'USDC', decimals: 6 },
    [BETA]: { symbol: '0x0000...0004', decimals: undefined },
  }
  const view = routeView(
    [
      { kind: 'wrap', amount: UNIT },
      { kind: 'swap', path: [WCRO, USDC, BETA], from: { token: WCRO, amount: UNIT }, to: { token: BETA, amount: 9n } },
      {
        kind: 'addLiquidity',
        takes: [
          { token: USDC, amount: 1n },
          { token: WCRO, amount: UNIT },
        ],
        lp: { token: BETA, amount: 1n },
        left: [{ token: USDC, amount: 2_000_000n }],
      },
    ],
    (token) => labels[token] ?? { symbol: '?', decimals: 0 },
    'CRO',
    'en-US',
  )

  it('writes amounts, of a token without known decimals only its name', () => {
    expect(view.map(({ text }) => text)).toEqual([
      { key: 'zap.step.wrap', values: { amount: '1 CRO' } },
      { key: 'zap.step.swap', values: { from: '1 WCRO', to: '0x0000...0004' } },
      { key: 'zap.step.addLiquidity', values: { lp: '0x0000...0004', first: '0.000001 USDC', second: '1 WCRO' } },
      { key: 'zap.step.left', values: { amounts: '2 USDC' } },
    ])
    expect(view.map(({ path }) => path.length)).toEqual([0, 3, 0, 0])
  })
})
