import type { ElementHandle, Locator, Page } from '@playwright/test'
import type { TranslationKey } from '../../src/i18n/keys'
import { arg, isChainUnreliable, type World } from './area'
import { findControl, pressControl, typeInto } from './controls'
import { isConnected, pathOf } from './page'
import type { Random } from './random'
import { isPageBusy, waitUntilIdle } from './tab'
import { textPattern } from './texts'
import type { StepArgs } from './walk'

/** A form of the app. It is found by role and name, wherever it is on its page. */
export interface Form {
  /** Relative frequency among the forms. */
  readonly weight: number
  /** Pages with the form, and amounts to type there; without amounts, nothing is typed. */
  readonly places: readonly { readonly path: string; readonly amounts?: readonly string[] }[]
  /** Name of the button that opens the form, if it is in the row of a list; all rows are opened. */
  readonly row?: TranslationKey
  /** Names of the button that shows the form. */
  readonly openers?: readonly TranslationKey[]
  /** Whether it is in a dialog, behind which there may be buttons of the same names. */
  readonly isInDialog?: true
  /** Test id of the form, if other buttons of the page have the same names. */
  readonly within?: string
  /** Name of the tab that the form is in, if its page has tabs. */
  readonly tab?: TranslationKey
  /** Name of a radio button to choose. */
  readonly choose?: TranslationKey
  /** Label of the amount field. */
  readonly field?: TranslationKey
  /** Name of the button that fills in the form instead of a typed amount. */
  readonly fill?: RegExp
  /** Names of the button that submits it. */
  readonly acts: readonly TranslationKey[]
  /** Seconds that have to pass before it can be submitted. */
  readonly passSec?: string
}

const APPROVALS: readonly TranslationKey[] = ['liquidity.permit.sign', 'tx.approve']
const CONFIRMATIONS: readonly TranslationKey[] = [
  'tx.review.confirm',
  'tx.sign.confirm',
  'swap.confirm',
  'liquidity.add.confirm',
  'liquidity.remove.confirm',
]
const ACCEPTANCES: readonly TranslationKey[] = ['tx.review.changed.accept']

/** The most approvals of a form, and the action itself. */
const MAX_ROUNDS = 4
/** After this many polls of the latest block, a form that is not ready stays so. */
const POLLS_TO_REST = 4
/** Limits the wait for a form that never rests, such as with failing nodes. */
const WAIT_MS = 60_000
const UNRELIABLE_SHARE = 0.2
const NAME_LENGTH = 60

/** Chooses where and how to complete a form; undefined without the wallet. */
export async function planForm(
  world: World,
  random: Random,
  forms: Readonly<Record<string, Form>>,
): Promise<StepArgs | undefined> {
  if (!(await isConnected(world))) return undefined
  // Forms wait for the chain, so they would take up all the time.
  if ((isChainUnreliable(world) || world.isPaused) && !random.chance(UNRELIABLE_SHARE)) return undefined
  const { name, places } = random.pickWeighted(Object.entries(forms).map(([key, form]) => ({ ...form, name: key })))
  const { path, amounts } = random.pick(places)
  return {
    form: name,
    path,
    ...(amounts === undefined ? {} : { amount: random.pick(amounts) }),
    by: random.pick(['mouse', 'keyboard']),
    answer: random.pick(['confirm', 'confirm', 'confirm', 'reject']),
  }
}

/**
 * Completes a form as a user does: opens its page, fills it in, approves, reviews and confirms in the wallet, or rejects
 * there.
 * @returns false if the page has no such form now
 */
export async function completeForm(world: World, form: Form, args: StepArgs): Promise<boolean> {
  const { chain, siteUrl, tab } = world
  const { page, wallet } = tab
  if (form.passSec !== undefined) await chain.increaseTime(Number(form.passSec))
  const path = arg(args, 'path')
  const hasDialog = (await page.$('dialog[open]')) !== null
  if (hasDialog || new URL(page.url()).pathname !== path)
    await page.goto(siteUrl + path, { waitUntil: 'domcontentloaded' })
  world.hadFocus = false
  if (!(await fillIn(world, form, args['amount']))) return false
  const isRejected = arg(args, 'answer') === 'reject'
  const byMouse = arg(args, 'by') === 'mouse'
  const typed = tab.typed
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const found = await waitFor(world, async () => findButton(page, placeOf(page, form), [...APPROVALS, ...form.acts]))
    if (found === undefined) return true
    await press(page, found.button, byMouse)
    world.hadFocus = true
    if (isRejected) await wallet.rejectNext()
    if (!(await confirmReview(world, byMouse))) break
    // Nothing was sent, so the text must still be there.
    if (isRejected) tab.typed = typed && { ...typed }
    else tab.typed = undefined
    if (world.isPaused) await chain.mine()
    if (isRejected || !APPROVALS.includes(found.name)) break
  }
  await closeDialog(world)
  return true
}

async function fillIn(world: World, form: Form, amount: string | undefined): Promise<boolean> {
  const { page } = world.tab
  const { row, openers, tab } = form
  if (row !== undefined && (await waitFor(world, () => openRows(page, row))) === undefined) return false
  if (openers !== undefined) {
    const opener = await waitFor(world, () => findButton(page, page, openers))
    if (opener === undefined) return false
    await press(page, opener.button, false)
  }
  if (tab !== undefined) {
    await waitFor(world, async () => {
      const [button] = await shownHandles(page.getByRole('tab', { name: await patternOf(page, tab) }))
      const isSelected = (await button?.getAttribute('aria-selected')) === 'true'
      if (button !== undefined && !isSelected) await pressControl(page, button)
      return button !== undefined || (await isShown(page, form)) || undefined
    })
  }
  if (form.choose !== undefined) {
    const name = await patternOf(page, form.choose)
    const chosen = await waitFor(
      world,
      async () => (await shownHandles(placeOf(page, form).getByRole('radio', { name })))[0],
    )
    if (chosen === undefined) return false
    await pressControl(page, chosen)
    for (const box of await handlesOf(placeOf(page, form).getByRole('checkbox', { checked: false })))
      await press(page, box, true)
  }
  if (form.fill !== undefined) {
    const buttons = page.getByRole('button', { name: form.fill })
    const button = await waitFor(world, () => firstPressable(buttons))
    if (button === undefined) return false
    await press(page, button, false)
  }
  if (form.field === undefined || amount === undefined) return true
  const field = await waitFor(world, () => shownField(page, form))
  if (field === undefined) return false
  await typeInto(page, field, amount)
  world.hadFocus = true
  await waitUntilIdle(world.tab)
  const { name, text } = await field.evaluate((element, length) => {
    const input = element as HTMLInputElement
    const label = input.ariaLabel ?? input.labels?.[0]?.textContent ?? ''
    return { name: label.trim().replace(/\s+/g, ' ').slice(0, length), text: input.value }
  }, NAME_LENGTH)
  const wanted = { role: 'text', name, nth: '0' }
  const isFound = (await findControl(page, wanted)) !== undefined
  world.tab.typed = isFound && text !== '' ? { ...wanted, path: pathOf(page), text } : undefined
  return true
}

/** Where the form's buttons are. */
const placeOf = (page: Page, { isInDialog, within }: Form): Page | Locator => {
  if (isInDialog === true) return page.locator('dialog[open]').last()
  return within === undefined ? page : page.getByTestId(within)
}

/** Opens all rows of a list; undefined if it has none. */
async function openRows(page: Page, name: TranslationKey): Promise<true | undefined> {
  const buttons = await shownHandles(page.getByRole('button', { name: await patternOf(page, name) }))
  for (const button of buttons) {
    if ((await button.getAttribute('aria-expanded')) !== 'true') await press(page, button, false)
  }
  return buttons.length > 0 || undefined
}

async function patternOf(page: Page, key: TranslationKey): Promise<RegExp> {
  return textPattern(await page.evaluate(() => document.documentElement.lang), key)
}

/** Found by the roles of controls, which are all HTML elements here. */
async function handlesOf(controls: Locator): Promise<readonly ElementHandle<HTMLElement>[]> {
  return (await controls.elementHandles()) as ElementHandle<HTMLElement>[]
}

async function shownHandles(controls: Locator): Promise<readonly ElementHandle<HTMLElement>[]> {
  const shown: ElementHandle<HTMLElement>[] = []
  for (const handle of await handlesOf(controls)) if (await handle.isVisible()) shown.push(handle)
  return shown
}

async function shownField(page: Page, { field }: Form): Promise<ElementHandle<HTMLElement> | undefined> {
  if (field === undefined) return undefined
  const named = page.getByRole('textbox', { name: await patternOf(page, field) })
  return (await shownHandles(named.and(page.locator(':enabled'))))[0]
}

/** Whether the form's field or button is on the page. */
async function isShown(page: Page, form: Form): Promise<boolean> {
  if ((await shownField(page, form)) !== undefined) return true
  for (const act of form.acts) {
    if ((await page.getByRole('button', { name: await patternOf(page, act) }).count()) > 0) return true
  }
  return false
}

/** The first of some buttons that can be pressed. */
async function firstPressable(buttons: Locator): Promise<ElementHandle<HTMLElement> | undefined> {
  for (const button of await handlesOf(buttons)) {
    if (await button.evaluate((element) => !element.matches(':disabled, [aria-disabled="true"], [aria-busy="true"]')))
      return button
  }
  return undefined
}

interface FoundButton {
  readonly name: TranslationKey
  readonly button: ElementHandle<HTMLElement>
}

/** The first button with one of these names that can be pressed. */
async function findButton(
  page: Page,
  within: Page | Locator,
  names: readonly TranslationKey[],
): Promise<FoundButton | undefined> {
  for (const name of names) {
    const button = await firstPressable(within.getByRole('button', { name: await patternOf(page, name) }))
    if (button !== undefined) return { name, button }
  }
  return undefined
}

async function press(page: Page, button: ElementHandle<HTMLElement>, byMouse: boolean): Promise<void> {
  if (byMouse && (await pressControl(page, button))) return
  await button.focus()
  await page.keyboard.press('Enter')
}

/** Confirms the open review once it can be, accepting what it asks to accept. @returns false if it never can */
async function confirmReview(world: World, byMouse: boolean): Promise<boolean> {
  const { page } = world.tab
  const isConfirmed = await waitFor(world, async () => {
    const dialog = page.locator('dialog[open]').last()
    if ((await dialog.count()) === 0) return undefined
    const confirm = await findButton(page, dialog, CONFIRMATIONS)
    if (confirm !== undefined) {
      await press(page, confirm.button, byMouse)
      return true
    }
    const accept = (await findButton(page, dialog, ACCEPTANCES))?.button
    if (accept !== undefined) await press(page, accept, byMouse)
    for (const box of await handlesOf(dialog.getByRole('checkbox', { checked: false }))) {
      await box.focus()
      await page.keyboard.press('Space')
    }
    return undefined
  })
  return isConfirmed === true
}

/** Closes a review that can't be confirmed, or the dialog that shows how the transaction ends. */
async function closeDialog(world: World): Promise<void> {
  const { page } = world.tab
  await waitFor(world, async () => {
    const isOpen = (await page.$('dialog[open]')) !== null
    if (!isOpen || (await isPageBusy(page))) return isOpen ? undefined : true
    await page.keyboard.press('Escape')
    return undefined
  })
}

/** Polls the page until a probe finds something. @returns undefined once the page rests without it */
export async function waitFor<T>(world: World, probe: () => Promise<T | undefined>): Promise<T | undefined> {
  const { tab } = world
  const startedAtMs = performance.now()
  const firstPoll = tab.blockPolls()
  for (;;) {
    // Before the probe: what arrives during it counts only in the next one.
    const isAtRest =
      tab.blockPolls() - firstPoll >= POLLS_TO_REST && tab.pendingRequests() === 0 && !(await isPageBusy(tab.page))
    const found = await probe()
    if (found !== undefined) return found
    if (isAtRest || performance.now() - startedAtMs > WAIT_MS) return undefined
    // A page that becomes visible again polls the latest block at once.
    await tab.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await waitUntilIdle(tab)
  }
}
