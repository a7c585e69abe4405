// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { goToRootOnce, rootOf } from './rootPath'

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash })

beforeEach(() => sessionStorage.clear())

describe('rootPath', () => {
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

  it('keeps query and hash', () => {
    expect(rootOf(at('/app', '?ref=x', '#y'), '/app/')).toBe('/app/?ref=x#y')
  })

  it('redirects once and never loops', () => {
    const replace = vi.fn()
    expect(goToRootOnce({ ...at('/app'), replace }, '/app/')).toBe(true)
    expect(replace).toHaveBeenCalledExactlyOnceWith('/app/')
    expect(goToRootOnce({ ...at('/app'), replace }, '/app/')).toBe(false)
    expect(replace).toHaveBeenCalledTimes(1)
  })

  it('does not redirect without session storage', () => {
    const getItem = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied')
    })
    const replace = vi.fn()
    expect(goToRootOnce({ ...at('/app'), replace }, '/app/')).toBe(false)
    expect(replace).not.toHaveBeenCalled()
    getItem.mockRestore()
  })
})
