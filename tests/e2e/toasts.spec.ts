import { type Locator } from '@playwright/test'
import { installInjectedWallet } from './support/injectedWallet'
import { expect, test } from './support/test'

const bounds = async (place: Locator) => {
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN }
  return { left: x, top: y, right: x + width, bottom: y + height }
}

for (const [width, height, top] of [
  [1440, 900, 80],
  [1440, 500, 80],
  [1000, 900, 80],
  [1000, 500, undefined],
  [360, 640, undefined],
] as const) {
  test(`a toast above a dialog keeps its 80 px if there is room, and covers none of its buttons: ${width}x${height}`, async ({
    page,
    devnet,
  }) => {
    await page.setViewportSize({ width, height })
    const [account = ''] = devnet.accounts
    const wallet = await installInjectedWallet(page, { rpcUrl: devnet.rpcUrl, account, chainId: devnet.chainId })
    await page.goto('/earn')
    await page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click()
    const dialog = page.getByRole('dialog')
    await wallet.rejectNext()
    await dialog.getByRole('button', { name: 'Test Wallet' }).click()
    const toast = dialog.getByRole('status').getByText('Authorization Error')
    await expect(toast).toBeVisible()
    const stack = await bounds(dialog.getByRole('status'))
    if (top !== undefined) expect(stack.top).toBe(top)
    expect(stack.bottom).toBeLessThan(height)
    for (const button of await dialog.locator('button:not([role="status"] button)').all()) {
      const { left, top: buttonTop, right, bottom } = await bounds(button)
      expect(right <= stack.left || left >= stack.right || bottom <= stack.top || buttonTop >= stack.bottom).toBe(true)
    }
  })
}
