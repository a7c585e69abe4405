import { openConnected } from './support/connected'
import { expect, expectFitsAndIsAccessible, test } from './support/test'

const PATH = '/voting'
const FARM = 'Raise the share of the DIAL/CRO farm'

test('a vote is signed in the wallet and counted', async ({ page, devnet }) => {
  await openConnected(page, devnet, PATH)
  await page.getByRole('link', { name: FARM }).click()
  await expect(page.getByRole('heading', { level: 1, name: FARM })).toBeVisible()
  const cast = page.getByTestId('cast')
  await cast.getByRole('radio', { name: 'Leave it' }).check()
  await cast.getByRole('button', { name: 'Cast vote' }).click()
  const sheet = page.getByRole('dialog', { name: 'Cast vote' })
  await expectFitsAndIsAccessible(page)
  await sheet.getByRole('button', { name: 'Sign in wallet' }).click()
  await expect(cast.getByText('Vote cast')).toBeVisible()
  await expect(cast.getByText(/^You voted for: Leave it/)).toBeVisible()
  await expect(page.getByTestId('results').getByText(/^Recounted here from 4 votes/)).toBeVisible()
  await expectFitsAndIsAccessible(page)
})

test('the text of a stranger runs and loads nothing', async ({ page, devnet }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('attacker.invalid')) foreign.push(request.url())
  })
  await openConnected(page, devnet, `${PATH}?type=community`)
  await page.getByRole('link', { name: /Claim/ }).click()
  const text = page.getByRole('article', { name: 'Proposal' })
  await expect(text.getByText('Picture from attacker.invalid, not loaded')).toBeVisible()
  await expect(page).toHaveTitle('Proposal | Sundial')
  expect(foreign).toEqual([])
  await expectFitsAndIsAccessible(page)
})

test('on a phone, a proposal is written with the keyboard, and its mistakes are named', async ({ page, devnet }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openConnected(page, devnet, PATH)
  await expect(page.getByRole('link', { name: FARM })).toBeVisible()
  await expectFitsAndIsAccessible(page)
  await page.getByRole('tab', { name: 'Core' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/type=community/)
  await page.getByRole('link', { name: 'Make a Proposal' }).focus()
  await page.keyboard.press('Enter')
  const publish = page.getByRole('button', { name: 'Publish' })
  await expect(publish).toBeEnabled()
  await publish.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Title is required')).toBeVisible()
  await expect(page.getByText('Choices must not be empty')).toBeVisible()
  await expectFitsAndIsAccessible(page)
})
