import { describe, expect, it } from 'vitest'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import { Decimal } from '@/lib/decimal'
import { type Address, ZERO_ADDRESS } from '@/lib/hex'
import { LOADING, ready } from '@/lib/loadable'
import { deriveLockForm, type LockFacts } from './lockForm'

const CRO = 10n ** 18n
const CONTRACT: Address = `0x${'1'.repeat(40)}`
const REFERRER: Address = `0x${'2'.repeat(40)}`
const failed = { status: 'failed', retry: () => undefined } as const
const quote = { amountWei: 1_000n * CRO, rewardWei: CRO, unlockEndTime: 5n, apr: new Decimal('0.12') }
const facts: LockFacts = {
  walletStatus: 'connected',
  contract: CONTRACT,
  typed: '1000',
  balance: ready(2_000n * CRO),
  quote: ready(quote),
  referrer: undefined,
}
const form = (change: Partial<LockFacts> = {}) => deriveLockForm({ ...facts, ...change })

describe('deriveLockForm', () => {
  it('locks what was typed', () => {
    expect(form()).toMatchObject({
      status: 'ready',
      request: {
        contract: CONTRACT,
        args: [ZERO_ADDRESS],
        value: 1_000n * CRO,
        success: { key: 'lock.tx.deposit.success', values: { amount: '1000' } },
      },
    })
  })

  it('says what it brings and when, and follows the rate while that is reviewed', async () => {
    const ready = form()
    if (ready.status !== 'ready') throw new Error('Not ready')
    const { request } = ready
    expect(request.preview).toEqual({
      sends: [{ token: 'native', symbol: 'CRO', decimals: 18, amountWei: 1_000n * CRO }],
      receives: [
        {
          token: 'native',
          symbol: 'CRO',
          decimals: 18,
          amountWei: 1_001n * CRO,
          isGuaranteed: false,
          isFixed: true,
          fromSec: 5,
        },
      ],
      warning: { key: 'lock.tx.deposit.final' },
    })
    const lock = [1n, 1_000n * CRO, 0n, CRO / 2n, 1n, 6n]
    const client: RpcClient = {
      request: async (_method, _params, parse) =>
        Promise.resolve(parse(`0x${lock.map((word) => word.toString(16).padStart(64, '0')).join('')}`)),
    }
    const requoted = await request.requote?.(client, REFERRER, { request })
    expect(requoted).toMatchObject({
      status: 'offered',
      offer: {
        request: { value: 1_000n * CRO, preview: { receives: [{ amountWei: 1_000n * CRO + CRO / 2n, fromSec: 6 }] } },
      },
    })
  })

  it('names the amount without leading zeros, and the referrer', () => {
    expect(form({ typed: '0001000', referrer: REFERRER })).toMatchObject({
      request: { args: [REFERRER], success: { values: { amount: '1000' } } },
    })
  })

  it.each<[string, Partial<LockFacts>, object]>([
    ['no wallet', { walletStatus: 'disconnected' }, { status: 'disconnected' }],
    ['a wallet that connects', { walletStatus: 'connecting' }, { status: 'disconnected' }],
    ['another network', { walletStatus: 'wrongChain' }, { status: 'wrongChain' }],
    ['nothing typed', { typed: '' }, { text: { key: 'lock.deposit.enter' } }],
    ['zero', { typed: '000' }, { text: { key: 'lock.deposit.enter' } }],
    ['more than there is', { typed: '2001' }, { status: 'invalid', text: { key: 'lock.deposit.insufficient' } }],
    ['79 digits', { typed: '9'.repeat(79) }, { status: 'invalid', text: { key: 'lock.deposit.insufficient' } }],
    ['no rate', { quote: failed }, { status: 'empty', text: { key: 'lock.deposit' } }],
    ['a rate that is read', { quote: LOADING }, { text: { key: 'lock.deposit.checking' } }],
    [
      'the rate of another amount',
      { quote: ready({ ...quote, amountWei: 1n }) },
      { text: { key: 'lock.deposit.checking' } },
    ],
    ['an unread balance', { balance: LOADING }, { text: { key: 'lock.deposit.unread' } }],
    ['a balance that could not be read', { balance: failed }, { text: { key: 'lock.deposit.unreadFailed' } }],
  ])('sends nothing with %s', (_what, change, expected) => {
    expect(form(change)).toMatchObject(expected)
    expect(form(change).status).not.toBe('ready')
  })
})
