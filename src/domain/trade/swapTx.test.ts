import { describe, expect, it } from 'vitest'
import { getDeployment } from '@/config/deployment'
import { testPair, testToken } from '@/domain/pair/testing/pairs'
import { type Currency, nativeCurrency } from '@/domain/token/currency'
import type { Address } from '@/lib/hex'
import { type SwapTerms, swapTx } from './swapTx'
import { tradeOf } from './trade'

const UNIT = 10n ** 18n
const [WCRO, USDC] = [testToken(1), testToken(2, 6)]
const CRO = nativeCurrency(getDeployment())
const ACCOUNT: Address = `0x${'1'.repeat(40)}`
const OTHER: Address = `0x${'2'.repeat(40)}`
const ROUTER: Address = `0x${'3'.repeat(40)}`
const route = { path: [WCRO, USDC], pairs: [testPair(WCRO, USDC, 1_000n * UNIT, 100_000_000n)] }
const trade = (kind: 'exactIn' | 'exactOut') => tradeOf(kind, route, 10n * UNIT, 987_158n)
const terms: SwapTerms = {
  router: ROUTER,
  input: WCRO,
  output: USDC,
  account: ACCOUNT,
  recipient: ACCOUNT,
  deadlineSec: 1_700_000_000,
  slippageBps: 50,
  isFeeOnTransfer: false,
}
const LEAST = 982_222n
const MOST = 10_050_000_000_000_000_000n
const TAIL = [[WCRO.address, USDC.address], ACCOUNT, 1_700_000_000n]

describe('swapTx', () => {
  it.each<
    [
      method: string,
      kind: 'exactIn' | 'exactOut',
      input: Currency,
      output: Currency,
      isFee: boolean,
      args: readonly unknown[],
      value: bigint | undefined,
    ]
  >([
    ['swapExactTokensForTokens', 'exactIn', WCRO, USDC, false, [10n * UNIT, LEAST], undefined],
    [
      'swapExactTokensForTokensSupportingFeeOnTransferTokens',
      'exactIn',
      WCRO,
      USDC,
      true,
      [10n * UNIT, LEAST],
      undefined,
    ],
    ['swapExactETHForTokens', 'exactIn', CRO, USDC, false, [LEAST], 10n * UNIT],
    ['swapExactETHForTokensSupportingFeeOnTransferTokens', 'exactIn', CRO, USDC, true, [LEAST], 10n * UNIT],
    ['swapExactTokensForETH', 'exactIn', WCRO, CRO, false, [10n * UNIT, LEAST], undefined],
    ['swapExactTokensForETHSupportingFeeOnTransferTokens', 'exactIn', WCRO, CRO, true, [10n * UNIT, LEAST], undefined],
    ['swapTokensForExactTokens', 'exactOut', WCRO, USDC, false, [987_158n, MOST], undefined],
    ['swapTokensForExactTokens', 'exactOut', WCRO, USDC, true, [987_158n, MOST], undefined],
    ['swapETHForExactTokens', 'exactOut', CRO, USDC, false, [987_158n], MOST],
    ['swapTokensForExactETH', 'exactOut', WCRO, CRO, false, [987_158n, MOST], undefined],
  ])('is %s of %s', (method, kind, input, output, isFeeOnTransfer, args, value) => {
    const request = swapTx(trade(kind), { ...terms, input, output, isFeeOnTransfer })
    expect(request.fn.name).toBe(method)
    expect(request).toMatchObject({ contract: ROUTER, args: [...args, ...TAIL] })
    expect(request.value).toBe(value)
  })

  it('previews the maximum input, minimum output and recipient', () => {
    const said = (request: ReturnType<typeof swapTx>) => request.preview
    expect(said(swapTx(trade('exactOut'), { ...terms, input: CRO }))).toEqual({
      sends: [{ token: 'native', symbol: 'CRO', decimals: 18, amountWei: MOST }],
      receives: [{ token: USDC.address, symbol: 'T2', decimals: 6, amountWei: 987_158n, isGuaranteed: true }],
      chosen: [CRO, USDC],
    })
    const forOther = swapTx(trade('exactIn'), { ...terms, recipient: OTHER })
    expect(said(forOther)).toMatchObject({ recipient: OTHER, receives: [{ amountWei: LEAST }] })
    expect(forOther.summary).toEqual({
      key: 'trade.swap.summaryFor',
      values: { amountIn: '10', from: 'T1', amountOut: '0.987158', to: 'T2', recipient: '0x2222...2222' },
    })
    expect(swapTx(trade('exactIn'), terms).summary.key).toBe('trade.swap.summary')
  })

  it('refreshes the tokens and pairs of its route', () => {
    expect(swapTx(trade('exactIn'), terms).touches).toEqual([WCRO.address, USDC.address, route.pairs[0]?.address])
  })

  it("explains the router's errors", () => {
    const { failure, failureDecoder } = swapTx(trade('exactIn'), terms)
    expect({ failure, failureDecoder }).toEqual({ failure: { key: 'trade.swap.failure' }, failureDecoder: 'router' })
  })
})
