import { afterEach, describe, expect, it, vi } from 'vitest'

async function load(base: string) {
  vi.resetModules()
  vi.stubEnv('BASE_URL', base)
  return import('./siteRouter')
}

describe('siteRouter', () => {
  afterEach(() => vi.unstubAllEnvs())

  it.each([
    ['/', { pathname: '/earn', hash: '' }, '/earn'],
    ['/app/', { pathname: '/app/compound/vvs-vvs', hash: '#x' }, '/compound/vvs-vvs'],
    ['/app/', { pathname: '/app', hash: '' }, '/'],
    ['./', { pathname: '/ipfs/bafy/', hash: '#/compound/vvs-vvs?tab=1' }, '/compound/vvs-vvs'],
    ['./', { pathname: '/ipfs/bafy/index.html', hash: '' }, '/'],
  ])('built for %s finds the path of %j', async (base, location, path) => {
    const { pathIn } = await load(base)
    expect(pathIn(location)).toBe(path)
  })

  it.each([
    ['/', { search: '?ref=a', hash: '#/earn?ref=b' }, 'ref=a'],
    ['./', { search: '', hash: '#/earn?ref=b&x=1' }, 'ref=b&x=1'],
    ['./', { search: '?ref=a', hash: '#/earn' }, 'ref=a'],
    ['./', { search: '', hash: '' }, ''],
  ])('built for %s finds the parameters of %j', async (base, location, query) => {
    const { queryIn } = await load(base)
    expect(queryIn(location).toString()).toBe(query)
  })

  it('uses the hash if the base is unknown', async () => {
    expect((await load('./')).basename).toBe('/')
    expect((await load('/app/')).basename).toBe('/app/')
  })
})
