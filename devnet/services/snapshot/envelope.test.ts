import { Signature } from 'ethers'
import { describe, expect, it } from 'vitest'
import { readEnvelope } from './envelope.ts'
import { CHAIN_ID, proposalMessage, sign, typesOf, voteMessage, wallets } from './testing/hubFixtures.ts'

const PROPOSAL = `0x${'ab'.repeat(32)}`
const { alice, bob } = wallets
const signedVote = () => sign(alice, typesOf('vote'), voteMessage(alice, PROPOSAL))
const read = (body: unknown) => readEnvelope(body, CHAIN_ID)

describe('readEnvelope', () => {
  it('reads what an account signed', async () => {
    const body = await signedVote()
    const signed = read(body)
    expect(signed).toMatchObject({ kind: 'vote', address: alice.address, sig: body.sig, message: body.data.message })
    expect(signed.id).toMatch(/^0x[0-9a-f]{64}$/)
  })

  it('identifies a message by its content alone', async () => {
    const first = read(await signedVote())
    expect(read(await signedVote()).id).toBe(first.id)
    const other = await sign(alice, typesOf('vote'), voteMessage(alice, PROPOSAL, { choice: 2 }))
    expect(read(other).id).not.toBe(first.id)
  })

  it.each([
    ['vote', 'uint32', 2],
    ['vote', 'uint32[]', [1, 2]],
    ['vote', 'string', '{"1":1}'],
  ] as const)('reads a %s with a choice of type %s', async (kind, type, choice) => {
    const body = await sign(alice, typesOf(kind, type), voteMessage(alice, PROPOSAL, { choice }))
    expect(read(body).message).toMatchObject({ choice })
  })

  it('reads proposals and cancellations', async () => {
    expect(read(await sign(alice, typesOf('proposal'), proposalMessage(alice))).kind).toBe('proposal')
    const { from, space, timestamp, proposal } = voteMessage(alice, PROPOSAL)
    expect(read(await sign(alice, typesOf('cancel'), { from, space, timestamp, proposal })).kind).toBe('cancel')
  })

  it('accepts the type of the domain beside the message, and the chain id of this chain', async () => {
    const body = await signedVote()
    const types = { ...body.data.types, EIP712Domain: [{ name: 'name', type: 'string' }] }
    expect(read({ ...body, data: { ...body.data, types } }).kind).toBe('vote')
    const domain = { name: 'snapshot', version: '0.1.4', chainId: CHAIN_ID }
    expect(read(await sign(alice, typesOf('vote'), voteMessage(alice, PROPOSAL), domain)).kind).toBe('vote')
  })

  it.each([
    ['name', { name: 'snapshot2', version: '0.1.4' }],
    ['version', { name: 'snapshot', version: '0.1.3' }],
    ['chain', { name: 'snapshot', version: '0.1.4', chainId: 25 }],
    ['salt', { name: 'snapshot', version: '0.1.4', salt: `0x${'00'.repeat(32)}` }],
    ['contract', { name: 'snapshot', version: '0.1.4', verifyingContract: bob.address }],
  ])('refuses a domain with another %s', async (_, domain) => {
    const body = await sign(alice, typesOf('vote'), voteMessage(alice, PROPOSAL), domain)
    expect(() => read(body)).toThrow('wrong domain')
  })

  it('refuses a signature of another account', async () => {
    const body = await signedVote()
    const { sig } = await sign(bob, typesOf('vote'), voteMessage(alice, PROPOSAL))
    expect(() => read({ ...body, sig })).toThrow('another account signed')
    expect(() => read({ ...body, address: bob.address })).toThrow('another account signed')
  })

  it('refuses a message in the name of another account', async () => {
    const body = await sign(alice, typesOf('vote'), voteMessage(bob, PROPOSAL))
    expect(() => read(body)).toThrow('wrong from')
    const nameless = await sign(alice, typesOf('vote'), voteMessage(alice, PROPOSAL, { from: 'alice.eth' }))
    expect(() => read(nameless)).toThrow('wrong from')
  })

  it('accepts a sender in any letter case, as wallets write it', async () => {
    const from = alice.address.toLowerCase()
    expect(read(await sign(alice, typesOf('vote'), voteMessage(alice, PROPOSAL, { from }))).address).toBe(alice.address)
  })

  it('refuses a message that was changed after it was signed', async () => {
    const body = await signedVote()
    const message = { ...body.data.message, choice: 2 }
    expect(() => read({ ...body, data: { ...body.data, message } })).toThrow('another account signed')
  })

  it('refuses the second signature that every message has', async () => {
    const body = await signedVote()
    const { r, s, v } = Signature.from(body.sig)
    const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
    const otherS = (order - BigInt(s)).toString(16).padStart(64, '0')
    const sig = `${r}${otherS}${(v === 27 ? 28 : 27).toString(16)}`
    expect(() => read({ ...body, sig })).toThrow('wrong signature')
  })

  it.each([
    ['no body', undefined],
    ['a list', []],
    ['a text', 'vote'],
    ['no data', { address: alice.address, sig: '0x' }],
    ['no message', { address: alice.address, sig: '0x', data: { domain: {}, types: {} } }],
  ])('refuses %s', (_, body) => {
    expect(() => read(body)).toThrow('wrong envelope format')
  })

  it.each([
    ['another field in the envelope', { more: 1 }, 'wrong envelope format'],
    ['an address without its checksum', { address: alice.address.toLowerCase() }, 'wrong address'],
    ['no address', { address: 'alice' }, 'wrong address'],
    ['an empty signature', { sig: '0x' }, 'wrong signature format'],
    ['a longer signature', { sig: `0x${'11'.repeat(130)}` }, 'wrong signature format'],
    ['a signature that is none', { sig: `0x${'ff'.repeat(65)}` }, 'wrong signature'],
  ])('refuses %s', async (_, change, refusal) => {
    const body = await signedVote()
    expect(() => read({ ...body, ...change })).toThrow(refusal)
  })

  const vote = voteMessage(alice, PROPOSAL)
  const withoutReason = Object.fromEntries(Object.entries(vote).filter(([name]) => name !== 'reason'))
  it.each([
    ['another field', { ...vote, more: '' }, 'must have the fields of its type'],
    ['a missing field', withoutReason, 'must have the fields of its type'],
    ['a text for a number', { ...vote, timestamp: '1' }, 'timestamp must be uint64'],
    ['a fraction', { ...vote, timestamp: 1.5 }, 'timestamp must be uint64'],
    ['a negative number', { ...vote, timestamp: -1 }, 'timestamp must be uint64'],
    ['a number that JSON cannot hold exactly', { ...vote, timestamp: 2 ** 60 }, 'timestamp must be uint64'],
    ['a choice above uint32', { ...vote, choice: 2 ** 32 }, 'choice must be uint32'],
    ['a list as a choice', { ...vote, choice: [1] }, 'choice must be uint32'],
    ['a number for a text', { ...vote, reason: 1 }, 'reason must be string'],
    ['nothing', undefined, 'must have the fields of its type'],
  ])('refuses a message with %s', async (_, message, refusal) => {
    const body = await signedVote()
    expect(() => read({ ...body, data: { ...body.data, message } })).toThrow(refusal)
  })

  it('refuses text that is not Unicode', async () => {
    const body = await signedVote()
    const message = { ...body.data.message, reason: '\uD800' }
    expect(() => read({ ...body, data: { ...body.data, message } })).toThrow('wrong signature')
  })

  const fields = typesOf('vote')['Vote'] ?? []
  it.each([
    ['none', {}],
    ['a type of another hub', { Follow: [{ name: 'from', type: 'address' }] }],
    ['two types', { ...typesOf('vote'), ...typesOf('cancel') }],
    ['a field less', { Vote: fields.slice(1) }],
    ['fields in another order', { Vote: [...fields].reverse() }],
    ['another type of a field', { Vote: fields.map((field) => ({ ...field, type: 'string' })) }],
    ['an attribute of a field', { Vote: fields.map((field) => ({ ...field, indexed: true })) }],
    ['no object', null],
  ])('refuses types with %s', async (_, types) => {
    const body = await signedVote()
    expect(() => read({ ...body, data: { ...body.data, types } })).toThrow('wrong types')
  })
})
