// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AppStore, createAppStore } from './appStore'
import { createFakeChain, MULTICALL } from './testing/fakeChain'
import { settingsChanged } from './user/userSlice'

async function open(): Promise<AppStore> {
  const store = createAppStore({ client: createFakeChain().client, chainId: 31337, multicall: MULTICALL })
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(50)
  return store
}
const kept = (store: AppStore) => {
  const { user, transactions } = store.getState()
  return { approvalMode: user.approvalMode, chains: Object.keys(transactions).filter((key) => key !== '_persist') }
}
const DEFAULTS = { approvalMode: 'max', chains: [] }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('persisted state', () => {
  it('is restored on the next visit', async () => {
    const store = await open()
    store.dispatch(settingsChanged({ approvalMode: 'exact' }))
    await vi.advanceTimersByTimeAsync(50)
    expect(kept(await open())).toEqual({ approvalMode: 'exact', chains: [] })
  })

  it('is written before the page is left', async () => {
    const store = await open()
    store.dispatch(settingsChanged({ approvalMode: 'exact' }))
    window.dispatchEvent(new Event('pagehide'))
    expect(localStorage.getItem('persist:user')).toContain('exact')
  })

  const version = (value: unknown) => JSON.stringify({ version: value, rehydrated: true })
  it.each([
    ['no JSON', '{{{'],
    ['nothing', ''],
    ['null', 'null'],
    ['a text', '"dark"'],
    ['a list', '[1,2]'],
    ['fields that are no JSON', JSON.stringify({ approvalMode: 'exact', _persist: version(1) })],
    ['values that are wrong', JSON.stringify({ approvalMode: '"everything"', 31337: '7', _persist: version(1) })],
    ['a state without a version', JSON.stringify({ approvalMode: '{}', 31337: '{"0x":{}}' })],
    ['a version that is a text', JSON.stringify({ _persist: version('x') })],
  ])('falls back to defaults for %s', async (_what, garbage) => {
    for (const key of ['persist:user', 'persist:transactions']) localStorage.setItem(key, garbage)
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const store = await open()
    const { approvalMode, chains } = kept(store)
    expect({
      approvalMode,
      chains: chains.filter((chain) => Object.keys(store.getState().transactions[Number(chain)] ?? {}).length > 0),
    }).toEqual(DEFAULTS)
    store.dispatch(settingsChanged({ approvalMode: 'exact' }))
    expect(store.getState().user.approvalMode).toBe('exact')
    expect(logged).not.toHaveBeenCalled()
  })

  it('keeps the settings of older and newer versions', async () => {
    for (const old of [0, 1, 3]) {
      localStorage.setItem(
        'persist:user',
        JSON.stringify({ approvalMode: '"exact"', gone: '1', _persist: version(old) }),
      )
      vi.spyOn(console, 'error').mockImplementation(() => undefined)
      expect(kept(await open()).approvalMode).toBe('exact')
    }
  })

  it('resets a slippage and deadline that an older version stored as strings', async () => {
    const old = { slippageBps: '"80"', deadlineSec: 'null', isExpertMode: 'true', _persist: version(1) }
    localStorage.setItem('persist:user', JSON.stringify(old))
    expect((await open()).getState().user).toMatchObject({ slippageBps: 50, deadlineSec: 1200, isExpertMode: true })
  })

  it('starts without storage', async () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(denied)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(denied)
    const store = await open()
    store.dispatch(settingsChanged({ approvalMode: 'exact' }))
    await vi.advanceTimersByTimeAsync(50)
    expect(kept(store)).toEqual({ approvalMode: 'exact', chains: [] })
  })
})
