import { describe, expect, it } from 'vitest'
import { multicallContract } from '@/chain/contracts/multicall'
import { readClient } from '@/chain/rpc/readClient'
import { approveTx } from '@/chain/tx/approveTx'
import { readReceiptLogs } from '@/chain/tx/receiptLogs'
import { simulateTx } from '@/chain/tx/simulateTx'
import { getDeployment, namedAddresses } from '@/config/deployment'
import { getExchange } from '@/domain/pair/exchange'
import type { PairWithSupply } from '@/domain/pair/pair'
import { pairsReading } from '@/domain/pair/reads'
import { type Currency, nativeCurrency, tokenOf } from '@/domain/token/currency'
import { tokenLookupReading } from '@/domain/token/lookup'
import { deploymentTokens } from '@/domain/token-list/model/deploymentTokens'
import { reviewedLoss, zapLoss } from '@/domain/zap/model/loss'
import { quoteZap, type ZapHubs, zapImpactBps } from '@/domain/zap/model/quoteZap'
import { receivedAmount } from '@/domain/zap/model/receivedAmount'
import { zapSide } from '@/domain/zap/model/zapSide'
import { claimedPairsReading, pairsAmongReading } from '@/domain/zap/reads'
import { offerZap } from '@/domain/zap/requoteZap'
import { zapCall } from '@/domain/zap/zapTx'
import { type Address, isAddress, ZERO_ADDRESS } from '@/lib/hex'
import { oddTokenAddress } from '../../devnet/deploy/oddTokens'
import { useChain } from './chain'
import { readNow } from './readings'
import { account, send } from './sending'

const { tokens } = getDeployment()
const contracts = namedAddresses(getDeployment())
const { zap: contract = ZERO_ADDRESS, wcro = ZERO_ADDRESS, multicall: multicallAddress = ZERO_ADDRESS } = contracts
const listed = [...deploymentTokens(getDeployment()).values()]
/** The node's seventeenth account, which deploys nothing else. */
const ODD_DEPLOYER = '0x2546BcD3c84621e976D8185a91A922aE77ECEc30'
const lower = (address: Address) => address.toLowerCase() as Address
const hubs: ZapHubs = { wcro: lower(wcro), usdc: lower(tokens.USDC?.address ?? ZERO_ADDRESS) }
const anchor = multicallContract(multicallAddress).getBlockNumber()

function currency(symbol: string): Currency {
  if (symbol === 'CRO') return nativeCurrency(getDeployment())
  const found = listed.find((token) => token.symbol === symbol)
  if (found === undefined) throw new Error(`No token ${symbol}`)
  return found
}

/** Reads the exchange's pairs among some tokens, like the page does. */
async function readPairsAmong(among: readonly Address[]): Promise<readonly PairWithSupply[]> {
  const exchange = getExchange()
  if (exchange === undefined) throw new Error('The devnet has an exchange')
  const { fee } = exchange
  const [places = []] = await readNow([pairsAmongReading(exchange.factory, among)])
  const [pairs = []] = await readNow([
    pairsReading(
      places.map(({ address, tokens: [a, b] }) => ({ address, token0: { address: a }, token1: { address: b }, fee })),
    ),
  ])
  return pairs
}

/** Quotes from the pairs, like the page does. */
async function quoteZapNow(input: Currency, output: Currency, amount: bigint) {
  const ends = [input, output].map(({ address }) => tokenOf(address, getDeployment()) ?? ZERO_ADDRESS)
  const [claims = []] = await readNow([claimedPairsReading(anchor, ends)])
  const involved = [...ends, ...claims.flatMap((pair) => pair ?? []), hubs.wcro, hubs.usdc]
  const pairs = await readPairsAmong(involved)
  const [from = ZERO_ADDRESS, to = ZERO_ADDRESS] = ends
  return quoteZap(pairs, hubs, {
    from: zapSide(from, input.address === 'native', claims[0], pairs),
    to: zapSide(to, output.address === 'native', claims[1], pairs),
    amount,
  })
}

/** The request that the form would send. */
function offered(input: Currency, output: Currency, amountWei: bigint, shownWei: bigint) {
  const market = {
    from: { kind: 'token', token: hubs.wcro, isNative: true },
    to: { kind: 'token', token: hubs.usdc, isNative: false },
    pairs: [],
    hubs,
  } as const
  const origin = {
    terms: terms(input, output, amountWei),
    amountText: '1',
    multicall: multicallAddress,
    market,
    arrivesWhole: true,
    agreedBps: 0,
    isApproved: true,
  }
  return offerZap(origin, shownWei, reviewedLoss({ totalBps: 0, impactBps: 0, keptBps: 0 }, 0))
}

const terms = (input: Currency, output: Currency, amountWei: bigint) => ({
  contract,
  input,
  output,
  amountWei,
  account,
  referrer: undefined,
})

describe('zap', () => {
  const chain = useChain()
  const balanceOf = ({ address }: Currency) =>
    address === 'native' ? chain.nativeBalanceOf(account) : chain.balanceOf(address, account)

  it.each([
    ['CRO', 'WCRO'],
    ['CRO', 'VVS'],
    ['CRO', 'CRO-USDC LP'],
    ['VVS', 'USDC'],
    ['VVS', 'LION-USDC LP'],
    ['CRO-USDC LP', 'CRO'],
    ['CRO-USDC LP', 'VVS'],
    ['CRO-USDC LP', 'LION-USDC LP'],
    ['LION-USDC LP', 'CRO-USDC LP'],
  ])('from %s to %s pays the quoted, simulated and displayed amount', async (from, to) => {
    const [input, output] = [currency(from), currency(to)]
    const held = await balanceOf(input)
    const amountWei = held / 1000n
    expect(amountWei).toBeGreaterThan(0n)
    if (input.address !== 'native')
      await send(approveTx({ token: input.address, tokenName: from, spender: contract, amount: amountWei }))

    const quote = await quoteZapNow(input, output, amountWei)
    const simulated = await simulateTx(readClient, account, zapCall(terms(input, output, amountWei)))
    expect(quote?.amountOut).toBe(simulated)
    expect(quote && zapImpactBps(quote, simulated)).toBeLessThan(1500)

    const before = await balanceOf(output)
    const { hash } = await send(offered(input, output, amountWei, simulated))
    expect(receivedAmount((await readReceiptLogs(readClient, hash)) ?? [], contract)).toBe(simulated)
    if (output.address !== 'native') expect((await balanceOf(output)) - before).toBe(simulated)
  })

  it('charges a 12 % transfer fee once, separately from the price impact', async () => {
    const comet = oddTokenAddress(ODD_DEPLOYER, 'feeOnTransfer')
    const [found] = await readNow(
      [tokenLookupReading(getDeployment(), isAddress(comet) ? comet : ZERO_ADDRESS)].filter(
        (reading) => reading !== undefined,
      ),
    )
    if (found?.status !== 'exists') throw new Error(`No token at ${comet}`)
    const [input, output, amountWei] = [found.token, currency('USDC'), 10n ** 18n]
    await send(approveTx({ token: found.token.address, tokenName: 'COMET', spender: contract, amount: amountWei }))
    const quote = await quoteZapNow(input, output, amountWei)
    if (quote === undefined) throw new Error('No route')
    const simulated = await simulateTx(readClient, account, zapCall(terms(input, output, amountWei)))
    const loss = zapLoss(quote, simulated, false)
    expect(loss.keptBps).toBeGreaterThan(1190)
    expect(loss.keptBps).toBeLessThanOrEqual(1201)
    expect(loss.impactBps).toBeLessThan(10)
    const before = await balanceOf(output)
    await send(offered(input, output, amountWei, simulated))
    expect((await balanceOf(output)) - before).toBe(simulated)
  })

  it('is quoted again during the review: less after another trade, and rejected if the pool is too small', async () => {
    const [input, output, amountWei] = [currency('CRO'), currency('VVS'), 10n ** 18n]
    const pairs = await readPairsAmong([
      hubs.wcro,
      lower(tokenOf(output.address, getDeployment()) ?? ZERO_ADDRESS),
      hubs.usdc,
    ])
    const market = {
      from: zapSide(hubs.wcro, true, undefined, pairs),
      to: zapSide(lower(tokenOf(output.address, getDeployment()) ?? ZERO_ADDRESS), false, undefined, pairs),
      pairs,
      hubs,
    }
    const requote = (amount: bigint) => {
      const origin = {
        terms: terms(input, output, amount),
        amountText: '1',
        multicall: multicallAddress,
        market,
        arrivesWhole: true,
        agreedBps: 0,
        isApproved: true,
      }
      const request = offerZap(origin, 0n, reviewedLoss({ totalBps: 0, impactBps: 0, keptBps: 0 }, 0))
      return request.requote?.(readClient, account, { request })
    }
    const arriving = async (amount: bigint) => {
      const quote = await requote(amount)
      return quote?.status === 'offered' ? (quote.offer.request.preview?.receives[0]?.amountWei ?? 0n) : 0n
    }
    const before = await arriving(amountWei)
    expect(before).toBe(await simulateTx(readClient, account, zapCall(terms(input, output, amountWei))))
    await send(offered(input, output, (await balanceOf(input)) / 2n, 0n))
    expect(await arriving(amountWei)).toBeLessThan(before)
    expect(await arriving(amountWei)).toBeGreaterThan(0n)
    await chain.rpc('anvil_setBalance', [account, `0x${(10n ** 30n).toString(16)}`])
    expect(await requote(10n ** 29n)).toEqual({
      status: 'refused',
      title: { key: 'zap.impact.refused.title' },
      text: { key: 'zap.impact.refused.body' },
    })
  })

  it('is not offered without a route', async () => {
    // A vault's share token is a token without a pool.
    const share = getDeployment().vaults.list['single-cro']?.shareToken ?? ZERO_ADDRESS
    const output: Currency = { address: share, symbol: 'X', name: 'X', decimals: 18 }
    expect(await quoteZapNow(currency('CRO'), output, 10n ** 18n)).toBeUndefined()
    await expect(simulateTx(readClient, account, zapCall(terms(currency('CRO'), output, 10n ** 18n)))).rejects.toThrow(
      /No route/,
    )
  })

  it('recognizes a contract with two tokens that is not a pair of the exchange', async () => {
    const pairs = await readPairsAmong([wcro, tokens.USDC?.address ?? ZERO_ADDRESS])
    expect(zapSide(account, false, [wcro, hubs.usdc], pairs).kind).toBe('token')
    expect(zapSide(pairs[0]?.address ?? ZERO_ADDRESS, false, [wcro, hubs.usdc], pairs).kind).toBe('lp')
  })
})
