// @vitest-environment jsdom

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { numberedAddress } from '@/lib/testing/addresses'

async function load() {
  vi.resetModules()
  return import('./recentInfo')
}

beforeEach(() => localStorage.clear())

describe('recentInfo', () => {
  it('keeps the latest ten, each once, over a reload', async () => {
    const { rememberInfo } = await load()
    for (let index = 0; index < 12; index += 1) rememberInfo('token', numberedAddress(index))
    rememberInfo('token', numberedAddress(5))
    rememberInfo('pool', numberedAddress(5))
    const { recentInfo } = await load()
    expect(recentInfo.getSnapshot().map(({ kind, address }) => `${kind} ${Number(address)}`)).toEqual([
      'pool 5',
      'token 5',
      ...[11, 10, 9, 8, 7, 6, 4, 3].map((index) => `token ${index}`),
    ])
  })

  it.each([
    ['no list', '{"kind":"token"}'],
    ['no JSON', '['],
    [
      'foreign entries',
      '[null,7,{"kind":"token","address":"0x1"},{"kind":"vault","address":"0x' + '1'.repeat(40) + '"}]',
    ],
  ])('ignores %s in storage', async (_what, text) => {
    localStorage.setItem('recentInfo', text)
    const { recentInfo } = await load()
    expect(recentInfo.getSnapshot()).toEqual([])
  })
})
