import { describe, expect, it } from 'vitest'
import { restoreTransactions } from './transactions/restoreTransactions'
import { restoreUser } from './user/restoreUser'
import { initialUserState } from './user/userSlice'

const ACCOUNT = `0x${'a'.repeat(40)}`
const HASH = `0x${'1'.repeat(64)}`
const text = { key: 'tx.approve' }
const record = {
  hash: HASH,
  from: ACCOUNT,
  addedTime: Date.now(),
  summary: text,
  success: text,
  failure: text,
  touches: [ACCOUNT],
}

describe('restoreTransactions', () => {
  it('restores a complete record unchanged', () => {
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
  ])('drops %s', (_what, bad) => {
    expect(restoreTransactions({ 25: { [HASH]: bad }, other: { [HASH]: record }, 338: 7 })).toEqual({ 25: {} })
  })

  it('restores a valid move only', () => {
    const restored = (move: unknown) => restoreTransactions({ 25: { [HASH]: { ...record, move } } })[25]?.[HASH]?.move
    const move = { kind: 'withdrawal', contract: ACCOUNT, amount: '123' }
    expect(restored(move)).toEqual(move)
    expect(restored({ ...move, kind: 'zap', pid: 0 })).toEqual({ ...move, kind: 'zap', pid: 0 })
    for (const bad of [
      { ...move, kind: 'x' },
      { ...move, contract: '0x1' },
      { ...move, pid: -1 },
      { ...move, amount: '-1' },
      { ...move, amount: 5 },
      { ...move, amount: '1e9' },
    ]) {
      expect(restored(bad)).toBeUndefined()
    }
  })

  it('restores a known failure decoder only', () => {
    const restored = (failureDecoder: string) =>
      restoreTransactions({ 25: { [HASH]: { ...record, failureDecoder } } })[25]?.[HASH]?.failureDecoder
    expect(restored('router')).toBe('router')
    expect(restored('toString')).toBeUndefined()
  })

  it.each([
    ['vault.tx.withdraw.failure', 'vaultWithdrawal'],
    ['trade.swap.failure', 'router'],
    ['liquidity.tx.add.failure', 'router'],
    ['liquidity.tx.remove.failure', 'router'],
    ['vault.tx.deposit.failure', undefined],
    ['toString', undefined],
  ])('derives the failure decoder of an earlier version from its text: %s', (key, decoder) => {
    const kept = restoreTransactions({ 25: { [HASH]: { ...record, failure: { key } } } })
    expect(kept[25]?.[HASH]?.failureDecoder).toBe(decoder)
  })

  it('drops an incomplete receipt, to be fetched again', () => {
    const kept = restoreTransactions({ 25: { [HASH]: { ...record, receipt: { status: 1 } } } })
    expect(kept[25]?.[HASH]).toEqual(record)
  })
})

describe('restoreUser', () => {
  it('falls back per field', () => {
    expect(restoreUser({ approvalMode: 'everything' })).toEqual(initialUserState)
    expect(restoreUser({ approvalMode: 'exact', more: 7 })).toEqual({ ...initialUserState, approvalMode: 'exact' })
  })

  it('defaults to 0.5 % and 20 minutes', () => {
    expect(restoreUser({})).toMatchObject({
      slippageBps: 50,
      deadlineSec: 1200,
      isExpertMode: false,
      isSingleHopOnly: false,
    })
  })

  it('restores valid settings', () => {
    const set = {
      slippageBps: 0,
      deadlineSec: 60,
      isExpertMode: true,
      isSingleHopOnly: true,
      isExpertAcknowledged: true,
      gasPriceChoice: 'fast',
      farmsView: 'cards',
      isPoolsStakedOnly: true,
    }
    expect(restoreUser(set)).toEqual({ ...initialUserState, ...set })
  })

  it.each(['50', null, NaN, Infinity, -1, 0.5, 5000, {}])('resets a slippage of %j', (slippageBps) => {
    expect(restoreUser({ slippageBps }).slippageBps).toBe(50)
  })

  it.each(['1200', null, NaN, Infinity, -60, 0, 0.5, 2 ** 60, []])('resets a deadline of %j', (deadlineSec) => {
    expect(restoreUser({ deadlineSec }).deadlineSec).toBe(1200)
  })

  it('enables only what is true', () => {
    const kept = restoreUser({
      isExpertMode: 'true',
      isSingleHopOnly: 1,
      isExpertAcknowledged: {},
      gasPriceChoice: 'free',
      farmsView: 'list',
      poolsView: 1,
      isFarmsStakedOnly: 'yes',
    })
    expect(kept).toEqual(initialUserState)
  })

  it('restores valid vault ids without duplicates', () => {
    const savedVaults = ['vvs-vvs', 7, 'VVS VVS', '', null, 'vvs-vvs', '../x', 'x'.repeat(81), 'single-cro']
    expect(restoreUser({ savedVaults }).savedVaults).toEqual(['vvs-vvs', 'single-cro'])
    expect(restoreUser({ savedVaults: 'vvs-vvs' }).savedVaults).toEqual([])
    expect(restoreUser({ savedVaults: Array.from({ length: 5000 }, (_, n) => `v-${n}`) }).savedVaults).toHaveLength(
      1000,
    )
  })

  it('restores watched addresses in lower case without duplicates, and a known currency', () => {
    const [token, pool] = [`0x${'a'.repeat(40)}`, `0x${'b'.repeat(40)}`]
    const kept = restoreUser({
      infoCurrency: 'cro',
      watchlistTokens: [token, token, token.toUpperCase(), `${token}0`, 7, null],
      watchlistPools: { 0: pool },
    })
    expect(kept).toEqual({ ...initialUserState, infoCurrency: 'cro', watchlistTokens: [token] })
    expect(restoreUser({ infoCurrency: 'eur', watchlistPools: [pool] })).toMatchObject({
      infoCurrency: 'usd',
      watchlistPools: [pool],
    })
  })

  it("restores imported pools in the app's format", () => {
    const [low, high] = [`0x${'a'.repeat(40)}`, `0x${'b'.repeat(40)}`]
    const pair = `25-${low}-${high}`
    const pairs = [
      pair,
      pair,
      `25-${low}`,
      `25-${low}-${high}-${low}`,
      `-${low}-${high}`,
      `25-${low}-${high.toUpperCase()}`,
      3,
      null,
    ]
    expect(restoreUser({ pairs }).pairs).toEqual([pair])
    expect(restoreUser({ pairs: { 0: pair } }).pairs).toEqual([])
  })
})
