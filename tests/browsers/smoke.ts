import { waitFor } from '../../scripts/support/waitFor.mjs'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { everyPath } from '../support/everyPath'
import type { Driver } from './driver'

const USDC = deployment.tokens.USDC.address

/** Expression of the first visible element of a role whose name starts with a text. */
const find = (role: string, name: string, place?: string) =>
  `smoke.find(${[role, name, ...(place === undefined ? [] : [place])].map((text) => JSON.stringify(text)).join(', ')})`

async function isTrue(driver: Driver, expression: string): Promise<void> {
  await waitFor(expression, async () => (await driver.read(`Boolean(${expression})`)) === true)
}

async function press(driver: Driver, role: string, name: string, place?: string): Promise<void> {
  const element = find(role, name, place)
  await isTrue(driver, `${element}?.matches(':enabled:not([aria-busy=true])')`)
  await driver.click(element).catch((error: unknown) => {
    throw new Error(`${element} cannot be clicked: ${String(error)}`, { cause: error })
  })
}

const shows = (driver: Driver, text: string) =>
  isTrue(driver, `document.body.innerText.includes(${JSON.stringify(text)})`)

/** Fails for errors and refused requests since the page was opened. */
async function expectNoProblems(driver: Driver): Promise<void> {
  const problems = (await driver.read('smoke.problems')) as readonly string[]
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

async function opensEveryPage(driver: Driver, siteUrl: string): Promise<void> {
  const failures: string[] = []
  for (const path of everyPath) {
    try {
      await driver.open(siteUrl + path)
      await isTrue(driver, "document.querySelector('h1') && !document.querySelector('main [aria-busy=true]')")
      await expectNoProblems(driver)
    } catch (error) {
      failures.push(`${path}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  if (failures.length > 0) throw new Error(failures.join('\n'))
}

async function connects(driver: Driver, siteUrl: string): Promise<void> {
  await driver.open(`${siteUrl}/compound/single-usdc`)
  await press(driver, 'button', 'Connect Wallet', 'banner')
  await press(driver, 'button', 'Test Wallet', 'dialog')
  await isTrue(driver, find('button', '0x', 'banner'))
}

async function confirms(driver: Driver, button: string): Promise<void> {
  await press(driver, 'button', button, 'main')
  await press(driver, 'button', 'Confirm in wallet', 'dialog')
}

async function deposits(driver: Driver): Promise<void> {
  await press(driver, 'button', '50 %', 'main')
  await confirms(driver, 'Approve')
  await shows(driver, 'You have approved!')
  await confirms(driver, 'Deposit')
  await shows(driver, 'You have successfully deposit! Enjoy earning!')
  await expectNoProblems(driver)
}

async function swaps(driver: Driver, siteUrl: string): Promise<void> {
  await driver.open(`${siteUrl}/swap?outputCurrency=${USDC}&exactAmount=25`)
  await press(driver, 'button', 'Swap', 'main')
  await press(driver, 'button', 'Confirm swap', 'dialog')
  await shows(driver, 'Transaction confirmed')
  await expectNoProblems(driver)
}

async function choosesTokenByKeyboard(driver: Driver, siteUrl: string): Promise<void> {
  await driver.open(`${siteUrl}/zap`)
  const opener = find('button', 'You receive')
  await isTrue(driver, opener)
  await driver.read(`${opener}.focus()`)
  await driver.press('Enter')
  await isTrue(driver, `document.activeElement === ${find('combobox', 'Search', 'dialog')}`)
  await driver.press('Escape')
  await isTrue(driver, `document.activeElement === ${opener}`)
  await driver.press('Enter')
  await isTrue(driver, find('combobox', 'Search', 'dialog'))
  await driver.type('usdc')
  await isTrue(driver, `${find('option', 'USDC', 'dialog')}?.ariaPosInSet === '1'`)
  await driver.press('ArrowDown')
  await driver.press('Enter')
  await isTrue(driver, `document.activeElement === ${find('button', 'You receive: USDC')}`)
  await expectNoProblems(driver)
}

/** What every browser must be able to do, in this order. */
export const smoke: Readonly<Record<string, (driver: Driver, siteUrl: string) => Promise<void>>> = {
  [`opens ${everyPath.length} pages`]: opensEveryPage,
  'connects an injected wallet': connects,
  'approves and deposits': deposits,
  swaps,
  'chooses a token by keyboard': choosesTokenByKeyboard,
}
