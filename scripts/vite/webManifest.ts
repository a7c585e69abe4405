import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brand } from '../../src/config/brand.ts'
import { DEFAULT_LOCALE } from '../../src/config/defaultLocale.ts'
import { ADDRESS_PARAM, routes } from '../../src/config/routes.ts'

export const WEB_MANIFEST = 'manifest.webmanifest'

/** A build for any folder routes by the hash. */
const ANY_FOLDER = './'

/** Menu entries of the icon of the installed app, by the key of their name. */
const SHORTCUTS = [
  ['earn', routes.earn],
  ['swap', routes.swap],
  ['portfolio', routes.portfolio],
] as const

function readTitles(): Readonly<Record<string, string>> {
  const file = fileURLToPath(new URL(`../../locales/${DEFAULT_LOCALE}/common/shell.json`, import.meta.url))
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
}

/**
 * The web app manifest, by which a browser installs the site. URLs are relative to the manifest.
 * @param base of the build, as in Vite's config
 */
export function webManifest(base: string) {
  const titles = readTitles()
  const urlOf = (path: string) => (base === ANY_FOLDER ? `./#${path}` : `.${path}`)
  return {
    id: './',
    name: brand.product,
    short_name: brand.product,
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: '#10132B',
    theme_color: '#10132B',
    categories: ['finance'],
    icons: [
      { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: SHORTCUTS.map(([name, path]) => ({ name: titles[`shell.title.${name}`], url: urlOf(path) })),
    // Opens the portfolio of an address that another app shares. The query of a hash route can't be filled in.
    ...(base === ANY_FOLDER
      ? {}
      : { share_target: { action: urlOf(routes.portfolio), method: 'GET', params: { text: ADDRESS_PARAM } } }),
  }
}
