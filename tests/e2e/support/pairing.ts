import type { Locator, Page } from '@playwright/test'
import jsQr from 'jsqr'
import { expect } from './expect'

/** Pixels per QR module, large enough for a camera. */
const SCALE = 4
const MODULE = /M(\d+) (\d+)h1v1h-1z/g

export const connectDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Connect Wallet' })
export const qrCode = (page: Page): Locator =>
  connectDialog(page).getByRole('img', { name: 'Code to scan with your wallet' })
export const userMenu = (page: Page, account: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${account.slice(0, 6)}`, 'i') })

export async function openDialog(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(connectDialog(page)).toBeVisible()
}

/** Reads the QR code from the page like a wallet's camera. */
export async function scanCode(page: Page): Promise<string> {
  const code = qrCode(page)
  await expect(code).toBeVisible()
  const [, , size = 0] = ((await code.getAttribute('viewBox')) ?? '').split(' ').map(Number)
  const side = size * SCALE
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  const path = (await code.locator('path').getAttribute('d')) ?? ''
  for (const [, column, row] of path.matchAll(MODULE)) {
    for (let y = 0; y < SCALE; y += 1) {
      for (let x = 0; x < SCALE; x += 1) {
        const pixel = ((Number(row) * SCALE + y) * side + Number(column) * SCALE + x) * 4
        pixels.fill(0, pixel, pixel + 3)
      }
    }
  }
  const read = jsQr(pixels, side, side)
  if (read === null) throw new Error('The QR code cannot be read')
  return read.data
}

/** Selects a remote wallet and reads the QR code from the page. */
export async function chooseAndScan(page: Page, choice: string): Promise<string> {
  await openDialog(page)
  await connectDialog(page).getByRole('button', { name: choice, exact: true }).click()
  return scanCode(page)
}

/** Ends the session from the site. */
export async function disconnectHere(page: Page, account: string): Promise<void> {
  await userMenu(page, account).click()
  await page.getByRole('menuitem', { name: 'Disconnect' }).click()
  await expect(page.getByRole('button', { name: 'Connect Wallet' }).first()).toBeVisible()
}
