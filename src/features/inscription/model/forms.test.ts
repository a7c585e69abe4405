import { describe, expect, it } from 'vitest'
import type { Address } from '@/lib/hex'
import { deriveAnythingForm, deriveDeployForm, deriveMintForm, deriveTransferForm } from './forms'

const ACCOUNT: Address = `0x${'a'.repeat(40)}`
const OTHER: Address = `0x${'b'.repeat(40)}`
const sender = { walletStatus: 'connected', account: ACCOUNT, locale: 'en-US' } as const
const mint = { op: 'mint', tick: 'cros', amt: '1000' } as const
const transfer = { op: 'transfer', tick: 'cros', amt: '5' } as const
const deploy = { op: 'deploy', tick: 'sun', max: '10', lim: '5' } as const
const to = {
  destination: { status: 'valid', address: OTHER, looksLike: undefined },
  isLookalikeAccepted: false,
} as const
const textOf = (form: object) => ('text' in form ? (form.text as { key: string }).key : undefined)

describe('the mint', () => {
  it('goes to oneself, as often as said', () => {
    const text = 'data:,{"p":"crc-20","op":"mint","tick":"cros","amt":"1000"}'
    const form = deriveMintForm(sender, mint, '3')
    expect(form).toMatchObject({
      status: 'ready',
      request: { times: 3, request: { to: ACCOUNT, data: `0x${Buffer.from(text).toString('hex')}` } },
    })
    expect(form).toMatchObject({
      request: { request: { success: { key: 'inscription.tx.success', values: { data: text } } } },
    })
  })
  it.each([
    ['no tick', { ...mint, tick: '' }, '1'],
    ['no amount', { ...mint, amt: '' }, '1'],
    ['no repeat', mint, ''],
    ['no times', mint, '0'],
  ])('is not sent with %s', (_what, operation, repeat) => {
    expect(textOf(deriveMintForm(sender, operation, repeat))).toBe('inscription.enter')
  })
  it('is not sent too often at once', () => {
    expect(deriveMintForm(sender, mint, '1001')).toMatchObject({
      status: 'invalid',
      text: { values: { max: '1,000' } },
    })
    expect(deriveMintForm(sender, mint, '1000').status).toBe('ready')
  })
  it('needs a wallet on the right network', () => {
    expect(deriveMintForm({ ...sender, walletStatus: 'disconnected', account: undefined }, mint, '1')).toEqual({
      status: 'disconnected',
    })
    expect(deriveMintForm({ ...sender, walletStatus: 'wrongChain' }, mint, '1')).toEqual({ status: 'wrongChain' })
  })
})

describe('the transfer', () => {
  it('goes to the destination', () => {
    expect(deriveTransferForm(sender, transfer, to)).toMatchObject({ status: 'ready', request: { to: OTHER } })
  })
  it.each([
    ['no destination', { status: 'empty' }, 'inscription.to.enter'],
    ['no address', { status: 'invalid', reason: 'name' }, 'inscription.to.invalid'],
  ] as const)('is not sent to %s', (_what, destination, key) => {
    expect(textOf(deriveTransferForm(sender, transfer, { ...to, destination }))).toBe(key)
  })
  it('goes to a look-alike only once it was compared', () => {
    const destination = { status: 'valid', address: OTHER, looksLike: ACCOUNT } as const
    expect(deriveTransferForm(sender, transfer, { ...to, destination })).toEqual({
      status: 'unaccepted',
      text: { key: 'inscription.transfer' },
    })
    expect(deriveTransferForm(sender, transfer, { destination, isLookalikeAccepted: true }).status).toBe('ready')
  })
  it('needs every field', () => {
    expect(textOf(deriveTransferForm(sender, { ...transfer, amt: '' }, to))).toBe('inscription.enter')
  })
})

describe('the deploy', () => {
  it('goes to oneself', () => {
    expect(deriveDeployForm(sender, deploy)).toMatchObject({ status: 'ready', request: { to: ACCOUNT } })
  })
  it.each([
    { ...deploy, tick: '' },
    { ...deploy, max: '' },
    { ...deploy, lim: '' },
  ])('needs every field', (operation) => {
    expect(textOf(deriveDeployForm(sender, operation))).toBe('inscription.enter')
  })
})

describe('anything', () => {
  const facts = { data: '0x6869', text: 'hi', destination: { status: 'empty' }, isLookalikeAccepted: false } as const

  it('goes to oneself without a destination, else there', () => {
    expect(deriveAnythingForm(sender, facts)).toMatchObject({
      status: 'ready',
      request: { to: ACCOUNT, data: '0x6869' },
    })
    expect(deriveAnythingForm(sender, { ...facts, ...to })).toMatchObject({ request: { to: OTHER } })
  })
  it('is called by its hex where it is no text', () => {
    expect(deriveAnythingForm(sender, { ...facts, data: '0xff', text: undefined })).toMatchObject({
      request: { success: { values: { data: '0xff' } } },
    })
  })
  it.each([
    ['nothing', { data: '0x', text: '' }, 'inscription.anything.enter'],
    ['what cannot be converted', { data: undefined, text: undefined }, 'inscription.anything.cannot'],
    [
      'a destination that is none',
      { destination: { status: 'invalid', reason: 'notAddress' } },
      'inscription.to.invalid',
    ],
    ['more than a node passes on', { data: `0x${'00'.repeat(130_001)}` }, 'inscription.tooLong'],
  ] as const)('is not sent: %s', (_what, change, key) => {
    expect(textOf(deriveAnythingForm(sender, { ...facts, ...change }))).toBe(key)
  })
  it('takes 100 kB', () => {
    expect(
      deriveAnythingForm(sender, { ...facts, data: `0x${'61'.repeat(102_400)}`, text: 'a'.repeat(102_400) }).status,
    ).toBe('ready')
  })
})

describe('what a send is called', () => {
  const summaryOf = (form: object) =>
    'request' in form ? (form.request as { summary?: unknown; request?: { summary: unknown } }) : {}
  it('says what an operation does, and of anything else the data', () => {
    expect(summaryOf(deriveMintForm(sender, mint, '1')).request?.summary).toEqual({
      key: 'inscription.tx.mint',
      values: { tick: 'cros', amt: '1,000' },
    })
    expect(
      summaryOf(deriveMintForm({ ...sender, locale: 'es-ES' }, { ...mint, amt: '21000' }, '1')).request?.summary,
    ).toEqual({
      key: 'inscription.tx.mint',
      values: { tick: 'cros', amt: '21.000' },
    })
    expect(summaryOf(deriveTransferForm(sender, transfer, to)).summary).toEqual({
      key: 'inscription.tx.transfer',
      values: { tick: 'cros', amt: '5' },
    })
    expect(summaryOf(deriveDeployForm(sender, deploy)).summary).toEqual({
      key: 'inscription.tx.deploy',
      values: { tick: 'sun' },
    })
    const long = deriveDeployForm(sender, { ...deploy, tick: 'x'.repeat(5_000) })
    expect(summaryOf(long).summary).toEqual({ key: 'inscription.tx.deploy', values: { tick: `${'x'.repeat(60)}…` } })
    const anything = deriveAnythingForm(sender, { data: '0x6869', text: 'hi', ...to })
    expect(summaryOf(anything).summary).toEqual({ key: 'inscription.tx.summary', values: { data: 'hi' } })
  })
})
