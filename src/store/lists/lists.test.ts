import { describe, expect, it } from 'vitest'
import type { TokenList } from '@/api/tokenList/tokenList'
import {
  initialListsState,
  type ListsState,
  listActivated,
  listAdded,
  listDeactivated,
  listFailed,
  listFetched,
  listRemoved,
  listRequested,
  listsReducer,
  listUpdateAccepted,
  tokenAdded,
} from './listsSlice'
import { restoreLists } from './restoreLists'

const url = 'https://lists.test/a.json'
const ADDRESS = `0x${'a'.repeat(40)}` as const
const list = (major: number, minor = 0): TokenList => ({
  name: 'A list',
  version: { major, minor, patch: 0 },
  tokens: [{ chainId: 25, address: ADDRESS, decimals: 18, symbol: 'A', name: 'Ay' }],
})
type Action = Parameters<typeof listsReducer>[1]
const run = (state: ListsState | undefined, ...actions: Action[]) =>
  actions.reduce<ListsState>((now, action) => listsReducer(now, action), state ?? initialListsState)
const fetched = (requestId: string, ...versions: TokenList[]) =>
  versions.flatMap((version) => [listRequested({ url, requestId }), listFetched({ url, requestId, list: version })])
const added = run(undefined, listAdded({ url }))

describe('token lists', () => {
  it('are added, activated, deactivated and removed', () => {
    expect(added).toMatchObject({ byUrl: { [url]: {} }, activeListUrls: [url] })
    expect(run(added, listDeactivated({ url })).activeListUrls).toEqual([])
    expect(run(added, listDeactivated({ url }), listActivated({ url }), listActivated({ url })).activeListUrls).toEqual(
      [url],
    )
    expect(run(added, listRemoved({ url }))).toEqual(initialListsState)
    expect(run(undefined, listActivated({ url }))).toEqual(initialListsState)
  })

  it('accept the first version, and keep a newer one pending', () => {
    const loaded = run(added, ...fetched('1', list(1)))
    expect(loaded.byUrl[url]).toEqual({ current: list(1) })
    const waiting = run(loaded, ...fetched('2', list(1, 1)))
    expect(waiting.byUrl[url]).toEqual({ current: list(1), pendingUpdate: list(1, 1) })
    expect(run(waiting, listUpdateAccepted({ url })).byUrl[url]).toEqual({ current: list(1, 1) })
  })

  it('ignore the same or an older version', () => {
    const loaded = run(added, ...fetched('1', list(2)))
    expect(run(loaded, ...fetched('2', list(2))).byUrl[url]).toEqual({ current: list(2) })
    expect(run(loaded, ...fetched('2', list(1, 9))).byUrl[url]).toEqual({ current: list(2) })
  })

  it('reject accepting an update that does not exist', () => {
    expect(() => run(added, listUpdateAccepted({ url }))).toThrow('accept list update called without pending update')
    expect(() => run(undefined, listUpdateAccepted({ url }))).toThrow(
      'accept list update called without pending update',
    )
  })

  it('keep their tokens if a fetch fails, with the reason', () => {
    const loaded = run(added, ...fetched('1', list(1)))
    const error = { key: 'tokens.list.error.download', values: { reason: 'x' } }
    const failed = run(loaded, listRequested({ url, requestId: '2' }), listFailed({ url, requestId: '2', error }))
    expect(failed.byUrl[url]).toEqual({ current: list(1), error })
    expect(run(failed, listRequested({ url, requestId: '3' })).byUrl[url]).toEqual({
      current: list(1),
      loadingRequestId: '3',
    })
  })

  it('ignore outdated requests and removed lists', () => {
    const two = run(added, listRequested({ url, requestId: '1' }), listRequested({ url, requestId: '2' }))
    expect(run(two, listFetched({ url, requestId: '1', list: list(1) })).byUrl[url]).toEqual({ loadingRequestId: '2' })
    expect(run(two, listRemoved({ url }), listFetched({ url, requestId: '2', list: list(1) })).byUrl).toEqual({})
  })

  it('store an added token once', () => {
    const token = { address: ADDRESS, symbol: 'A', name: 'Ay', decimals: 18 }
    const upper = { ...token, address: `0x${'A'.repeat(40)}` as const }
    expect(
      run(undefined, tokenAdded({ chainId: 25, token }), tokenAdded({ chainId: 25, token: upper })).addedTokens,
    ).toEqual({ 25: [upper] })
  })
})

describe('restoreLists', () => {
  it('restores complete lists without pending requests', () => {
    const state = run(added, ...fetched('1', list(1)), ...fetched('2', list(2)), listRequested({ url, requestId: '3' }))
    const kept = JSON.parse(JSON.stringify(state)) as Record<string, unknown>
    expect(restoreLists(kept)).toEqual({ ...state, byUrl: { [url]: { current: list(1), pendingUpdate: list(2) } } })
  })

  it.each([
    ['nothing', {}],
    ['texts', { byUrl: 'x', activeListUrls: 'x', addedTokens: 'x' }],
    [
      'lists that are none',
      { byUrl: { a: 7, b: null }, activeListUrls: ['a', 3, null], addedTokens: { 25: 'x', me: [] } },
    ],
  ])('falls back for %s', (_what, kept) => {
    expect(restoreLists(kept)).toEqual(initialListsState)
  })

  it('restores an acknowledgement only if it is true', () => {
    const token = { address: ADDRESS, symbol: 'A', name: 'Ay', decimals: 18 }
    const restored = restoreLists({
      addedTokens: { 25: [{ ...token, isUnderstood: 'yes' }], 338: [{ ...token, isUnderstood: true }] },
    })
    expect(restored.addedTokens).toEqual({ 25: [token], 338: [{ ...token, isUnderstood: true }] })
  })

  it('restores the number of omitted tokens', () => {
    const kept = { byUrl: { [url]: { current: { ...list(1), leftOutCount: 3 } } }, activeListUrls: [] }
    expect(restoreLists(kept).byUrl[url]?.current).toMatchObject({ leftOutCount: 3 })
  })

  it('drops a list with an invalid token, to be fetched again', () => {
    const bad = { ...list(1), tokens: [...list(1).tokens, { symbol: 'B' }] }
    expect(restoreLists({ byUrl: { [url]: { current: bad } }, activeListUrls: [url, url] })).toEqual({
      byUrl: { [url]: {} },
      activeListUrls: [url],
      addedTokens: {},
    })
  })
})
