import type { Page } from '@playwright/test'
import { clickAndConfirm } from './support/confirm'
import { openConnected } from './support/connected'
import { expect, expectFitsAndIsAccessible, test } from './support/test'

const PATH = '/competition'
const battle = (page: Page) => page.getByTestId('battle')

test('the next battle is entered, and the prizes of the past one are claimed', async ({ page, devnet }) => {
  await openConnected(page, devnet, `${PATH}?competition=coming`)
  await battle(page).getByRole('checkbox').check()
  await clickAndConfirm(battle(page).getByRole('button', { name: 'Enter the battle' }))
  await expect(battle(page).getByText('You are in. Come back when the battle starts.')).toBeVisible()
  await page.getByRole('button', { name: 'Past', exact: true }).click()
  await expect(page).toHaveURL(/competition=past/)
  await clickAndConfirm(battle(page).getByRole('button', { name: 'Claim prizes' }))
  await expect(battle(page).getByText('You have claimed your prizes.')).toBeVisible()
})

test('the score is drawn as a picture, with its text beside it, and downloads', async ({ page, devnet }) => {
  await openConnected(page, devnet, PATH)
  await page.getByTestId('score').getByRole('button', { name: 'Share your score' }).click()
  const picture = page.getByRole('dialog', { name: 'Share your score' }).getByRole('img')
  await expect(picture).toHaveAccessibleName(/Syrup Storm, Rank \d+ in the team/)
  // More than one color: it is drawn.
  const colors = await picture.evaluate((canvas: HTMLCanvasElement) => {
    const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
    const found = new Set<string>()
    for (let at = 0; at < data.length; at += 400) found.add(`${data[at]},${data[at + 1]},${data[at + 2]}`)
    return found.size
  })
  expect(colors).toBeGreaterThan(3)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download image' }).click()
  expect((await download).suggestedFilename()).toBe('trading-battle.png')
  await expectFitsAndIsAccessible(page)
})

test('on a phone, another battle is chosen with the keyboard, and everything fits', async ({ page, devnet }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openConnected(page, devnet, PATH)
  await expect(battle(page).getByText('Live', { exact: true })).toBeVisible()
  await expect(page.getByTestId('ranks').getByRole('list', { name: 'Teams by score' })).toBeVisible()
  await expectFitsAndIsAccessible(page)
  await page.getByRole('button', { name: 'Coming', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(battle(page).getByText('Get ready')).toBeVisible()
  await expectFitsAndIsAccessible(page)
})
