import { describe, expect, inject, it } from 'vitest'
import { type ContractCall } from '@/chain/calls/call'
import { erc20Contract } from '@/chain/contracts/erc20'
import { parseHexData } from '@/chain/rpc/parseRpc'
import { readClient } from '@/chain/rpc/readClient'
import { approveTx } from '@/chain/tx/approveTx'
import type { Permit } from '@/chain/tx/permit'
import { type SigningWallet, sendTx } from '@/chain/tx/sendTx'
import { simulateTx } from '@/chain/tx/simulateTx'
import type { TxRequest } from '@/chain/tx/txRequest'
import { getDeployment } from '@/config/deployment'
import { minusSlippage } from '@/domain/pair/amounts'
import type { ExchangeContracts } from '@/domain/pair/exchange'
import { getExchange } from '@/domain/pair/exchange'
import { type PairSides, pairState } from '@/domain/pair/pair'
import { pairAddress } from '@/domain/pair/pairAddress'
import { getPairCall, pairSidesReading } from '@/domain/pair/reads'
import { type Currency, nativeCurrency, tokenOf } from '@/domain/token/currency'
import { deploymentTokens } from '@/domain/token-list/model/deploymentTokens'
import { chosenRemoval } from '@/features/liquidity/hooks/chosenRemoval'
import { addLiquidityTx } from '@/features/liquidity/model/addTx'
import { type Burn, type BurnField, burnAmounts } from '@/features/liquidity/model/burnAmounts'
import { type Added, addTo } from '@/features/liquidity/model/liquidityMath'
import { mintAmounts, offerOf } from '@/features/liquidity/model/mintForm'
import { type RemoveTerms, removeLiquidityTx } from '@/features/liquidity/model/removeTx'
import type { Side } from '@/features/liquidity/model/side'
import { type AmountFieldState, emptyAmount } from '@/forms/amountField'
import { toAmountText } from '@/lib/amount'
import { type Address, type Hex, isAddress, ZERO_ADDRESS } from '@/lib/hex'
import { ready } from '@/lib/loadable'
import { oddTokenAddress } from '../../devnet/deploy/oddTokens'
import { receiptOf } from '../support/chain'
import { createRpc } from '../support/rpc'
import { useChain } from './chain'
import { signPermit } from './permits'
import { readNow } from './readings'

const { chainId } = getDeployment()
const rpc = createRpc(inject('rpcUrl'))
const account = inject('accounts').find(isAddress) ?? ZERO_ADDRESS
const wallet: SigningWallet = {
  account,
  provider: {
    request: async ({ method, params }) => {
      const answer = await rpc(method, Array.isArray(params) ? params : [])
      return answer.startsWith('[') ? (JSON.parse(answer) as unknown) : answer
    },
  },
}
const here: ExchangeContracts & { readonly initCodeHash: Hex } = getExchange() ?? {
  factory: ZERO_ADDRESS,
  router: ZERO_ADDRESS,
  initCodeHash: '0x',
}
/** The node's seventeenth account, which deploys nothing else. */
const ODD_DEPLOYER = '0x2546BcD3c84621e976D8185a91A922aE77ECEc30'
const DEADLINE = 10_000_000_000n
const SLIPPAGE_BPS = 50
const texts = { amountA: '', amountB: '' }
const CRO = nativeCurrency(getDeployment())
const listed = [...deploymentTokens(getDeployment()).values()]

function token(symbol: string): Currency {
  const found = listed.find((known) => known.symbol === symbol)
  if (found === undefined) throw new Error(`No token ${symbol}`)
  return found
}

function addressOf({ address }: Currency): Address {
  return tokenOf(address, getDeployment()) ?? ZERO_ADDRESS
}

async function read<T>(call: ContractCall<T>): Promise<T> {
  return readClient.request('eth_call', [{ to: call.to, data: call.data }, 'latest'], (raw) =>
    call.decode(parseHexData(raw)),
  )
}

/** Sends a transaction and returns its gas cost. */
async function send(request: TxRequest): Promise<bigint> {
  const receipt = await receiptOf(rpc, await sendTx(request, wallet, { client: readClient, chainId }))
  expect(receipt.status).toBe('0x1')
  return BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice)
}

/** Reads the pool like the pages do. */
async function poolOf(a: Currency, b: Currency, venue: ExchangeContracts = here): Promise<PairSides> {
  const place = await read(getPairCall(venue.factory, [{ address: addressOf(a) }, { address: addressOf(b) }]))
  const [pool] = await readNow([pairSidesReading(place, addressOf(a), addressOf(b))])
  if (pool === undefined) throw new Error('The pool was not read')
  return pool
}

function approve(currency: Currency, spender: Address): Promise<bigint> {
  return currency.address === 'native'
    ? Promise.resolve(0n)
    : send(approveTx({ token: currency.address, tokenName: currency.symbol, spender, amount: 1n }))
}

function sidesOf(a: Currency, b: Currency) {
  const common = { balance: ready(0n), approval: { status: 'APPROVED' } } as const
  return { A: { currency: a, ...common }, B: { currency: b, ...common } }
}

describe('liquidity', () => {
  const chain = useChain()
  const balanceOf = ({ address }: Pick<Currency, 'address'>) =>
    address === 'native' ? chain.nativeBalanceOf(account) : chain.balanceOf(address, account)
  /** 0 before the pool exists. */
  const lpOf = async (pool: Address) =>
    (await rpc('eth_getCode', [pool, 'latest'])) === '0x' ? 0n : chain.balanceOf(pool, account)
  const holdings = async (a: Currency, b: Currency, pool: Address) => ({
    a: await balanceOf(a),
    b: await balanceOf(b),
    lp: await lpOf(pool),
  })

  /** Adds liquidity like the page does, and checks every balance to the wei. */
  async function add(
    a: Currency,
    b: Currency,
    state: AmountFieldState<Side>,
  ): Promise<{ readonly added: Added; readonly pool: Address }> {
    const pool = await poolOf(a, b)
    const amounts = mintAmounts(state, pool, { A: a.decimals, B: b.decimals })
    const added = addTo(
      pool,
      offerOf(
        { sides: sidesOf(a, b), independentField: state.independentField },
        pool,
        amounts.A ?? 0n,
        amounts.B ?? 0n,
      ),
    )
    if (added === undefined) throw new Error('Nothing to add')
    const lp = pool.address ?? pairAddress(here, { address: addressOf(a) }, { address: addressOf(b) })
    const request = addLiquidityTx({
      venue: here,
      a,
      b,
      added,
      isFirst: pairState(pool) === 'empty',
      slippageBps: SLIPPAGE_BPS,
      account,
      deadline: DEADLINE,
      pool: lp,
      texts,
    })
    await approve(a, here.router)
    await approve(b, here.router)
    expect(await simulateTx(readClient, account, request)).toMatchObject({ liquidity: added.liquidity })
    const before = await holdings(a, b, lp)
    const fee = await send(request)
    const after = await holdings(a, b, lp)
    expect(before.a - after.a).toBe(added.amountA + (a.address === 'native' ? fee : 0n))
    expect(before.b - after.b).toBe(added.amountB + (b.address === 'native' ? fee : 0n))
    expect(after.lp - before.lp).toBe(added.liquidity)
    return { added, pool: lp }
  }

  /** The burn that the page would send for the given amounts. */
  async function burnOf(
    a: Currency,
    b: Currency,
    state: AmountFieldState<BurnField>,
    venue: ExchangeContracts = here,
  ): Promise<{ readonly burn: Burn; readonly pool: Address }> {
    const pool = await poolOf(a, b, venue)
    const { address = ZERO_ADDRESS } = pool
    const burn = burnAmounts(state, pool, await chain.balanceOf(address, account), a.decimals, b.decimals)
    if (burn.status !== 'amounts') throw new Error(`Nothing to burn: ${burn.status}`)
    return { burn, pool: address }
  }

  /** Removes liquidity like the page does, and checks every balance to the wei. */
  async function remove(
    a: Currency,
    b: Currency,
    state: AmountFieldState<BurnField>,
    options: { readonly permit?: boolean; readonly venue?: ExchangeContracts } = {},
  ): Promise<RemoveTerms> {
    const { venue = here } = options
    const { burn, pool } = await burnOf(a, b, state, venue)
    let permit: Permit | undefined
    if (options.permit === true) {
      permit = await signPermit(
        { token: pool, spender: venue.router, valueWei: burn.liquidity, deadlineSec: DEADLINE },
        wallet,
      )
      expect(permit).toBeDefined()
    } else {
      await send(approveTx({ token: pool, tokenName: 'LP', spender: venue.router, amount: burn.liquidity }))
    }
    const terms = await chosenRemoval({
      router: venue.router,
      pool,
      a,
      b,
      burn,
      slippageBps: SLIPPAGE_BPS,
      account,
      deadline: DEADLINE,
      permit,
      texts,
    })
    const before = await holdings(a, b, pool)
    const fee = await send(removeLiquidityTx(terms))
    const after = await holdings(a, b, pool)
    expect(before.lp - after.lp).toBe(burn.liquidity)
    if (!terms.isFeeOnTransfer) {
      expect(after.a - before.a).toBe(burn.amountA - (a.address === 'native' ? fee : 0n))
      expect(after.b - before.b).toBe(burn.amountB - (b.address === 'native' ? fee : 0n))
    }
    return terms
  }

  const A = (typedValue: string, otherTypedValue = ''): AmountFieldState<Side> => ({
    independentField: 'A',
    typedValue,
    otherTypedValue,
  })
  const percent = (typedValue: string) => emptyAmount<BurnField>('percent', typedValue)

  it('creates a pool, whose first provider sets the price, at the predicted address', async () => {
    const [a, b] = [token('ATOM'), token('WBTC')]
    expect(pairState(await poolOf(a, b))).toBe('empty')
    const { pool } = await add(a, b, A('10', '0.0025'))
    expect((await poolOf(a, b)).address?.toLowerCase()).toBe(pool)
    // Later providers follow the price.
    const { added } = await add(a, b, A('4'))
    expect(added.amountB).toBe(100_000n)
    // The typed amount is exact, on either side.
    expect(
      (await add(a, b, { independentField: 'B', typedValue: '0.00000007', otherTypedValue: '' })).added.amountB,
    ).toBe(7n)
  })

  it('creates a pool with native CRO, whichever side it is on', async () => {
    await add(token('USDT'), token('DAI'), A('5', '5'))
    const { added } = await add(CRO, token('USDC'), A('12.5'))
    expect(added.amountA).toBe(125n * 10n ** 17n)
    expect(
      (await add(token('VVS'), CRO, { independentField: 'B', typedValue: '3', otherTypedValue: '' })).added.amountB,
    ).toBe(3n * 10n ** 18n)
    expect(
      (await add(CRO, token('USDC'), { independentField: 'B', typedValue: '7.000001', otherTypedValue: '' })).added
        .amountB,
    ).toBe(7_000_001n)
  })

  it.each([
    ['all, as native CRO', CRO, 'USDC', '100', {}],
    ['a third, as wrapped CRO', token('WCRO'), 'USDC', '33', {}],
    ['a part with a permit, as native CRO', CRO, 'USDC', '50', { permit: true }],
    ['a part with a permit, of two tokens', token('LION'), 'USDC', '7', { permit: true }],
    ['all of two tokens', token('LION'), 'USDC', '100', {}],
  ] as const)('removes %s', async (_, a, b, part, options) => {
    await remove(a, token(b), percent(part), options)
  })

  it('pays out at least the requested amount', async () => {
    for (const [independentField, typedValue] of [
      ['B', '1.234567'],
      ['A', '3.000000000000000001'],
      ['liquidity', '0.000001'],
    ] as const) {
      const { burn } = await remove(CRO, token('USDC'), emptyAmount<BurnField>(independentField, typedValue))
      if (independentField === 'B') expect(burn.amountB).toBeGreaterThanOrEqual(1_234_567n)
      if (independentField === 'A') expect(burn.amountA).toBeGreaterThanOrEqual(3_000_000_000_000_000_001n)
    }
  })

  it('adds and removes a fee-on-transfer token with the methods for it', async () => {
    const fee: Currency = {
      address: oddTokenAddress(ODD_DEPLOYER, 'feeOnTransfer') as Address,
      symbol: 'COMET',
      name: 'Comet',
      decimals: 18,
    }
    const pool = await poolOf(fee, CRO)
    const amounts = mintAmounts(A('10'), pool, { A: 18, B: 18 })
    const added = addTo(pool, { offeredA: amounts.A ?? 0n, offeredB: amounts.B ?? 0n, first: 'A' })
    if (added === undefined || pool.address === undefined) throw new Error('Nothing to add')
    await approve(fee, here.router)
    const request = addLiquidityTx({
      venue: here,
      a: fee,
      b: CRO,
      added,
      isFirst: false,
      slippageBps: SLIPPAGE_BPS,
      account,
      deadline: DEADLINE,
      pool: pool.address,
      texts,
    })
    // Less of it reaches the pool, so fewer LP tokens are minted than the reserves suggest; the chain says how many.
    const answer = (await simulateTx(readClient, account, request)) as { readonly liquidity: bigint }
    expect(answer.liquidity).toBeLessThan(added.liquidity)
    await send(request)
    expect(await chain.balanceOf(pool.address, account)).toBe(answer.liquidity)

    const before = await chain.nativeBalanceOf(account)
    const terms = await remove(fee, CRO, percent('100'))
    expect(terms.isFeeOnTransfer).toBe(true)
    expect(await chain.nativeBalanceOf(account)).toBeGreaterThan(before + minusSlippage(terms.burn.amountB, 100))
    // As wrapped CRO, the pair pays the account directly, so the plain method works.
    await send(request)
    const { burn, pool: lp } = await burnOf(fee, token('WCRO'), percent('50'))
    await send(approveTx({ token: lp, tokenName: 'LP', spender: here.router, amount: burn.liquidity }))
    const wrapped = await chosenRemoval({
      router: here.router,
      pool: lp,
      a: fee,
      b: token('WCRO'),
      burn,
      slippageBps: SLIPPAGE_BPS,
      account,
      deadline: DEADLINE,
      permit: undefined,
      texts,
    })
    expect(wrapped.isFeeOnTransfer).toBe(true)
    const [coinsBefore, cometsBefore] = [await balanceOf(token('WCRO')), await balanceOf(fee)]
    const removal = removeLiquidityTx(wrapped)
    await send(removal)
    expect((await balanceOf(token('WCRO'))) - coinsBefore).toBe(burn.amountB)
    // The account receives less of the token than the preview's minimum payout of the pool.
    expect((await balanceOf(fee)) - cometsBefore).toBeLessThan(removal.preview?.receives[0]?.amountWei ?? 0n)
    expect(removal.preview?.receives.map(({ isPaidByPool }) => isPaidByPool)).toEqual([true, false])
  })

  it('migrates from an old exchange in two steps', async () => {
    const [venue] = getDeployment().exchange?.migrateFrom ?? []
    if (venue === undefined) throw new Error('No older exchange')
    const [a, b] = [CRO, token('USDC')]
    const { burn } = await remove(a, b, percent('100'), { venue, permit: true })
    expect(await burnOf(a, b, percent('100'), venue).catch((error: unknown) => String(error))).toContain(
      'Nothing to burn',
    )
    await add(a, b, { independentField: 'B', typedValue: toAmountText(burn.amountB, b.decimals), otherTypedValue: '' })
  })

  it('reverts if the price moved beyond the slippage, and after the deadline', async () => {
    const [a, b] = [token('LION'), token('USDC')]
    const pool = await poolOf(a, b)
    const added = addTo(pool, { offeredA: 10n ** 18n, offeredB: 10n ** 12n, first: 'A' })
    if (added === undefined || pool.address === undefined) throw new Error('Nothing to add')
    await approve(a, here.router)
    await approve(b, here.router)
    const terms = {
      venue: here,
      a,
      b,
      added,
      isFirst: false,
      slippageBps: SLIPPAGE_BPS,
      account,
      deadline: DEADLINE,
      pool: pool.address,
      texts,
    }
    const dearer = { ...added, amountB: added.amountB * 2n }
    await expect(send(addLiquidityTx({ ...terms, added: dearer }))).rejects.toThrow(/INSUFFICIENT_B_AMOUNT/)
    await expect(send(addLiquidityTx({ ...terms, deadline: 1n }))).rejects.toThrow(/EXPIRED/)
    const { burn, pool: lp } = await burnOf(a, b, percent('10'))
    await send(approveTx({ token: lp, tokenName: 'LP', spender: here.router, amount: burn.liquidity }))
    const removal: RemoveTerms = {
      router: here.router,
      pool: lp,
      a,
      b,
      burn: { ...burn, amountB: burn.amountB * 2n },
      slippageBps: SLIPPAGE_BPS,
      account,
      deadline: DEADLINE,
      permit: undefined,
      isFeeOnTransfer: false,
      texts,
    }
    await expect(send(removeLiquidityTx(removal))).rejects.toThrow(/INSUFFICIENT_B_AMOUNT/)
    expect(await read(erc20Contract(lp).balanceOf(account))).toBeGreaterThan(0n)
  })

  it('treats the next provider of an emptied pool as the first one', async () => {
    const [a, b] = [token('ATOM'), token('WBTC')]
    const createPair = '0xc9c65396'
    const word = (address: Address) => address.slice(2).toLowerCase().padStart(64, '0')
    await receiptOf(
      rpc,
      await rpc('eth_sendTransaction', [
        { from: account, to: here.factory, data: createPair + word(addressOf(a)) + word(addressOf(b)) },
      ]),
    )
    const pool = await poolOf(a, b)
    expect([pool.address === undefined, pairState(pool)]).toEqual([false, 'empty'])
    await add(a, b, A('10', '0.0025'))
  })
})
