import { type Locator } from '@playwright/test'
import { clickAndConfirm } from './support/confirm'
import { openConnected } from './support/connected'
import { installInjectedWallet } from './support/injectedWallet'
import { expect, test } from './support/test'
import { tokenAddress } from './support/zapPage'

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

for (const [path, card, label, act] of [
  ['/compound/single-cro', 'vault-panel', 'Amount to deposit', 'Deposit'],
  [`/zap?outputCurrency=${tokenAddress('VVS')}`, 'zap-card', 'Amount', 'Zap'],
] as const) {
  for (const [width, height] of [
    [1440, 900],
    [360, 740],
  ] as const) {
    test(`a toast covers no part of the form of ${card}, or on a phone none of its fields and buttons: ${width}x${height}`, async ({
      page,
      devnet,
    }) => {
      await page.setViewportSize({ width, height })
      const wallet = await openConnected(page, devnet, path)
      const form = page.getByTestId(card)
      await form.getByLabel(label, { exact: true }).fill('5')
      await wallet.rejectNext()
      await clickAndConfirm(form.getByRole('button', { name: act, exact: true }))
      await expect(page.getByRole('status').getByText('You rejected the request')).toBeVisible()
      const isPhone = width < 768
      const parts = isPhone ? form.locator('input:visible, button:visible') : form
      const covered = async () => {
        const stack = await bounds(page.locator('[role=status][data-place]'))
        const overlaps: string[] = []
        for (const part of await parts.all()) {
          const { left, top, right, bottom } = await bounds(part)
          if (!(right <= stack.left || left >= stack.right || bottom <= stack.top || top >= stack.bottom))
            overlaps.push((await part.textContent()) ?? '')
        }
        return overlaps
      }
      await expect.poll(covered).toEqual([])
    })
  }
}
