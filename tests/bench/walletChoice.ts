import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { libraryFiles, WALLET_LIBRARIES } from '../support/walletCode'
import { openEarn } from './earnPage'
import type { BenchRow } from './figures'

/** Measures what a visit has loaded when the wallet selection is open, and what each wallet library would add. */
export async function measureWalletChoice(browser: Browser, siteUrl: string, siteFolder: string): Promise<BenchRow[]> {
  const page = await browser.newPage()
  const fetched = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched.add(new URL(request.url()).pathname.slice(1))
  })
  await openEarn(page, siteUrl)
  await page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'WalletConnect', exact: true }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.close()

  const kilobytes = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(`${siteFolder}/${file}`), { level: 9 }).length, 0) /
    1000
  const libraries = Object.entries(WALLET_LIBRARIES).map(([name, key]) => ({
    name,
    files: libraryFiles(siteFolder, key),
  }))
  const early = libraries.flatMap(({ files }) => files).filter((file) => fetched.has(file))
  return [
    {
      name: 'JavaScript fetched before any wallet is chosen, gzip',
      value: kilobytes(fetched),
      unit: 'KB',
      note: 'the Earn list with the connect dialog open',
    },
    { name: 'of it libraries of wallets', value: kilobytes(early), unit: 'KB', budget: 0 },
    ...libraries.map(({ name, files }) => ({
      name: `library of ${name}, gzip`,
      value: kilobytes(files),
      unit: 'KB',
      note: 'fetched when it is chosen',
    })),
  ]
}
