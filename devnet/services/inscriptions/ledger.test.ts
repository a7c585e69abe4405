import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type InscribedTx, InscriptionLedger } from './ledger.ts'

const ANN = '0x' + 'a'.repeat(40)
const BEN = '0x' + 'b'.repeat(40)

let count = 0
function tx(from: string, to: string, fields: object): InscribedTx {
  count += 1
  const text = `data:,${JSON.stringify({ p: 'crc-20', ...fields })}`
  return { hash: `0x${count}`, from, to, input: `0x${Buffer.from(text).toString('hex')}`, blockTimeSec: 1000 + count }
}
const deploy = (account: string, max: string, lim: string, tick = 'cros') =>
  tx(account, account, { op: 'deploy', tick, max, lim })
const mint = (account: string, amt: string, tick = 'cros') => tx(account, account, { op: 'mint', tick, amt })
const transfer = (from: string, to: string, amt: string, tick = 'cros') => tx(from, to, { op: 'transfer', tick, amt })

function ledgerOf(...txs: InscribedTx[]) {
  const ledger = new InscriptionLedger()
  for (const each of txs) ledger.apply(each)
  return ledger.allTicks()
}
const balances = (txs: InscribedTx[]) => Object.fromEntries(ledgerOf(...txs)[0]?.balances ?? [])

describe('InscriptionLedger', () => {
  it('lets the first deploy of a tick win', () => {
    const first = deploy(ANN, '100', '10')
    const ticks = ledgerOf(first, deploy(BEN, '999', '99'), deploy(BEN, '5', '5', 'CROS'))
    expect(ticks.map(({ tick, id, max, lim, deployTimeSec }) => ({ tick, id, max, lim, deployTimeSec }))).toEqual([
      { tick: 'cros', id: first.hash, max: 100n, lim: 10n, deployTimeSec: first.blockTimeSec },
      { tick: 'CROS', id: expect.any(String) as string, max: 5n, lim: 5n, deployTimeSec: expect.any(Number) as number },
    ])
  })

  it('mints at most lim at a time', () => {
    expect(balances([deploy(ANN, '100', '10'), mint(ANN, '10'), mint(ANN, '11'), mint(BEN, '3')])).toEqual({
      [ANN]: 10n,
      [BEN]: 3n,
    })
  })

  it('mints what is left of max, then nothing', () => {
    const txs = [deploy(ANN, '25', '10'), mint(ANN, '10'), mint(ANN, '10'), mint(BEN, '10'), mint(BEN, '1')]
    expect(balances(txs)).toEqual({ [ANN]: 20n, [BEN]: 5n })
    expect(ledgerOf(...txs)[0]?.minted).toBe(25n)
  })

  it('ignores a mint before the deploy, and deploys and mints sent to another', () => {
    expect(
      balances([mint(ANN, '1'), deploy(ANN, '25', '10'), tx(ANN, BEN, { op: 'mint', tick: 'cros', amt: '5' })]),
    ).toEqual({})
    expect(ledgerOf(tx(ANN, BEN, { op: 'deploy', tick: 'cros', max: '5', lim: '5' }))).toEqual([])
  })

  it('moves only what is held', () => {
    const minted = [deploy(ANN, '100', '50'), mint(ANN, '50')]
    expect(balances([...minted, transfer(ANN, BEN, '51')])).toEqual({ [ANN]: 50n })
    expect(balances([...minted, transfer(BEN, ANN, '1')])).toEqual({ [ANN]: 50n })
    expect(balances([...minted, transfer(ANN, BEN, '20')])).toEqual({ [ANN]: 30n, [BEN]: 20n })
    expect(balances([...minted, transfer(ANN, BEN, '50')])).toEqual({ [BEN]: 50n })
    expect(balances([...minted, transfer(ANN, ANN, '50')])).toEqual({ [ANN]: 50n })
    expect(balances([...minted, transfer(ANN, BEN, '1', 'other')])).toEqual({ [ANN]: 50n })
  })

  it('always holds exactly what was minted, never beyond max, never below zero', () => {
    const account = fc.constantFrom(ANN, BEN, '0x' + 'c'.repeat(40))
    const amount = fc.integer({ min: 1, max: 40 }).map(String)
    const step = fc.oneof(
      fc.tuple(account, amount).map(([who, amt]) => mint(who, amt)),
      fc.tuple(account, account, amount).map(([from, to, amt]) => transfer(from, to, amt)),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const [tick] = ledgerOf(deploy(ANN, '300', '30'), ...steps)
        const held = [...tick!.balances.values()]
        expect(held.reduce((sum, each) => sum + each, 0n)).toBe(tick!.minted)
        expect(tick!.minted <= 300n && held.every((each) => each > 0n)).toBe(true)
      }),
    )
  })
})
