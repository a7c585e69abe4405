import { describe, expect, inject, it } from 'vitest'
import { readClient } from '@/chain/rpc/readClient'
import { approveTx } from '@/chain/tx/approveTx'
import { toChainError } from '@/chain/tx/chainError'
import { type SigningWallet, sendTx } from '@/chain/tx/sendTx'
import type { TxRequest } from '@/chain/tx/txRequest'
import { getDeployment } from '@/config/deployment'
import { getExchange, wrappedToken } from '@/domain/pair/exchange'
import type { Pair } from '@/domain/pair/pair'
import { type Currency, nativeCurrency } from '@/domain/token/currency'
import { tokenLookupReading } from '@/domain/token/lookup'
import { findToken } from '@/domain/token/token'
import { bestTradeExactIn, bestTradeExactOut } from '@/domain/trade/bestTrade'
import { candidatePairs } from '@/domain/trade/candidatePairs'
import { type SwapTerms, swapTx } from '@/domain/trade/swapTx'
import { maximumSold, minimumReceived, type Trade } from '@/domain/trade/trade'
import { type Address, isAddress, ZERO_ADDRESS } from '@/lib/hex'
import { failureText } from '@/widgets/tx/failureText'
import { oddTokenAddress } from '../../devnet/deploy/oddTokens'
import { emptyPair, type OddToken } from '../../devnet/tables/oddTokens'
import { receiptOf } from '../support/chain'
import { createRpc } from '../support/rpc'
import { useChain } from './chain'
import { readPairs } from './pairs'
import { readNow } from './readings'

const exchange = getExchange()

const { chainId } = getDeployment()
const at =
  exchange ??
  (() => {
    throw new Error('The devnet has an exchange')
  })()
const rpc = createRpc(inject('rpcUrl'))
const [account = ZERO_ADDRESS, other = ZERO_ADDRESS] = inject('accounts').filter(isAddress)
const wallet: SigningWallet = {
  account,
  provider: {
    request: async ({ method, params }) => {
      const answer = await rpc(method, Array.isArray(params) ? params : [])
      return answer.startsWith('[') ? (JSON.parse(answer) as unknown) : answer
    },
  },
}
/** The node's seventeenth account, which deploys nothing else. */
const ODD_DEPLOYER = '0x2546BcD3c84621e976D8185a91A922aE77ECEc30'
const UNIT = 10n ** 18n
const CRO = nativeCurrency(getDeployment())

function token(symbol: string): Currency {
  const found = symbol === 'CRO' ? CRO : findToken(getDeployment(), symbol)
  if (found === undefined) throw new Error(`No token ${symbol}`)
  return found
}

function oddAddress(key: OddToken): Address {
  const address = oddTokenAddress(ODD_DEPLOYER, key)
  if (!isAddress(address)) throw new Error('Not an address')
  return address
}

/** Reads an odd token by its address, like the app does. */
async function oddToken(key: OddToken): Promise<Currency> {
  const reading = tokenLookupReading(getDeployment(), oddAddress(key))
  const [found] = reading === undefined ? [] : await readNow([reading])
  if (found?.status !== 'exists') throw new Error(`No token at ${oddAddress(key)}`)
  return found.token
}

async function readPairsBetween(input: Currency, output: Currency): Promise<readonly Pair[]> {
  const [tokenIn, tokenOut] = [wrappedToken(input), wrappedToken(output)]
  if (tokenIn === undefined || tokenOut === undefined) throw new Error('No exchange')
  return readPairs(at, candidatePairs(tokenIn, tokenOut, at.baseTokens, 3))
}

async function quote(kind: Trade['kind'], input: Currency, output: Currency, wei: bigint): Promise<Trade> {
  const [tokenIn, tokenOut] = [wrappedToken(input), wrappedToken(output)]
  if (tokenIn === undefined || tokenOut === undefined) throw new Error('No exchange')
  const pairs = await readPairsBetween(input, output)
  const trade =
    kind === 'exactIn'
      ? bestTradeExactIn(pairs, tokenIn, wei, tokenOut, 3)
      : bestTradeExactOut(pairs, tokenIn, tokenOut, wei, 3)
  if (trade === undefined) throw new Error(`No route from ${input.symbol} to ${output.symbol}`)
  return trade
}

async function send(request: TxRequest): Promise<void> {
  const hash = await sendTx(request, wallet, { client: readClient, chainId })
  expect((await receiptOf(rpc, hash)).status).toBe('0x1')
}

async function approve({ address, symbol }: Currency, amount: bigint): Promise<void> {
  if (address !== 'native') await send(approveTx({ token: address, tokenName: symbol, spender: at.router, amount }))
}

async function deadline(): Promise<number> {
  const block = JSON.parse(await rpc('eth_getBlockByNumber', ['latest', false])) as { timestamp: string }
  return Number(block.timestamp) + 1200
}

async function termsOf(input: Currency, output: Currency, more: Partial<SwapTerms> = {}): Promise<SwapTerms> {
  return {
    router: at.router,
    input,
    output,
    account,
    recipient: account,
    deadlineSec: await deadline(),
    slippageBps: 50,
    isFeeOnTransfer: false,
    ...more,
  }
}

/** The app's message for a swap that the simulation rejects before the wallet opens. */
async function refusal(request: TxRequest): Promise<string> {
  try {
    await sendTx(
      request,
      {
        ...wallet,
        provider: {
          request: ({ method }) =>
            method === 'eth_chainId'
              ? wallet.provider.request({ method })
              : Promise.reject(new Error('The wallet opened')),
        },
      },
      { client: readClient, chainId },
    )
  } catch (error) {
    return failureText(request, toChainError(error)).key
  }
  return 'sent'
}

describe('swap', () => {
  const chain = useChain()
  const balanceOf = ({ address }: Currency, of = account) =>
    address === 'native' ? chain.nativeBalanceOf(of) : chain.balanceOf(address, of)

  it.each([
    ['exactIn', 'CRO', 'USDC'],
    ['exactIn', 'VVS', 'CRO'],
    ['exactIn', 'USDC', 'WBTC'],
    ['exactIn', 'ANN', 'MTD'],
    ['exactOut', 'CRO', 'WBTC'],
    ['exactOut', 'USDC', 'CRO'],
    ['exactOut', 'ANN', 'USDC'],
  ] as const)('%s of %s into %s moves what was quoted, to the wei', async (kind, from, to) => {
    const [input, output] = [token(from), token(to)]
    const wei = (await balanceOf(kind === 'exactIn' ? input : output)) / 1000n
    const trade = await quote(kind, input, output, wei)
    await approve(input, maximumSold(trade, 50))
    const before = { input: await balanceOf(input), output: await balanceOf(output) }
    await send(swapTx(trade, await termsOf(input, output)))
    // With the native coin, gas was paid too.
    if (input.address !== 'native') expect(before.input - (await balanceOf(input))).toBe(trade.amountIn)
    if (output.address !== 'native') expect((await balanceOf(output)) - before.output).toBe(trade.amountOut)
    else expect((await balanceOf(output)) - before.output).toBeGreaterThan(trade.amountOut - UNIT)
  })

  it('pays a different recipient', async () => {
    const trade = await quote('exactIn', CRO, token('USDC'), UNIT)
    const before = await balanceOf(token('USDC'), other)
    await send(swapTx(trade, await termsOf(CRO, token('USDC'), { recipient: other })))
    expect((await balanceOf(token('USDC'), other)) - before).toBe(trade.amountOut)
  })

  it.each<OddToken>(['noDecimals', 'twoDecimals', 'mostDecimals', 'bytes32Symbol', 'noSymbol', 'impostor'])(
    'swaps to the token of %s and back',
    async (key) => {
      const odd = await oddToken(key)
      const there = await quote('exactIn', CRO, odd, 20n * UNIT)
      const before = await balanceOf(odd)
      await send(swapTx(there, await termsOf(CRO, odd)))
      expect((await balanceOf(odd)) - before).toBe(there.amountOut)
      const back = await quote('exactOut', odd, token('USDC'), 1000n)
      await approve(odd, maximumSold(back, 50))
      const usdc = await balanceOf(token('USDC'))
      await send(swapTx(back, await termsOf(odd, token('USDC'))))
      expect((await balanceOf(token('USDC'))) - usdc).toBe(1000n)
    },
  )

  it('displays the odd tokens', async () => {
    expect(await oddToken('bytes32Symbol')).toMatchObject({ symbol: 'OLDMKR', name: 'Old Maker', decimals: 18 })
    expect(await oddToken('noSymbol')).toMatchObject({ symbol: 'UNKNOWN', name: 'Nameless' })
    expect(await oddToken('mostDecimals')).toMatchObject({ symbol: 'DUST', decimals: 77 })
    expect(await oddToken('noDecimals')).toMatchObject({ symbol: 'WHOLE', decimals: 0 })
  })

  it('finds no route through an empty pair', async () => {
    const [first, second] = await Promise.all(emptyPair.map(oddToken))
    if (first === undefined || second === undefined) throw new Error('Two tokens')
    const pairs = await readPairsBetween(first, second)
    expect(pairs.some(({ reserve0, reserve1 }) => reserve0 === 0n && reserve1 === 0n)).toBe(true)
    expect((await quote('exactIn', first, second, 10n)).route.pairs).toHaveLength(2)
  })
})

describe('swap of a token with a transfer fee of 12 %', () => {
  const chain = useChain()

  it.each([
    ['CRO', true],
    ['CRO', false],
    ['USDC', true],
    ['USDC', false],
  ] as const)('with %s (bought: %s) arrives within 12 %', async (symbol, isBought) => {
    const comet = await oddToken('feeOnTransfer')
    const [input, output] = isBought ? [token(symbol), comet] : [comet, token(symbol)]
    const trade = await quote('exactIn', input, output, isBought && symbol === 'USDC' ? 1_000_000n : UNIT)
    await approve(input, trade.amountIn)
    const terms = await termsOf(input, output, { slippageBps: 1200, isFeeOnTransfer: true })
    const before = output.address === 'native' ? 0n : await chain.balanceOf(output.address, account)
    await send(swapTx(trade, terms))
    if (output.address === 'native') return
    const got = (await chain.balanceOf(output.address, account)) - before
    expect(got).toBeGreaterThanOrEqual(minimumReceived(trade, 1200))
    expect(got).toBeLessThan(trade.amountOut)
  })

  it("is rejected with a message if the slippage doesn't cover the fee", async () => {
    const comet = await oddToken('feeOnTransfer')
    const trade = await quote('exactIn', comet, CRO, UNIT)
    await approve(comet, trade.amountIn)
    expect(await refusal(swapTx(trade, await termsOf(comet, CRO)))).toBe('trade.refused.keepsPart')
    expect(await refusal(swapTx(trade, await termsOf(comet, CRO, { isFeeOnTransfer: true })))).toBe(
      'trade.refused.tooLittle',
    )
    expect(
      await refusal(
        swapTx(await quote('exactOut', comet, CRO, UNIT), await termsOf(comet, CRO, { isFeeOnTransfer: true })),
      ),
    ).toBe('trade.refused.keepsPart')
  })
})

describe('swap that would revert', () => {
  useChain()
  const usdc = token('USDC')

  it('reports that the price moved, before the wallet opens', async () => {
    const [exactIn, exactOut] = [
      await quote('exactIn', CRO, usdc, UNIT),
      await quote('exactOut', CRO, usdc, 1_000_000n),
    ]
    await send(
      swapTx(await quote('exactIn', CRO, usdc, 150_000n * UNIT), await termsOf(CRO, usdc, { slippageBps: 1000 })),
    )
    const terms = await termsOf(CRO, usdc, { slippageBps: 1 })
    expect(await refusal(swapTx(exactIn, terms))).toBe('trade.refused.tooLittle')
    expect(await refusal(swapTx(exactOut, terms))).toBe('trade.refused.tooMuch')
  })

  it('reports that the deadline has passed', async () => {
    const trade = await quote('exactIn', CRO, usdc, UNIT)
    expect(await refusal(swapTx(trade, await termsOf(CRO, usdc, { deadlineSec: 1_600_000_000 })))).toBe(
      'trade.refused.expired',
    )
  })

  it('reports that the token could not be transferred', async () => {
    const trade = await quote('exactIn', usdc, CRO, 1_000_000n)
    expect(await refusal(swapTx(trade, await termsOf(usdc, CRO)))).toBe('trade.refused.transferFrom')
  })

  it("reports that the recipient doesn't accept native coins", async () => {
    await approve(usdc, 1_000_000n)
    const trade = await quote('exactIn', usdc, CRO, 1_000_000n)
    expect(await refusal(swapTx(trade, await termsOf(usdc, CRO, { recipient: at.factory })))).toBe(
      'trade.refused.recipient',
    )
  })

  it('reports that the route no longer exists', async () => {
    const trade = await quote('exactIn', CRO, usdc, UNIT)
    for (const { address } of trade.route.pairs)
      await rpc('anvil_setStorageAt', [address, '0x8', `0x${'0'.repeat(64)}`])
    expect(await refusal(swapTx(trade, await termsOf(CRO, usdc)))).toBe('trade.refused.liquidity')
  })
})
