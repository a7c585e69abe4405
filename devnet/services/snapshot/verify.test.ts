import { describe, expect, it } from 'vitest'
import { StateMissingError } from './errors.ts'
import { createTestHub, LATEST_BLOCK, wallets } from './testing/hubFixtures.ts'
import { verificationHash, verifyVotes } from './verify.ts'
import { TOKEN_UNIT } from './votingPower.ts'

const { alice, bob, nobody } = wallets
const { hub } = createTestHub()
const block = LATEST_BLOCK
const lower = (wallet: { readonly address: string }) => wallet.address.toLowerCase()
const verdicts = async (votes: readonly unknown[], at: unknown = block) => {
  const data = await verifyVotes(hub, { block: at, votes })
  return Object.fromEntries(Object.entries(data).map(([voter, { isValid }]) => [voter, isValid]))
}

describe('verifyVotes', () => {
  it('names the votes whose total is not the voting power at the block, by lower-case voter', async () => {
    const votes = [
      { address: alice.address, total: 180 },
      { address: lower(bob), total: '40.5' },
      { address: nobody.address, total: 0 },
    ]
    expect(await verifyVotes(hub, { block, votes })).toEqual({
      [lower(alice)]: { isValid: true, total: 180 },
      [lower(bob)]: { isValid: false, total: 40 },
      [lower(nobody)]: { isValid: false, total: 0 },
    })
  })

  it('accepts totals and blocks as texts', async () => {
    expect(await verdicts([{ address: alice.address, total: '180.000000000000000000' }], String(block))).toEqual({
      [lower(alice)]: true,
    })
  })

  it('checks the hash of a vote that has one', async () => {
    const hash = verificationHash(block, alice.address, 180n * TOKEN_UNIT)
    const vote = (verificationHashOf: unknown) => ({
      address: alice.address,
      total: 180,
      verificationHash: verificationHashOf,
    })
    expect(await verdicts([vote(hash)])).toEqual({ [lower(alice)]: true })
    expect(await verdicts([vote(hash.toUpperCase().replace('X', 'x'))])).toEqual({ [lower(alice)]: true })
    expect(await verdicts([vote(null)])).toEqual({ [lower(alice)]: true })
    for (const other of [
      verificationHash(block - 1, alice.address, 180n * TOKEN_UNIT),
      verificationHash(block, bob.address, 180n * TOKEN_UNIT),
      verificationHash(block, alice.address, 181n * TOKEN_UNIT),
      'none',
    ])
      expect(await verdicts([vote(other)])).toEqual({ [lower(alice)]: false })
  })

  it('lets no vote of an account pass that has a wrong one, too', async () => {
    const right = { address: alice.address, total: 180 }
    const wrong = { address: lower(alice), total: 181 }
    expect(await verdicts([right, wrong])).toEqual({ [lower(alice)]: false })
    expect(await verdicts([wrong, right])).toEqual({ [lower(alice)]: false })
  })

  it.each<[string, object]>([
    ['no total', {}],
    ['an empty total', { total: '' }],
    ['a total that is no number', { total: 'x' }],
    ['a total that is a list', { total: [180] }],
    ['an infinite total', { total: Infinity }],
    ['a hash that is no text', { total: 180, verificationHash: { toString: 1 } }],
    ['a hash that is a number', { total: 180, verificationHash: 0 }],
  ])('lets a vote with %s spoil no other', async (_, fields) => {
    const votes = [
      { address: bob.address, ...fields },
      { address: alice.address, total: 180 },
    ]
    expect(await verdicts(votes)).toEqual({ [lower(bob)]: false, [lower(alice)]: true })
  })

  it('has nothing to say about no votes', async () => {
    expect(await verdicts([])).toEqual({})
  })

  it.each([
    ['no body', undefined],
    ['a list', []],
    ['no block', { votes: [] }],
    ['block 0', { block: 0, votes: [] }],
    ['a fraction of a block', { block: 1.5, votes: [] }],
    ['a block in the future', { block: LATEST_BLOCK + 1, votes: [] }],
    ['no votes', { block }],
    ['too many votes', { block, votes: Array.from({ length: 25_001 }, () => ({})) }],
    ['a vote that is none', { block, votes: [null] }],
    ['no address', { block, votes: [{ total: 1 }] }],
    ['a name', { block, votes: [{ address: 'alice.eth', total: 1 }] }],
  ])('refuses %s', async (_, body) => {
    await expect(verifyVotes(hub, body)).rejects.toThrow(/must|expected|future/)
  })

  it('says so if the node has no state of the block', async () => {
    await expect(verdicts([{ address: alice.address, total: 180 }], 399)).rejects.toThrow(StateMissingError)
  })
})
