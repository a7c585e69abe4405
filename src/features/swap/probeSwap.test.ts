import { describe, expect, it } from 'vitest'
import { swapRouterContract } from '@/chain/contracts/swapRouter'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import { ChainFailure, toChainError } from '@/chain/tx/chainError'
import { type ProbeTerms, probeSwap } from './probeSwap'
import { testTrade, USDC, WCRO } from './testing/trades'

const CALLER = `0x${'1'.repeat(40)}` as const
const terms: ProbeTerms = {
  router: `0x${'2'.repeat(40)}`,
  input: WCRO,
  output: USDC,
  account: CALLER,
  recipient: CALLER,
  deadlineSec: 1,
  slippageBps: 50,
}
const supporting = swapRouterContract.functions.swapExactTokensForTokensSupportingFeeOnTransferTokens.selector
const usual = swapRouterContract.functions.swapExactTokensForTokens.selector
const exactOutput = swapRouterContract.functions.swapTokensForExactTokens.selector

/** A node that answers each call with the next revert reason, or with success. */
function nodeThat(answers: readonly (readonly [selector: string, reason?: string])[]) {
  const left = [...answers]
  const client: RpcClient = {
    request: (_method, params, parse) => {
      const [{ data }] = params as readonly [{ readonly data: string }]
      const [selector, reason] = left.shift() ?? []
      if (selector === undefined || !data.startsWith(selector))
        return Promise.reject(new Error(`Not expected: ${data.slice(0, 10)}`))
      if (reason !== undefined) return Promise.reject(new ChainFailure({ kind: 'wouldRevert', reason }))
      const amounts = `0x${'20'.padStart(64, '0')}${'2'.padStart(64, '0')}${'1'.padStart(64, '0')}${'1'.padStart(64, '0')}`
      return Promise.resolve(parse(selector === supporting ? '0x' : amounts))
    },
  }
  return { client, left }
}

async function reasonOf(probe: Promise<boolean>): Promise<string | undefined> {
  return probe.then(
    () => undefined,
    (thrown: unknown) => toChainError(thrown).reason,
  )
}

describe('probeSwap', () => {
  it('takes the usual method where all that was quoted arrives', async () => {
    const { client, left } = nodeThat([[supporting]])
    expect(await probeSwap(client, testTrade(), terms)).toBe(false)
    expect(left).toEqual([])
  })

  it('takes the method for such tokens where less arrives, within the slippage', async () => {
    const { client } = nodeThat([[supporting, 'INSUFFICIENT_OUTPUT_AMOUNT'], [supporting]])
    expect(await probeSwap(client, testTrade(), terms)).toBe(true)
  })

  it('says that a token keeps a part where the pair refuses', async () => {
    const { client } = nodeThat([
      [supporting, 'X'],
      [supporting, 'X'],
      [usual, 'UniswapV2: K'],
    ])
    expect(await reasonOf(probeSwap(client, testTrade(), terms))).toBe('UniswapV2: K')
  })

  it('says so too where the usual method would let less arrive', async () => {
    const { client } = nodeThat([[supporting, 'X'], [supporting, 'X'], [usual]])
    expect(await reasonOf(probeSwap(client, testTrade(), terms))).toBe('UniswapV2: K')
  })

  it('says what else the router refuses', async () => {
    const { client } = nodeThat([
      [supporting, 'X'],
      [supporting, 'X'],
      [usual, 'UniswapV2Router: EXPIRED'],
    ])
    expect(await reasonOf(probeSwap(client, testTrade(), terms))).toBe('UniswapV2Router: EXPIRED')
  })

  it('never takes that method for an exact output', async () => {
    const trade = testTrade({ kind: 'exactOut' })
    expect(await probeSwap(nodeThat([[supporting]]).client, trade, terms)).toBe(false)
    expect(
      await reasonOf(
        probeSwap(
          nodeThat([
            [supporting, 'X'],
            [exactOutput, 'UniswapV2: K'],
          ]).client,
          trade,
          terms,
        ),
      ),
    ).toBe('UniswapV2: K')
    expect(await reasonOf(probeSwap(nodeThat([[supporting, 'X'], [exactOutput]]).client, trade, terms))).toBe(
      'UniswapV2: K',
    )
  })
})
