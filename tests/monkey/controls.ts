import type { ElementHandle, Page } from '@playwright/test'

/** Something on a page that a user can use, as it can be found again after the page was drawn anew. */
export interface Control {
  readonly kind: 'press' | 'figure' | 'text' | 'choice'
  readonly role: string
  readonly name: string
  /** Among those of the same role and name. */
  readonly nth: string
  /** In the form in which something was last typed. */
  readonly isNearTyped: boolean
}

interface Wanted {
  readonly role: string
  readonly name: string
  readonly nth: string
}

/** Runs in the page, so it may use nothing from outside of itself. */
function findControls(wanted: Wanted | null): { controls: Control[]; found: HTMLElement | undefined } {
  const PRESSED = 'a[href], button, summary, [role="option"], input:is([type="checkbox"], [type="radio"])'
  const TYPED = 'input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"]), textarea'
  const NAME_LENGTH = 60
  // A modal dialog leaves nothing else to use.
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const typedIn = document.querySelector('[data-typed-last]')?.closest('section, form, dialog, main')
  const counts = new Map<string, number>()
  const controls: Control[] = []
  let found: HTMLElement | undefined
  for (const element of top.querySelectorAll<HTMLElement>(`${PRESSED}, ${TYPED}, select`)) {
    const { width, height } = element.getBoundingClientRect()
    const isHere =
      width > 0 &&
      height > 0 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('[inert], [aria-hidden="true"]') === null &&
      !element.matches(':disabled, [aria-disabled="true"], [readonly]')
    // What leads out of the app, or is for development, is none of its pages.
    const leadsOut =
      element instanceof HTMLAnchorElement &&
      (element.origin !== location.origin || element.target === '_blank' || element.pathname === '/kit')
    if (!isHere || leadsOut) continue
    const isField =
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
    const label = isField ? element.labels?.[0]?.textContent : undefined
    const name = (element.ariaLabel ?? label ?? element.textContent).trim().replace(/\s+/g, ' ').slice(0, NAME_LENGTH)
    const role = element.role ?? (element instanceof HTMLInputElement ? element.type : element.localName)
    const key = JSON.stringify([role, name])
    const nth = counts.get(key) ?? 0
    counts.set(key, nth + 1)
    const isFigure = element.matches('[data-exact]')
    const kind = element.matches('select') ? 'choice' : element.matches(TYPED) ? 'text' : isFigure ? 'figure' : 'press'
    controls.push({ kind, role, name, nth: String(nth), isNearTyped: typedIn?.contains(element) === true })
    if (role === wanted?.role && name === wanted.name && String(nth) === wanted.nth) found = element
  }
  return { controls, found }
}

/** What can be used now: what lies in the dialog on top, else on the page. */
export function listControls(page: Page): Promise<readonly Control[]> {
  return page.evaluate(findControls, null).then(({ controls }) => controls)
}

/** The control that was listed, where it can still be used. */
export async function findControl(page: Page, wanted: Wanted): Promise<ElementHandle<HTMLElement> | undefined> {
  const result = await page.evaluateHandle(findControls, wanted)
  const element = (await result.getProperty('found')).asElement()
  return element === null ? undefined : (element as ElementHandle<HTMLElement>)
}

/** Runs in the page. Where to press so that it is the control that is pressed; undefined where something lies over it. */
function placeToPress(element: HTMLElement): { x: number; y: number } | undefined {
  const label = element instanceof HTMLInputElement ? (element.labels ?? [])[0] : undefined
  const target = label ?? element
  target.scrollIntoView({ block: 'center', inline: 'nearest' })
  const { left, top, width, height } = target.getBoundingClientRect()
  const place = { x: left + width / 2, y: top + height / 2 }
  const hit = document.elementFromPoint(place.x, place.y)
  return target.contains(hit) || element.contains(hit) ? place : undefined
}

/** Presses a control with the mouse, as a user does: once, where it is, without waiting for it. @returns whether it could be reached */
export async function pressControl(page: Page, element: ElementHandle<HTMLElement>): Promise<boolean> {
  const place = await element.evaluate(placeToPress)
  if (place === undefined) return false
  await page.mouse.click(place.x, place.y)
  return true
}

/** Types a text in place of what a field holds. */
export async function typeInto(
  page: Page,
  element: ElementHandle<HTMLElement | SVGElement>,
  text: string,
): Promise<void> {
  await element.evaluate((field) => {
    document.querySelector('[data-typed-last]')?.removeAttribute('data-typed-last')
    field.setAttribute('data-typed-last', '')
  })
  await element.focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  await page.keyboard.type(text)
}
