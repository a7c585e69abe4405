import type { ElementHandle, Page } from '@playwright/test'
import { isNavigationError } from './tab'

/** An interactive element, identified so that it can be found again after a re-render or in a replay. */
export interface Control {
  readonly kind: 'press' | 'figure' | 'text' | 'choice'
  readonly role: string
  readonly name: string
  /** Index among the elements with the same role and name. */
  readonly nth: string
  /** In the same form as the field that was last typed into. */
  readonly isNearTyped: boolean
}

interface Wanted {
  readonly role: string
  readonly name: string
  readonly nth: string
}

/** Runs in the page, so it must be self-contained. */
function findControls(wanted: Wanted | null): { controls: Control[]; found: HTMLElement | undefined } {
  const PRESSED = 'a[href], button, summary, [role="option"], input:is([type="checkbox"], [type="radio"])'
  const TYPED = 'input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"]), textarea'
  const NAME_LENGTH = 60
  // A modal dialog makes everything else inert.
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
    // Links that leave the app and the development page are skipped.
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

/** The enabled controls of the topmost dialog, or of the page if there is none. */
export function listControls(page: Page): Promise<readonly Control[]> {
  return page.evaluate(findControls, null).then(({ controls }) => controls)
}

/** Finds a listed control again; undefined if it is gone or disabled. */
export async function findControl(page: Page, wanted: Wanted): Promise<ElementHandle<HTMLElement> | undefined> {
  const result = await page.evaluateHandle(findControls, wanted)
  const element = (await result.getProperty('found')).asElement()
  return element === null ? undefined : (element as ElementHandle<HTMLElement>)
}

/** Runs in the page. The point to click; undefined if another element covers the control. */
function preparePress(element: HTMLElement): { x: number; y: number } | undefined {
  const label = element instanceof HTMLInputElement ? (element.labels ?? [])[0] : undefined
  const target = label ?? element
  target.scrollIntoView({ block: 'center', inline: 'nearest' })
  const { left, top, width, height } = target.getBoundingClientRect()
  const point = { x: left + width / 2, y: top + height / 2 }
  const isHit = (hit: EventTarget | null) => hit instanceof Node && (target.contains(hit) || element.contains(hit))
  if (!isHit(document.elementFromPoint(point.x, point.y))) return undefined
  document.addEventListener(
    'pointerdown',
    (event) => Object.assign(window, { wasControlPressed: isHit(event.target) }),
    { capture: true, once: true },
  )
  return point
}

/**
 * Clicks a control once with the mouse, without waiting for it to become clickable.
 * @returns false if it is covered, or moved away before the click
 */
export async function pressControl(page: Page, element: ElementHandle<HTMLElement>): Promise<boolean> {
  const point = await element.evaluate(preparePress)
  if (point === undefined) return false
  await page.mouse.click(point.x, point.y)
  return page
    .evaluate(() => (window as unknown as { wasControlPressed?: boolean }).wasControlPressed !== false)
    .catch((error: unknown) => {
      // The click itself can open another page.
      if (isNavigationError(error)) return true
      throw error
    })
}

/** Replaces the content of a field. */
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
