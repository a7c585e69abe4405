import { describe, expect, it } from 'vitest'
import { readSubject } from './readSubject'

const MINE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

describe('readSubject', () => {
  it('is the connected account where nothing is asked for', () => {
    expect(readSubject(null, MINE)).toEqual({ status: 'own', account: MINE })
    expect(readSubject('  ', MINE)).toEqual({ status: 'own', account: MINE })
    expect(readSubject(null, undefined)).toEqual({ status: 'nobody' })
  })

  it.each([OTHER, OTHER.toLowerCase(), ` ${OTHER} `])('takes the address %s, connected or not', (text) => {
    expect(readSubject(text, MINE)).toEqual({ status: 'other', account: text.trim() })
    expect(readSubject(text, undefined)).toEqual({ status: 'other', account: text.trim() })
  })

  it('takes the one address of a shared text', () => {
    const link = `https://explorer.test/address/${OTHER}?tab=tokens`
    expect(readSubject(link, MINE)).toEqual({ status: 'other', account: OTHER })
    expect(readSubject(`${link} ${MINE}`, MINE)).toEqual({ status: 'invalid', reason: 'notAddress' })
    expect(readSubject(`0x${OTHER.slice(2).repeat(2)}`, MINE)).toEqual({ status: 'invalid', reason: 'notAddress' })
  })

  it('knows the own address in any letter case', () => {
    expect(readSubject(MINE.toLowerCase(), MINE)).toEqual({ status: 'own', account: MINE })
  })

  it.each([
    [OTHER.replace('C8', 'c8'), 'checksum'],
    [OTHER.slice(0, -1), 'notAddress'],
    [`${OTHER}0`, 'notAddress'],
    ['me.cro', 'notAddress'],
    [OTHER.slice(2), 'notAddress'],
  ])('refuses %s: %s; the own positions do not stand in for it', (text, reason) => {
    expect(readSubject(text, MINE)).toEqual({ status: 'invalid', reason })
  })
})
