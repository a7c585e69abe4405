import { describe, expect, it } from 'vitest'
import { encodeCall } from '@/chain/abi/codec'
import { list } from '@/chain/abi/composite'
import { address, uint256 } from '@/chain/abi/elementary'
import { zapContract, zappedEvent } from '@/chain/contracts/zap'
import type { Currency } from '@/domain/token/currency'
import { ZERO_ADDRESS } from '@/lib/hex'
import { lastZap } from './model/lastZap'
import { reviewedLoss } from './model/loss'
import { receivedAmount } from './model/receivedAmount'
import { ALPHA, BETA, tokenAt } from './testing/pairs'
import { type ZapOffer, type ZapTerms, zapTx } from './zapTx'

const UNIT = 10n ** 18n
const CRO: Currency = { address: 'native', symbol: 'CRO', name: 'Cronos', decimals: 18 }
const TOKEN: Currency = { address: ALPHA, symbol: 'ALPHA', name: 'Alpha', decimals: 6 }
const [ZAP, ACCOUNT, FRIEND] = [tokenAt(70), tokenAt(71), tokenAt(72)]
const terms = (more: Partial<ZapTerms> = {}): ZapTerms => ({
  contract: ZAP,
  input: CRO,
  output: TOKEN,
  amountWei: UNIT,
  account: ACCOUNT,
  referrer: undefined,
  ...more,
})
const said: ZapOffer = {
  amountText: '1',
  shownWei: 5n,
  pools: [BETA],
  loss: reviewedLoss({ totalBps: 10, impactBps: 10, keptBps: 0 }, 0),
  requote: () => Promise.reject(new Error('Not asked here')),
}
const request = zapTx(terms(), said)

describe('the transaction', () => {
  it('pays native CRO along, by the zero address, to the account itself', () => {
    expect(request.value).toBe(UNIT)
    expect(request.args).toEqual([ZERO_ADDRESS, ALPHA, UNIT, ZERO_ADDRESS, ACCOUNT])
    expect(request.gas.minimum).toBe(700_000n)
    expect(
      encodeCall(zapContract.functions.zap, [ZERO_ADDRESS, ALPHA, UNIT, ZERO_ADDRESS, ACCOUNT]).startsWith(
        zapContract.functions.zap.selector,
      ),
    ).toBe(true)
  })

  it('names the referrer, and pays nothing for a token', () => {
    const other = zapTx(terms({ input: TOKEN, output: CRO, amountWei: 7n, referrer: FRIEND }), {
      ...said,
      amountText: '7',
      pools: [],
    })
    expect(other.value).toBeUndefined()
    expect(other.args).toEqual([ALPHA, ZERO_ADDRESS, 7n, FRIEND, ACCOUNT])
  })

  it('says how it went', () => {
    expect([request.success.key, request.failure.key]).toEqual(['zap.tx.success', 'zap.tx.failure'])
  })

  it('records what the output is for, with what was shown', () => {
    const target = { contract: tokenAt(73), pid: 2 }
    expect(zapTx(terms({ target }), said).move).toEqual({ kind: 'zap', ...target, amount: '5' })
    expect(request).not.toHaveProperty('move')
  })
})

describe('what arrived', () => {
  const log = {
    address: ZAP,
    topics: [zappedEvent.topic, ACCOUNT, ALPHA, BETA],
    data: `0x${list(uint256, uint256, address, address).encode([7n, 5n, ACCOUNT, ZERO_ADDRESS])}`,
  } as const

  it('is read from the event of the zap contract alone', () => {
    expect(receivedAmount([{ ...log, address: BETA }, log], ZAP)).toBe(5n)
    expect(receivedAmount([{ ...log, topics: [] }], ZAP)).toBeUndefined()
    expect(receivedAmount([{ ...log, data: '0x12' }], ZAP)).toBeUndefined()
  })

  const kept = { hash: '0x1', summary: request.summary } as const

  it('is found with what was shown among the kept transactions', () => {
    const other = { hash: '0x2', summary: { key: 'vault.tx.deposit' } } as const
    expect(lastZap([other, kept])).toEqual({
      hash: '0x1',
      outcome: 'pending',
      symbol: 'ALPHA',
      decimals: 6,
      shownWei: 5n,
    })
    const receipt = {
      status: 1,
      transactionHash: '0x3',
      blockHash: '0x4',
      blockNumber: 1,
      transactionIndex: 0,
      from: ACCOUNT,
      to: null,
      contractAddress: null,
    } as const
    expect(lastZap([{ ...kept, receipt }])).toMatchObject({ outcome: 'succeeded', hash: '0x3' })
    expect(lastZap([{ ...kept, receipt: { ...receipt, status: 0 } }])?.outcome).toBe('failed')
    expect(lastZap([{ ...kept, ending: { kind: 'dropped', time: 1 } }])).toMatchObject({
      outcome: 'failed',
      hash: '0x1',
    })
  })

  it('is not asked for a record that was tampered with', () => {
    for (const values of [{}, { decimals: '6', shownWei: 'x' }, { decimals: '1e9', shownWei: '1' }]) {
      expect(lastZap([{ ...kept, summary: { ...kept.summary, values } }])).toBeUndefined()
    }
  })
})
