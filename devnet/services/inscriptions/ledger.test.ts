import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type InscribedTx, InscriptionLedger } from './ledger.ts'

const ALICE = '0x' + 'a'.repeat(40)
const BOB = '0x' + 'b'.repeat(40)

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
  it('accepts only the first deploy of a tick', () => {
    const first = deploy(ALICE, '100', '10')
    const ticks = ledgerOf(first, deploy(BOB, '999', '99'), deploy(BOB, '5', '5', 'CROS'))
    expect(ticks.map(({ tick, id, max, lim, deployTimeSec }) => ({ tick, id, max, lim, deployTimeSec }))).toEqual([
      { tick: 'cros', id: first.hash, max: 100n, lim: 10n, deployTimeSec: first.blockTimeSec },
      { tick: 'CROS', id: expect.any(String) as string, max: 5n, lim: 5n, deployTimeSec: expect.any(Number) as number },
    ])
  })

  it('limits each mint to lim', () => {
    expect(balances([deploy(ALICE, '100', '10'), mint(ALICE, '10'), mint(ALICE, '11'), mint(BOB, '3')])).toEqual({
      [ALICE]: 10n,
      [BOB]: 3n,
    })
  })

  it('mints the rest of max, then nothing', () => {
    const txs = [deploy(ALICE, '25', '10'), mint(ALICE, '10'), mint(ALICE, '10'), mint(BOB, '10'), mint(BOB, '1')]
    expect(balances(txs)).toEqual({ [ALICE]: 20n, [BOB]: 5n })
    expect(ledgerOf(...txs)[0]?.minted).toBe(25n)
  })

  it('ignores mints before the deploy, and deploys and mints sent to another account', () => {
    expect(
      balances([mint(ALICE, '1'), deploy(ALICE, '25', '10'), tx(ALICE, BOB, { op: 'mint', tick: 'cros', amt: '5' })]),
    ).toEqual({})
    expect(ledgerOf(tx(ALICE, BOB, { op: 'deploy', tick: 'cros', max: '5', lim: '5' }))).toEqual([])
  })

  it('ignores transfers above the balance', () => {
    const minted = [deploy(ALICE, '100', '50'), mint(ALICE, '50')]
    expect(balances([...minted, transfer(ALICE, BOB, '51')])).toEqual({ [ALICE]: 50n })
    expect(balances([...minted, transfer(BOB, ALICE, '1')])).toEqual({ [ALICE]: 50n })
    expect(balances([...minted, transfer(ALICE, BOB, '20')])).toEqual({ [ALICE]: 30n, [BOB]: 20n })
    expect(balances([...minted, transfer(ALICE, BOB, '50')])).toEqual({ [BOB]: 50n })
    expect(balances([...minted, transfer(ALICE, ALICE, '50')])).toEqual({ [ALICE]: 50n })
    expect(balances([...minted, transfer(ALICE, BOB, '1', 'other')])).toEqual({ [ALICE]: 50n })
  })

  it('keeps the sum of balances equal to what was minted, within max and never negative', () => {
    const account = fc.constantFrom(ALICE, BOB, '0x' + 'c'.repeat(40))
    const amount = fc.integer({ min: 1, max: 40 }).map(String)
    const step = fc.oneof(
      fc.tuple(account, amount).map(([who, amt]) => mint(who, amt)),
      fc.tuple(account, account, amount).map(([from, to, amt]) => transfer(from, to, amt)),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const [tick] = ledgerOf(deploy(ALICE, '300', '30'), ...steps)
        const held = [...tick!.balances.values()]
        expect(held.reduce((sum, each) => sum + each, 0n)).toBe(tick!.minted)
        expect(tick!.minted <= 300n && held.every((each) => each > 0n)).toBe(true)
      }),
    )
  })
})
