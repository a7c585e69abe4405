// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { readReferral, referrerOf } from '@/platform/referral'
import { captureReferral, decodeReferral } from './referral'

const referrer = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B'

beforeEach(() => localStorage.clear())

describe('referral', () => {
  it('decodes the base64 address in ref', () => {
    captureReferral(new URLSearchParams(`?a=1&ref=${encodeURIComponent(btoa(referrer))}`))
    expect(readReferral()).toBe(referrer)
  })

  it.each([
    ['not base64', '%%%'],
    ['an address in plain text', referrer],
    ['another text', btoa('hello')],
    ['an address that is too short', btoa(referrer.slice(0, -1))],
    ['the zero address', btoa(`0x${'0'.repeat(40)}`)],
    ['nothing', ''],
    ['far too much', btoa(referrer.repeat(500))],
  ])('ignores %s', (_what, parameter) => {
    expect(decodeReferral(parameter)).toBeUndefined()
  })

  it('keeps the earlier referrer if a later one is invalid', () => {
    captureReferral(new URLSearchParams(`?ref=${btoa(referrer)}`))
    captureReferral(new URLSearchParams('?ref=nonsense'))
    captureReferral(new URLSearchParams())
    expect(readReferral()).toBe(referrer)
  })

  it('does not credit an account as its own referrer, ignoring case', () => {
    captureReferral(new URLSearchParams(`?ref=${btoa(referrer.toLowerCase())}`))
    expect(referrerOf(referrer)).toBeUndefined()
    expect(referrerOf(`0x${'1'.repeat(40)}`)).toBe(referrer.toLowerCase())
    expect(referrerOf(undefined)).toBe(referrer.toLowerCase())
  })

  it('ignores invalid stored values', () => {
    localStorage.setItem('referral', '"0x12"')
    expect(readReferral()).toBeUndefined()
  })
})
