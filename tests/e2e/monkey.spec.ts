import type { Browser, Page } from '@playwright/test'
import type { Devnet } from '../../devnet/startDevnet'
import { pageArea } from '../monkey/actions/page'
import type { Action, World } from '../monkey/area'
import { areas } from '../monkey/areas'
import { checkInvariants, createAxeScanner } from '../monkey/invariants'
import { createTruth } from '../monkey/truth'
import type { Finding } from '../monkey/walk'
import { createWalker } from '../monkey/walking'
import { openWorld } from '../monkey/world'
import type { Chain } from '../support/chain'
import { expect, test } from './support/test'

/** An action without any effect: every finding after it was planted. */
const LOOK: Action = {
  name: 'look',
  weight: 0,
  keepsTexts: true,
  focus: 'given',
  plan: () => ({}),
  run: () => Promise.resolve(true),
}

interface Plant {
  readonly invariant: Finding['invariant']
  readonly what: string
  readonly path: string
  readonly plant: (page: Page) => Promise<unknown>
}

const PLANTS: readonly Plant[] = [
  {
    invariant: 'uncaught error',
    what: 'a script that throws',
    path: '/portfolio',
    plant: (page) =>
      page.evaluate(() => {
        queueMicrotask(() => {
          throw new Error('Planted')
        })
      }),
  },
  {
    invariant: 'policy violation',
    what: 'a request that the content security policy blocks',
    path: '/portfolio',
    plant: (page) => page.evaluate(() => fetch('http://elsewhere.localhost/').catch(() => undefined)),
  },
  {
    invariant: 'error view',
    what: 'an error view',
    path: '/portfolio',
    plant: (page) =>
      page.evaluate(() => {
        const alert = document.createElement('div')
        alert.role = 'alert'
        alert.append(Object.assign(document.createElement('h1'), { textContent: 'Planted' }))
        document.querySelector('main')?.append(alert)
      }),
  },
  {
    invariant: 'wrong figure',
    what: 'a balance that the account does not have',
    path: '/compound/single-cro',
    plant: (page) => page.getByTestId('deposit-card').locator('[data-figure]').first().evaluate(setFigure),
  },
  {
    invariant: 'wrong figure',
    what: 'a position that the account does not have',
    path: '/compound/single-cro',
    plant: (page) => page.getByTestId('position-balance').locator('[data-figure]').evaluate(setFigure),
  },
  {
    invariant: 'wrong figure',
    what: 'a swap balance that the account does not have',
    path: '/swap',
    plant: (page) => page.getByTestId('swap-card').locator('label + * [data-figure]').first().evaluate(setFigure),
  },
  {
    invariant: 'wrong figure',
    what: 'the lock of another account',
    path: '/earn/cro-lock',
    plant: (page) =>
      page
        .getByTestId('lockings')
        .locator('li h3')
        .first()
        .evaluate((heading) => {
          heading.textContent = 'Lock #4711'
        }),
  },
  {
    invariant: 'wrong figure',
    what: 'a TVL in the list that the vault does not have',
    path: '/earn',
    plant: (page) =>
      page.getByTestId('vault-card-single-cro').locator('[data-area="tvl"] [data-figure]').evaluate(setDollars),
  },
  {
    invariant: 'wrong figure',
    what: 'a deposit in the list that the account does not have',
    path: '/earn',
    plant: (page) =>
      page
        .locator('[data-testid^="vault-card-"] [data-area="deposited"]:has([data-figure])')
        .first()
        .locator('[data-figure]')
        .evaluate(setDollars),
  },
  {
    invariant: 'wrong figure',
    what: 'an amount in the portfolio that the account does not have',
    path: '/portfolio',
    plant: (page) =>
      page
        .getByTestId('portfolio-vaults')
        .getByRole('row')
        .filter({ has: page.getByRole('link'), hasNotText: 'Old version' })
        .first()
        .locator('[data-figure]')
        .first()
        .evaluate(setFigure),
  },
  ...(['lp', 'farms', 'pools'] as const).map(
    (group): Plant => ({
      invariant: 'wrong figure',
      what: `an amount among the ${group} of the portfolio that the account does not have`,
      path: '/portfolio',
      plant: (page) =>
        page
          .getByTestId(`portfolio-${group}`)
          .getByRole('row')
          .filter({ has: page.locator('a[href*="/compound/"], a[href*="/farms"], a[href*="/pools"]') })
          .first()
          .locator('[data-figure]')
          .first()
          .evaluate(setFigure),
    }),
  ),
  {
    invariant: 'wrong figure',
    what: 'a farm that is missing in the portfolio',
    path: '/portfolio',
    plant: (page) => page.getByTestId('portfolio-farms').locator('tbody [role="row"]').first().evaluate(removeRow),
  },
  {
    invariant: 'wrong figure',
    what: 'a stake in a farm that the account does not have',
    path: '/farms?q=DIAL-CRO+LP',
    plant: async (page) => {
      await page.getByRole('button', { name: 'Details of DIAL-CRO LP' }).click()
      await page.getByTestId('farm-1-position').locator('[data-figure]').first().evaluate(setFigure)
    },
  },
  {
    invariant: 'wrong figure',
    what: 'a stake in the automatic vault that the account does not have',
    path: '/pools?q=DIAL',
    plant: async (page) => {
      await page.getByRole('button', { name: 'Details of Auto DIAL' }).click()
      // A reward changes with each block, which would undo this.
      await page.getByTestId('pool-auto').locator('[data-figure]').first().evaluate(setFigure)
    },
  },
  {
    invariant: 'wrong figure',
    what: 'a lock that is missing in the portfolio',
    path: '/portfolio',
    plant: (page) => page.getByTestId('portfolio-locks').locator('tbody [role="row"]').first().evaluate(removeRow),
  },
  {
    invariant: 'wrong figure',
    what: 'an LP position that the account does not have',
    path: '/liquidity',
    plant: (page) => page.getByTestId('position-lp').first().locator('[data-figure]').evaluate(setFigure),
  },
  {
    invariant: 'wrong figure',
    what: 'an amount in a pool that the account does not have',
    path: '/liquidity',
    plant: (page) => page.getByTestId('pooled-b').first().locator('[data-figure]').evaluate(setFigure),
  },
  {
    invariant: 'wrong figure',
    what: 'an allowance that is missing in its list',
    path: '/allowances',
    plant: (page) => page.getByTestId('allowances').locator('tbody [role="row"]').first().evaluate(removeRow),
  },
  {
    invariant: 'wrong figure',
    what: 'an allowance that the chain does not have',
    path: '/allowances',
    plant: (page) =>
      page
        .getByTestId('allowances')
        .locator('tbody [role="row"] [role="cell"] bdi')
        .first()
        .evaluate((spender) => {
          spender.setAttribute('title', `0x${'9'.repeat(40)}`)
        }),
  },
  {
    invariant: 'transaction',
    what: 'a transaction stored as succeeded that the chain does not have',
    path: '/portfolio',
    plant: (page) =>
      page.evaluate(() => {
        const hash = `0x${'5'.repeat(64)}`
        const record = { hash, receipt: { status: 1, transactionHash: hash } }
        localStorage.setItem('persist:transactions', JSON.stringify({ 25: JSON.stringify({ [hash]: record }) }))
      }),
  },
  {
    invariant: 'lost focus',
    what: 'a lost focus',
    path: '/portfolio',
    plant: async (page) => {
      await page.keyboard.press('Tab')
      await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    },
  },
  {
    invariant: 'sideways scroll',
    what: 'an element wider than the window',
    path: '/portfolio',
    plant: (page) =>
      page.evaluate(() => {
        const wide = document.createElement('div')
        wide.style.inlineSize = '3000px'
        wide.style.blockSize = '1px'
        document.querySelector('main')?.append(wide)
      }),
  },
  {
    invariant: 'accessibility',
    what: 'a button without a name',
    path: '/portfolio',
    plant: (page) => page.evaluate(() => document.querySelector('main')?.append(document.createElement('button'))),
  },
]

/** Runs in the page. */
function setFigure(figure: Element): void {
  figure.setAttribute('data-figure', '123.456 CRO')
}

/** Runs in the page. */
function setDollars(figure: Element): void {
  figure.setAttribute('data-figure', '$0.12345678')
}

/** Runs in the page. React keeps its own list, so the row has to stay in the document. */
function removeRow(row: Element): void {
  row.removeAttribute('role')
}

function open(browser: Browser, devnet: Devnet, chain: Chain, siteUrl: string, path: string): Promise<World> {
  const truth = createTruth(devnet.rpcUrl)
  return openWorld({ siteUrl, devnet, chain, truth, nodes: [], services: undefined }, browser, path)
}

const look = (world: World) => checkInvariants(world, areas, LOOK, createAxeScanner())

/** A page that has just been opened has no focused element. */
async function focusSomething({ tab: { page } }: World): Promise<void> {
  await expect(page.getByRole('banner').getByRole('button', { name: /^0x/ })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: /^0x/ }).focus()
}

for (const { invariant, what, path, plant } of PLANTS) {
  test(`monkey testing finds ${what}, and nothing without it`, async ({ browser, devnet, chain, siteUrl }) => {
    const world = await open(browser, devnet, chain, siteUrl, path)
    await focusSomething(world)
    // What is still to come would undo what is planted.
    await expect(world.tab.page.locator('main [aria-busy="true"]')).toHaveCount(0)
    expect(await look(world)).toEqual([])
    await plant(world.tab.page)
    expect(new Set((await look(world)).map((finding) => finding.invariant))).toEqual(new Set([invariant]))
    await world.context.close()
  })
}

test('monkey testing finds a text that the page loses', async ({ browser, devnet, chain, siteUrl }) => {
  const world = await open(browser, devnet, chain, siteUrl, '/compound/single-cro')
  const { page } = world.tab
  const field = page.getByLabel('Amount to deposit')
  await expect(field).toBeVisible()
  const typed = { role: 'text', name: 'Amount to deposit', nth: '0', text: '5' }
  const { steps, finding } = await createWalker([pageArea]).replay(world, [{ action: 'page.type', args: typed }])
  expect({ steps: steps.length, finding }).toEqual({ steps: 1, finding: undefined })
  await field.evaluate((element: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, '')
    element.dispatchEvent(new Event('input', { bubbles: true }))
  })
  expect((await look(world)).map((found) => found.invariant)).toEqual(['lost text'])
  await world.context.close()
})
