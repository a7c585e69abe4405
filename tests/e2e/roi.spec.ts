import { exactFigure, openConnected } from './support/connected'
import { expect, expectFitsAndIsAccessible, test } from './support/test'

test('the ROI calculator projects dollars by keyboard, draws them, and finds the stake for a target', async ({
  page,
  devnet,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openConnected(page, devnet, '/compound/single-cro')
  await page.getByRole('button', { name: 'ROI calculator' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'ROI calculator' })
  const pressed = (name: string) =>
    expect(dialog.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true')
  await dialog.getByRole('button', { name: 'USD', exact: true }).press('Enter')
  await pressed('USD')
  await dialog.getByRole('button', { name: '$100', exact: true }).press('Enter')
  await expect(dialog.getByLabel('Amount', { exact: true })).toHaveValue('100')
  await dialog.getByRole('button', { name: '14D', exact: true }).press('Enter')
  await expect(dialog.getByLabel('Days', { exact: true })).toHaveValue('14')
  await expect(dialog.getByText('Earned in 14 days')).toBeVisible()

  const drawing = dialog.getByRole('img', { name: /^Projected value: from \$/ })
  await drawing.scrollIntoViewIfNeeded()
  await expect(drawing.locator('canvas').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Show as a table' }).press('Enter')
  await expect(dialog.getByRole('table', { name: 'Projected value' })).toBeVisible()
  await expectFitsAndIsAccessible(page)

  const earned = Number(await exactFigure(dialog.getByTestId('roi-result')))
  await dialog.getByRole('button', { name: 'CRO', exact: true }).click()
  await dialog.getByRole('button', { name: 'Required stake', exact: true }).click()
  await dialog.getByLabel('Target earnings').fill(String(earned))
  const stake = Number(await exactFigure(dialog.getByTestId('roi-result')))
  await dialog.getByLabel('Target earnings').fill(String(earned * 2))
  await expect
    .poll(async () => Math.abs(Number(await exactFigure(dialog.getByTestId('roi-result'))) / stake - 2))
    .toBeLessThan(1e-6)
})
