import { describe, expect, it } from 'vitest'
import { restoreTransactions } from './transactions/restoreTransactions'
import { restoreUser } from './user/restoreUser'

const ACCOUNT = `0x${'a'.repeat(40)}`
const HASH = `0x${'1'.repeat(64)}`
const text = { key: 'tx.approve' }
const record = { hash: HASH, from: ACCOUNT, addedTime: 1, summary: text, success: text, failure: text, touches: [ACCOUNT] }

describe('restoreTransactions', () => {
  it('keeps a whole record as it was', () => {
    expect(restoreTransactions({ 25: { [HASH]: record } })).toEqual({ 25: { [HASH]: record } })
  })

  it.each([
    ['a text', 'x'],
    ['a list', [record]],
    ['null', null],
    ['no hash', { ...record, hash: 'x' }],
    ['no summary', { ...record, summary: {} }],
    ['a negative time', { ...record, addedTime: -1 }],
    ['a sender that is no address', { ...record, from: '0x1' }],
  ])('leaves out %s', (_what, bad) => {
    expect(restoreTransactions({ 25: { [HASH]: bad }, other: { [HASH]: record }, 338: 7 })).toEqual({ 25: {} })
  })

  it('drops a receipt that is not whole, so that it is asked for again', () => {
    const kept = restoreTransactions({ 25: { [HASH]: { ...record, receipt: { status: 1 } } } })
    expect(kept[25]?.[HASH]).toEqual(record)
  })
})

describe('restoreUser', () => {
  it('falls back field by field', () => {
    expect(restoreUser({ approvalMode: 'everything' })).toEqual({ approvalMode: 'max', savedVaults: [] })
    expect(restoreUser({ approvalMode: 'exact', more: 7 })).toEqual({ approvalMode: 'exact', savedVaults: [] })
  })

  it('keeps of the saved vaults what can be an id, each once', () => {
    const savedVaults = ['vvs-vvs', 7, 'VVS VVS', '', null, 'vvs-vvs', '../x', 'x'.repeat(81), 'single-cro']
    expect(restoreUser({ savedVaults }).savedVaults).toEqual(['vvs-vvs', 'single-cro'])
    expect(restoreUser({ savedVaults: 'vvs-vvs' }).savedVaults).toEqual([])
    expect(restoreUser({ savedVaults: Array.from({ length: 5000 }, (_, n) => `v-${n}`) }).savedVaults).toHaveLength(1000)
  })
})
