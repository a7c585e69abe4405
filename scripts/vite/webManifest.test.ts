import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { routes } from '../../src/config/routes'
import { webManifest } from './webManifest'

describe('web app manifest', () => {
  it('names existing icons, one of which may be cropped', () => {
    const { icons } = webManifest('/')
    expect(icons.filter(({ src }) => !existsSync(`public/${src}`))).toEqual([])
    expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1)
  })

  it.each([
    ['/', './earn'],
    ['/app/', './earn'],
    ['./', './#/earn'],
  ])('of a build for %s leads to its pages', (base, earn) => {
    const { shortcuts } = webManifest(base)
    expect(shortcuts.map(({ name }) => name)).toEqual(['Earn', 'Swap', 'Portfolio'])
    expect(shortcuts[0]?.url).toBe(earn)
  })

  it('takes a shared address to the portfolio where the host can', () => {
    expect(webManifest('/').share_target).toEqual({
      action: `.${routes.portfolio}`,
      method: 'GET',
      params: { text: 'address' },
    })
    expect(webManifest('./')).not.toHaveProperty('share_target')
  })
})
