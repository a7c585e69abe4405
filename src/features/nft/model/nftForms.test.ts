import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { claimTx } from '@/domain/nft/claimTx'
import type { Address } from '@/lib/hex'
import { LOADING, ready } from '@/lib/loadable'
import { deriveClaimForm, deriveLoyaltyForm, deriveMintForm, effectiveQuantity } from './nftForms'
import { approveOptionsTx, exerciseTx, mintLoyaltyTx, mintOptionsTx } from './nftTx'

const CRO = 10n ** 18n
const NFT: Address = `0x${'1'.repeat(40)}`
const EXERCISE: Address = `0x${'2'.repeat(40)}`
const failed = { status: 'failed', retry: () => undefined } as const
const keyOf = (form: object) => ('text' in form ? (form.text as { key: string }).key : undefined)

describe('what a mint shows before the wallet opens', () => {
  it('is its price and the NFTs', () => {
    expect(mintOptionsTx(NFT, 3).preview).toMatchObject({
      sends: [{ token: 'native', amountWei: 300n * CRO }],
      receives: [{ token: NFT, amountWei: 3n, decimals: 0, isGuaranteed: true }],
    })
    expect(mintLoyaltyTx(NFT, undefined).preview).toMatchObject({
      sends: [{ token: 'native', amountWei: 50n * CRO }],
      receives: [{ token: NFT, amountWei: 1n }],
    })
  })
})

describe('the claim', () => {
  const form = (claim: Parameters<typeof deriveClaimForm>[1]) =>
    deriveClaimForm('connected', claim, claimTx(NFT, undefined))

  it('is for who is eligible', () => {
    expect(form(ready({ hasClaimed: false, isEligible: true }))).toMatchObject({
      status: 'ready',
      text: { key: 'nft.claim.ready' },
    })
  })
  it.each([
    ['not eligible', ready({ hasClaimed: false, isEligible: false }), 'nft.claim.notEligible'],
    ['a failed read', failed, 'nft.claim.notEligible'],
    ['claimed', ready({ hasClaimed: true, isEligible: false }), 'nft.claim.done'],
    ['loading', LOADING, 'nft.read.checking'],
  ] as const)('is not offered: %s', (_what, claim, key) => {
    expect(form(claim)).toMatchObject({ status: 'empty', text: { key } })
  })
  it('needs a wallet', () => {
    expect(deriveClaimForm('disconnected', LOADING, claimTx(NFT, undefined))).toEqual({ status: 'disconnected' })
  })
})

describe('the loyalty NFT', () => {
  const facts = {
    walletStatus: 'connected',
    held: ready(0n),
    balance: ready(50n * CRO),
    request: mintLoyaltyTx(NFT, undefined),
  } as const

  it('costs 50 CRO', () => {
    expect(deriveLoyaltyForm(facts)).toMatchObject({ status: 'ready', request: { value: 50n * CRO, args: [] } })
  })
  it.each([
    ['one is held', { held: ready(1n) }, 'nft.loyalty.held'],
    ['the read failed', { held: failed }, 'nft.read.failed'],
    ['less than 50 CRO', { balance: ready(50n * CRO - 1n) }, 'nft.insufficient'],
  ])('is not minted where %s', (_what, change, key) => {
    expect(keyOf(deriveLoyaltyForm({ ...facts, ...change }))).toBe(key)
  })
})

describe('the limited mint', () => {
  const facts = {
    walletStatus: 'connected',
    contract: NFT,
    typed: '3',
    minted: ready(10n),
    balance: ready(1_000n * CRO),
  } as const

  it('costs 100 CRO each', () => {
    expect(deriveMintForm(facts)).toMatchObject({ status: 'ready', request: { args: [3n], value: 300n * CRO } })
  })
  it('is capped at what is left', () => {
    expect(deriveMintForm({ ...facts, typed: '50', minted: ready(998n) })).toMatchObject({
      request: { args: [2n], value: 200n * CRO },
    })
  })
  it.each([
    ['nothing typed', { typed: '' }, 'nft.mint.enter'],
    ['zero', { typed: '000' }, 'nft.mint.enter'],
    ['none left', { minted: ready(1_000n) }, 'nft.mint.enter'],
    ['too little CRO', { typed: '11' }, 'nft.insufficient'],
  ])('is not offered: %s', (_what, change, key) => {
    const form = deriveMintForm({ ...facts, ...change })
    expect(keyOf(form)).toBe(key)
    expect(form.status).not.toBe('ready')
  })
  it('never takes more than is left or less than nothing', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,79}$/), fc.bigInt({ min: 0n, max: 2_000n }), (typed, minted) => {
        const quantity = effectiveQuantity(typed, minted)
        expect(quantity).toBeGreaterThanOrEqual(0)
        expect(quantity).toBeLessThanOrEqual(Math.max(0, 1_000 - Number(minted)))
      }),
    )
  })
})

describe('the exercise', () => {
  const failure = (balanceWei: bigint | undefined) =>
    exerciseTx({ exercise: EXERCISE, optionNft: NFT, product: undefined, tokenId: 7n, balanceWei }).failure

  it('pays 100 CRO for the one NFT', () => {
    const request = exerciseTx({ exercise: EXERCISE, optionNft: NFT, product: undefined, tokenId: 7n, balanceWei: CRO })
    expect(request).toMatchObject({
      contract: EXERCISE,
      args: [7n],
      value: 100n * CRO,
      success: { values: { id: '7' } },
    })
  })
  it('says that 100 CRO are needed where there are at most 100', () => {
    expect(failure(100n * CRO)).toMatchObject({ key: 'nft.tx.exercise.failureFunds', values: { id: '7' } })
    expect(failure(100n * CRO + 1n)).toMatchObject({ key: 'nft.tx.exercise.failure' })
    expect(failure(undefined)).toMatchObject({ key: 'nft.tx.exercise.failure' })
  })
  it('needs an approval that can be found while it is pending', () => {
    expect(approveOptionsTx(NFT, EXERCISE)).toMatchObject({
      args: [EXERCISE, true],
      approval: { tokenAddress: NFT, spender: EXERCISE },
    })
  })
})
