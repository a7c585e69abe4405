import { describe, expect, it } from 'vitest'
import { croLockContract } from '@/chain/contracts/croLock'
import type { TxLoss, TxPreview, TxRequest } from '@/chain/tx/txRequest'
import type { Address } from '@/lib/hex'
import { isWorse, type ReviewFacts, reviewBlock, worseAmounts } from './reviewState'

const TOKEN: Address = `0x${'12'.repeat(20)}`
const bare: TxRequest = {
  ...croLockContract(TOKEN).deposit(TOKEN, { value: 1n }),
  gas: { margin: 1.2 },
  summary: { key: 's' },
  success: { key: 'o' },
  failure: { key: 'f' },
  touches: [],
}
const of = (preview: TxPreview): TxRequest => ({ ...bare, preview })
const paid = (amountWei: bigint) => ({ token: 'native', symbol: 'CRO', decimals: 18, amountWei }) as const
const got = (
  amountWei: bigint | undefined,
  more: { isGuaranteed?: boolean; isFixed?: boolean; fromSec?: number } = {},
) => ({
  token: TOKEN,
  symbol: 'USDC',
  decimals: 6,
  isGuaranteed: false,
  ...(amountWei !== undefined && { amountWei }),
  ...more,
})
const zap = (amountWei: bigint, loss?: TxLoss) =>
  of({ sends: [paid(10n)], receives: [got(amountWei)], ...(loss && { loss }) })

describe('a worse outcome', () => {
  it.each<[string, TxPreview, TxPreview, boolean]>([
    [
      'is less of what arrives',
      { sends: [], receives: [got(100_900n)] },
      { sends: [], receives: [got(44_700n)] },
      true,
    ],
    ['is not more of it', { sends: [], receives: [got(100n)] }, { sends: [], receives: [got(101n)] }, false],
    [
      'is not a thousandth less of an estimate',
      { sends: [], receives: [got(100_000n)] },
      { sends: [], receives: [got(99_900n)] },
      false,
    ],
    [
      'is any more than a thousandth less of it',
      { sends: [], receives: [got(100_000n)] },
      { sends: [], receives: [got(99_899n)] },
      true,
    ],
    [
      'is a base unit less of what is enforced',
      { sends: [], receives: [got(100_000n, { isGuaranteed: true })] },
      { sends: [], receives: [got(99_999n, { isGuaranteed: true })] },
      true,
    ],
    [
      'is a base unit less of what terms set',
      { sends: [], receives: [got(100_000n, { isFixed: true })] },
      { sends: [], receives: [got(99_999n, { isFixed: true })] },
      true,
    ],
    [
      'is what is enforced no more',
      { sends: [], receives: [got(100n, { isGuaranteed: true })] },
      { sends: [], receives: [got(100n)] },
      true,
    ],
    [
      'is what nobody knows any more',
      { sends: [], receives: [got(100n)] },
      { sends: [], receives: [got(undefined)] },
      true,
    ],
    ['is what is gone', { sends: [], receives: [got(100n)] }, { sends: [], receives: [] }, true],
    [
      'is a later day',
      { sends: [], receives: [got(100n, { fromSec: 0 })] },
      { sends: [], receives: [got(100n, { fromSec: 100_000 })] },
      true,
    ],
    [
      'is not a later minute',
      { sends: [], receives: [got(100n, { fromSec: 0 })] },
      { sends: [], receives: [got(100n, { fromSec: 60 })] },
      false,
    ],
    [
      'is a base unit more that is paid',
      { sends: [paid(10n)], receives: [] },
      { sends: [paid(11n)], receives: [] },
      true,
    ],
    ['is not less that is paid', { sends: [paid(10n)], receives: [] }, { sends: [paid(9n)], receives: [] }, false],
  ])('%s', (_what, agreed, now, expected) => {
    expect(isWorse(of(now), of(agreed))).toBe(expected)
    expect(worseAmounts(of(now), of(agreed))).toHaveLength(expected ? 1 : 0)
  })

  it('is not seen where nothing was said', () => {
    expect(isWorse(of({ sends: [], receives: [got(1n)] }), bare)).toBe(false)
    expect(isWorse(bare, bare)).toBe(false)
    expect(isWorse(bare, of({ sends: [], receives: [] }))).toBe(true)
  })
})

const offer = { request: zap(100_900n) }
const worse = { request: zap(44_700n) }
const loss: TxLoss = {
  bps: 600,
  consent: 'checkbox',
  consentUpToBps: 699,
  texts: { name: 'n', warning: 'w', consent: 'c' },
}
const steep = { request: zap(100_900n, loss) }
const facts: ReviewFacts<typeof offer> = {
  agreed: offer,
  shown: offer,
  quote: { status: 'offered', offer },
  verdict: { status: 'passes' },
  consentedBps: 0,
}

describe('a review', () => {
  it.each<[string, Partial<ReviewFacts<typeof offer>>, string | undefined]>([
    ['lets through what was looked at', {}, undefined],
    ['asks anew where it is worse', { shown: worse, quote: { status: 'offered', offer: worse } }, 'changed'],
    [
      'lets through the worse one that was accepted',
      { shown: worse, agreed: worse, quote: { status: 'offered', offer: worse } },
      undefined,
    ],
    [
      'says first that it is worse, and then what the check says',
      { shown: worse, verdict: { status: 'fails', error: { kind: 'insufficientFunds' } } },
      'changed',
    ],
    [
      'refuses what the form would not offer',
      { quote: { status: 'refused', title: { key: 'zap.impact.refused.title' } } },
      'refused',
    ],
    ['waits for the first look', { quote: { status: 'loading' } }, 'checking'],
    ['waits for the check', { verdict: undefined }, 'checking'],
    ['stops where the chain cannot be asked', { quote: { status: 'failed', error: { kind: 'network' } } }, 'unread'],
    [
      'stops where the chain says nothing that is understood',
      { quote: { status: 'failed', error: { kind: 'unknown' } } },
      'unread',
    ],
    [
      'says what the check says where the contract does not say what it would bring',
      {
        quote: { status: 'failed', error: { kind: 'unknown' } },
        verdict: { status: 'fails', error: { kind: 'wouldRevert' } },
      },
      'check',
    ],
    [
      'stops where the contract would refuse',
      { quote: { status: 'failed', error: { kind: 'wouldRevert' } } },
      'reverts',
    ],
    ['stops where the check fails', { verdict: { status: 'fails', error: { kind: 'wouldRevert' } } }, 'check'],
    ['stops at a contract that nobody knows', { verdict: { status: 'refused' } }, 'check'],
    [
      'asks for consent to a loss',
      { shown: steep, agreed: steep, quote: { status: 'offered', offer: steep } },
      'consent',
    ],
    ['takes consent to as much', { shown: steep, agreed: steep, consentedBps: 699 }, undefined],
    ['takes no consent to less', { shown: steep, agreed: steep, consentedBps: 599 }, 'consent'],
  ])('%s', (_what, changed, kind) => {
    expect(reviewBlock({ ...facts, ...changed })?.kind).toBe(kind)
  })
})
