import { describe, expect, it } from 'vitest'
import { explainRouterError } from './explainRouterError'

const said = (reason: string) => explainRouterError({ kind: 'wouldRevert', reason })?.key

describe('explainRouterError', () => {
  it.each([
    ['UniswapV2Router: EXPIRED', 'expired'],
    ['VVSRouter: EXPIRED', 'expired'],
    ['UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT', 'tooLittle'],
    ['UniswapV2Router: EXCESSIVE_INPUT_AMOUNT', 'tooMuch'],
    ['UniswapV2Library: INSUFFICIENT_LIQUIDITY', 'liquidity'],
    ['UniswapV2: TRANSFER_FAILED', 'transfer'],
    ['TransferHelper: TRANSFER_FROM_FAILED', 'transferFrom'],
    ['TransferHelper::transferFrom: transferFrom failed', 'transferFrom'],
    ['TransferHelper::safeTransferETH: ETH transfer failed', 'recipient'],
    ['UniswapV2: K', 'keepsPart'],
    ['VVS: K', 'keepsPart'],
    ['UniswapV2: OVERFLOW', 'overflow'],
    ['ds-math-mul-overflow', 'overflow'],
    ['UniswapV2Router: INSUFFICIENT_A_AMOUNT', 'ratio'],
  ])('%s: %s', (reason, name) => {
    expect(said(reason)).toBe(`trade.refused.${name}`)
  })

  it('does not guess', () => {
    expect(said('Pausable: paused')).toBeUndefined()
    expect(said('constructor: toString')).toBeUndefined()
    expect(explainRouterError({ kind: 'wouldRevert' })).toBeUndefined()
    expect(explainRouterError({ kind: 'rejected', reason: 'UniswapV2Router: EXPIRED' })).toBeUndefined()
  })
})
