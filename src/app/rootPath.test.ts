// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { goToRootOnce, rootOf } from './rootPath'

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash })

beforeEach(() => sessionStorage.clear())

describe('the root path', () => {
  it.each([
    ['/app', '/app/', '/app/'],
    ['', '/app/', '/app/'],
    ['/app/', '/app/', undefined],
    ['/app/earn', '/app/', undefined],
    ['/application', '/app/', undefined],
    ['/', '/', undefined],
    ['', '/', undefined],
    ['/earn', '/', undefined],
  ])('%j in a site at %s goes to %s', (pathname, base, root) => {
    expect(rootOf(at(pathname), base)).toBe(root)
  })

  it('keeps the query, where a referral may stand, and the hash', () => {
    expect(rootOf(at('/app', '?ref=x', '#y'), '/app/')).toBe('/app/?ref=x#y')
  })

  it('goes there once and never in a loop', () => {
    const replace = vi.fn()
    expect(goToRootOnce({ ...at('/app'), replace }, '/app/')).toBe(true)
    expect(replace).toHaveBeenCalledExactlyOnceWith('/app/')
    expect(goToRootOnce({ ...at('/app'), replace }, '/app/')).toBe(false)
    expect(replace).toHaveBeenCalledTimes(1)
  })

  it('stays where sessions cannot be told apart', () => {
    const getItem = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied')
    })
    const replace = vi.fn()
    expect(goToRootOnce({ ...at('/app'), replace }, '/app/')).toBe(false)
    expect(replace).not.toHaveBeenCalled()
    getItem.mockRestore()
  })
})
