import { describe, expect, it } from 'vitest'
import { encodeCall } from '@/chain/abi/codec'
import { liquidityRouterContract } from '@/chain/contracts/liquidityRouter'
import { getDeployment } from '@/config/deployment'
import type { Currency } from '@/domain/token/currency'
import type { Address } from '@/lib/hex'
import { type AddTerms, addLiquidityTx } from './addTx'
import { type RemoveTerms, removeLiquidityTx } from './removeTx'

const at = (digit: string): Address => `0x${digit.repeat(40)}`
const E18 = 10n ** 18n
const CRO: Currency = { address: 'native', symbol: 'CRO', name: 'Cronos', decimals: 18 }
const USDC: Currency = { address: at('b'), symbol: 'USDC', name: 'USD Coin', decimals: 6 }
const VVS: Currency = { address: at('d'), symbol: 'VVS', name: 'VVS', decimals: 18 }
const texts = { amountA: '10', amountB: '40' }
const DEADLINE = 1_800_000_000n

const add: AddTerms = {
  venue: { factory: at('f'), router: at('c') },
  a: CRO,
  b: USDC,
  added: {
    amountA: 10n * E18,
    amountB: 40_000_000n,
    liquidity: 20n * E18,
    offeredA: 10n * E18,
    offeredB: 40_000_001n,
    first: 'B',
  },
  isFirst: false,
  slippageBps: 50,
  account: at('e'),
  deadline: DEADLINE,
  pool: at('1'),
  texts,
}

describe('addLiquidityTx', () => {
  it('sends native CRO as value, whichever side it is on', () => {
    const asA = addLiquidityTx(add)
    expect(asA.fn).toBe(liquidityRouterContract.functions.addLiquidityETH)
    expect(asA.args).toEqual([USDC.address, 40_000_001n, 39_800_000n, 9_950_000_000_000_000_000n, at('e'), DEADLINE])
    expect(asA.value).toBe(10n * E18)
    const asB = addLiquidityTx({
      ...add,
      a: USDC,
      b: CRO,
      added: {
        amountA: 40_000_000n,
        amountB: 10n * E18,
        liquidity: 1n,
        offeredA: 40_000_001n,
        offeredB: 10n * E18,
        first: 'A',
      },
    })
    expect([asB.args, asB.value]).toEqual([asA.args, asA.value])
  })

  it('takes two tokens as they are, without value', () => {
    const request = addLiquidityTx({ ...add, a: VVS, added: { ...add.added, first: 'A' } })
    expect(request.fn).toBe(liquidityRouterContract.functions.addLiquidity)
    expect(addLiquidityTx({ ...add, a: VVS }).args.slice(0, 6)).toEqual([
      USDC.address,
      VVS.address,
      40_000_001n,
      10n * E18,
      39_800_000n,
      9_950_000_000_000_000_000n,
    ])
    expect(request.args).toEqual([
      VVS.address,
      USDC.address,
      10n * E18,
      40_000_001n,
      9_950_000_000_000_000_000n,
      39_800_000n,
      at('e'),
      DEADLINE,
    ])
    expect(request.value).toBeUndefined()
  })

  it('lets the first provider accept no other price', () => {
    expect(addLiquidityTx({ ...add, isFirst: true }).args).toEqual([
      USDC.address,
      40_000_001n,
      40_000_000n,
      10n * E18,
      at('e'),
      DEADLINE,
    ])
  })

  it('says what leaves and what is expected, and touches what it changes', () => {
    const { preview, touches } = addLiquidityTx(add)
    expect(preview?.sends.map(({ symbol, amountWei }) => [symbol, amountWei])).toEqual([
      ['CRO', 10n * E18],
      ['USDC', 40_000_000n],
    ])
    expect(preview?.receives).toEqual([
      { token: at('1'), symbol: 'CRO-USDC LP', decimals: 18, amountWei: 20n * E18, isGuaranteed: false },
    ])
    expect(touches).toEqual([USDC.address, at('1'), at('f')])
  })

  it('tells in words what the router says against it', () => {
    const { failure, failureDecoder } = addLiquidityTx(add)
    expect([failure.key, failureDecoder]).toEqual(['liquidity.tx.add.failure', 'router'])
  })

  it('makes no pool of one coin', () => {
    expect(() => addLiquidityTx({ ...add, b: CRO })).toThrow('No pool of one coin')
  })
})

const permit = {
  valueWei: 20n * E18,
  deadlineSec: DEADLINE,
  v: 27n,
  r: `0x${'a'.repeat(64)}`,
  s: `0x${'b'.repeat(64)}`,
} as const
const remove: RemoveTerms = {
  router: at('c'),
  pool: at('1'),
  a: CRO,
  b: USDC,
  burn: { liquidity: 20n * E18, amountA: 10n * E18, amountB: 40_000_000n },
  slippageBps: 50,
  account: at('e'),
  deadline: DEADLINE,
  permit: undefined,
  isFeeOnTransfer: false,
  texts,
}

describe('removeLiquidityTx', () => {
  const nativeArgs = [USDC.address, 20n * E18, 39_800_000n, 9_950_000_000_000_000_000n, at('e'), DEADLINE]
  const signed = [false, 27n, permit.r, permit.s]
  it.each<[string, Partial<RemoveTerms>, unknown, readonly unknown[]]>([
    ['native CRO', {}, liquidityRouterContract.functions.removeLiquidityETH, nativeArgs],
    [
      'native CRO on the other side',
      { a: USDC, b: CRO, burn: { liquidity: 20n * E18, amountA: 40_000_000n, amountB: 10n * E18 } },
      liquidityRouterContract.functions.removeLiquidityETH,
      nativeArgs,
    ],
    [
      'native CRO by a signature',
      { permit },
      liquidityRouterContract.functions.removeLiquidityETHWithPermit,
      [...nativeArgs, ...signed],
    ],
    [
      'native CRO and a token with a fee',
      { isFeeOnTransfer: true },
      liquidityRouterContract.functions.removeLiquidityETHSupportingFeeOnTransferTokens,
      nativeArgs,
    ],
    [
      'native CRO and a token with a fee by a signature',
      { isFeeOnTransfer: true, permit },
      liquidityRouterContract.functions.removeLiquidityETHWithPermitSupportingFeeOnTransferTokens,
      [...nativeArgs, ...signed],
    ],
    [
      'two tokens',
      { a: VVS },
      liquidityRouterContract.functions.removeLiquidity,
      [VVS.address, USDC.address, 20n * E18, 9_950_000_000_000_000_000n, 39_800_000n, at('e'), DEADLINE],
    ],
    [
      'two tokens by a signature',
      { a: VVS, permit },
      liquidityRouterContract.functions.removeLiquidityWithPermit,
      [VVS.address, USDC.address, 20n * E18, 9_950_000_000_000_000_000n, 39_800_000n, at('e'), DEADLINE, ...signed],
    ],
  ])('takes out %s', (_, change, fn, args) => {
    const request = removeLiquidityTx({ ...remove, ...change })
    expect(request.fn).toBe(fn)
    expect(request.args).toEqual(args)
    expect(() => encodeCall(request.fn, request.args)).not.toThrow()
  })

  it('says the least of CRO that arrives, and of a token the least that the pool pays', () => {
    const wcro: Currency = { ...CRO, address: getDeployment().contracts.wcro ?? at('2'), symbol: 'WCRO' }
    const said = (change: Partial<RemoveTerms>) =>
      removeLiquidityTx({ ...remove, ...change }).preview?.receives.map(({ symbol, amountWei, isPaidByPool }) => [
        symbol,
        amountWei,
        isPaidByPool,
      ])
    expect(said({})).toEqual([
      ['CRO', 9_950_000_000_000_000_000n, false],
      ['USDC', 39_800_000n, true],
    ])
    expect(said({ a: wcro, isFeeOnTransfer: true })).toEqual([
      ['WCRO', 9_950_000_000_000_000_000n, false],
      ['USDC', 39_800_000n, true],
    ])
    expect(said({ a: VVS })?.map(([, , isPaidByPool]) => isPaidByPool)).toEqual([true, true])
  })

  it('tells in words what the router says against it', () => {
    const { failure, failureDecoder } = removeLiquidityTx(remove)
    expect([failure.key, failureDecoder]).toEqual(['liquidity.tx.remove.failure', 'router'])
  })

  it('makes nothing of one coin', () => {
    expect(() => removeLiquidityTx({ ...remove, b: CRO })).toThrow('No pool of one coin')
  })
})
