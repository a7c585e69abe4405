import { existsSync, readFileSync } from 'node:fs'
import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { brand, footerLinks } from '@/config/brand'
import { TestStore } from '@/hooks/testing/TestStore'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { Footer } from './Footer'

const node = () => {
  throw new Error('down')
}
const show = () => {
  render(
    <TestStore node={node}>
      <TestLanguage>
        <MemoryRouter>
          <Footer />
        </MemoryRouter>
      </TestLanguage>
    </TestStore>,
  )
  const links = within(screen.getByRole('contentinfo', { name: 'About Sundial' })).getAllByRole('link')
  return links.map((link) => [link.textContent, link.getAttribute('href')])
}
/** Every footer has these. */
const OWN = ['Source code', 'Project status', 'Report a problem']

const { links } = brand
afterEach(() => {
  Reflect.set(brand, 'links', links)
})

describe('footer', () => {
  it('has the links of the brand in their order, and leaves out those without a URL', () => {
    const shown = show().map(([name]) => name)
    expect(shown).toEqual(['About', 'Developers', 'Documentation', 'Security', ...OWN])
  })

  it('leads from the build of a published site to the change log of its version', () => {
    document.head.innerHTML = '<meta name="build" content="0123456789ab">'
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string }
    expect(show().at(-1)).toEqual([
      `Build 0123456789ab (${version})`,
      `${brand.repositoryUrl}/blob/v${version}/CHANGELOG.md`,
    ])
    document.head.innerHTML = ''
  })

  it('leads to files that the repository has', () => {
    const paths = show().flatMap(([, href]) => /\/(?:blob|tree)\/main\/(.+)$/.exec(href ?? '')?.[1] ?? [])
    expect(paths).toEqual(['CONTRIBUTING.md', 'docs'])
    expect(paths.every((path) => existsSync(path))).toBe(true)
  })

  it('has all of them once the brand does', () => {
    const all = Object.fromEntries(footerLinks.map((name) => [name, `https://brand.test/${name}`]))
    Reflect.set(brand, 'links', all)
    expect(show()).toEqual([
      ['About', 'https://brand.test/about'],
      ['Online Store', 'https://brand.test/store'],
      ['Customer Support', 'https://brand.test/support'],
      ['Troubleshooting', 'https://brand.test/troubleshooting'],
      ['Guides', 'https://brand.test/guides'],
      ['Developers', 'https://brand.test/developers'],
      ['Documentation', 'https://brand.test/documentation'],
      ['Bug Bounty', 'https://brand.test/bugBounty'],
      ['Audits', 'https://brand.test/audits'],
      ['Careers', 'https://brand.test/careers'],
      ['Security', '/security'],
      ...OWN.map((name) => [name, expect.stringContaining(brand.repositoryUrl) as unknown]),
    ])
  })
})
