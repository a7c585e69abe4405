import { describe, expect, it } from 'vitest'
import type { Inscription } from '@/api/inscriptions/parse'
import type { Operation } from './operation'
import { isTickTaken, type Known, operationWarnings } from './warnings'

const cros: Inscription = {
  tick: 'cros',
  protocol: 'crc-20',
  id: '0x1',
  deployTimeSec: 1,
  holderCount: 3,
  progress: 5,
  max: 21_000n,
  lim: 1_000n,
  minted: 500n,
}
const known: Known = { list: [cros], balances: [{ chain: 'CRONOS', protocol: 'crc-20', tick: 'cros', amount: 40n }] }
const unknown: Known = { list: undefined, balances: undefined }
const mint = { op: 'mint', tick: 'cros', amt: '1000' } as const
const deploy = { op: 'deploy', tick: 'sun', max: '10', lim: '5' } as const
const warn = (operation: Operation, facts: Known) => operationWarnings(operation, facts, 'en-US')
const keys = (operation: Operation, facts: Known) => warn(operation, facts).map(({ key }) => key)

describe('operationWarnings', () => {
  it('has nothing against what counts', () => {
    expect(keys(mint, known)).toEqual([])
    expect(keys(deploy, known)).toEqual([])
    expect(keys({ op: 'transfer', tick: 'cros', amt: '40' }, known)).toEqual([])
  })

  it.each([
    ['an unknown tick', { ...mint, tick: 'Cros' }, known, 'inscription.warn.unknown'],
    ['more than the limit', { ...mint, amt: '1001' }, known, 'inscription.warn.overLimit'],
    ['nothing', { ...mint, amt: '000' }, known, 'inscription.warn.zero'],
    ['a tick that is fully minted', mint, { ...known, list: [{ ...cros, minted: 21_000n }] }, 'inscription.warn.full'],
    [
      'one that is fully minted by its progress',
      mint,
      { ...known, list: [{ ...cros, max: undefined, progress: 100 }] },
      'inscription.warn.full',
    ],
    ['a limit above the maximum', { ...deploy, lim: '11' }, known, 'inscription.warn.limOverMax'],
    ['a maximum of nothing', { ...deploy, max: '0' }, known, 'inscription.warn.zero'],
    ['more than is held', { op: 'transfer', tick: 'cros', amt: '41' }, known, 'inscription.warn.notHeld'],
    [
      'what is not held',
      { op: 'transfer', tick: 'cros', amt: '1' },
      { ...known, balances: [] },
      'inscription.warn.notHeld',
    ],
  ] as const)('warns of %s', (_what, operation, facts, key) => {
    expect(keys(operation, facts)).toEqual([key])
  })

  it('writes amounts with their ticker', () => {
    const transfer = { op: 'transfer', tick: 'cros', amt: '1001' } as const
    const rich: Known = { ...known, balances: [{ chain: 'CRONOS', protocol: 'crc-20', tick: 'cros', amount: 1_000n }] }
    expect(warn(transfer, rich)[0]?.values).toEqual({ held: '1,000 cros' })
    expect(warn({ ...mint, amt: '1001' }, known)[0]?.values).toEqual({ lim: '1,000 cros' })
  })

  it('knows which tickers are taken', () => {
    expect(isTickTaken('cros', known)).toBe(true)
    expect(isTickTaken('Cros', known)).toBe(false)
    expect(isTickTaken('cros', unknown)).toBe(false)
  })

  it('says nothing that it does not know', () => {
    expect(keys({ ...mint, tick: 'moon' }, unknown)).toEqual([])
    expect(keys({ ...deploy, tick: 'cros' }, unknown)).toEqual([])
    expect(keys({ op: 'transfer', tick: 'cros', amt: '9' }, unknown)).toEqual([])
    expect(keys({ ...mint, amt: '9999' }, { ...known, list: [{ ...cros, lim: undefined }] })).toEqual([])
    expect(keys({ ...mint, tick: '' }, known)).toEqual([])
    expect(keys({ ...mint, amt: '' }, known)).toEqual([])
  })
})
