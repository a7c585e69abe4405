import { type Locator, type Page } from '@playwright/test'
import { openConnected } from './support/connected'
import { expect, test } from './support/test'

const FORMS = [
  ['/compound/single-usdc', 'deposit-card'],
  ['/earn/cro-lock', 'lock-deposit'],
  ['/zap', 'zap-card'],
  ['/swap', 'swap-card'],
  ['/add', 'add-card'],
] as const

const bounds = async (place: Locator) => {
  const { y, height } = (await place.boundingBox()) ?? { y: NaN, height: NaN }
  return { top: y, bottom: y + height }
}
const barTop = async (page: Page) =>
  (await bounds(page.getByRole('navigation').filter({ has: page.getByRole('button', { name: 'Menu' }) }))).top

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

for (const [path, card] of FORMS) {
  test(`on a phone, the button of ${path} is visible with the focused field and covers no field`, async ({
    page,
    devnet,
  }) => {
    await openConnected(page, devnet, path)
    const act = page.getByTestId(card).getByTestId('form-act')
    const fields = page.getByTestId(card).getByPlaceholder('0.0')
    const bar = await barTop(page)
    const expectBothSeen = async (field: Locator) => {
      expect((await bounds(field)).top).toBeGreaterThan(64)
      expect((await bounds(act)).bottom).toBeLessThanOrEqual(bar + 1)
    }
    for (const field of await fields.all()) {
      await field.tap()
      await expectBothSeen(field)
      // The field moves behind the bar, and comes back with the first digit.
      await page.evaluate(([top, barY]) => window.scrollBy(0, top - barY), [(await bounds(field)).top, bar] as const)
      await page.keyboard.type('1')
      await expectBothSeen(field)
      expect(await page.getByTestId(card).evaluate(coveringAt)).toEqual([])
    }
  })
}

/** Runs in the page: scroll positions at which a form's button covers one of its fields. */
function coveringAt(form: Element): readonly number[] {
  const places = Array.from({ length: 21 }, (_, step) => step * 50)
  return places.filter((top) => {
    window.scrollTo(0, top)
    const act = form.querySelector('[data-testid="form-act"]')?.getBoundingClientRect()
    const fields = [...form.querySelectorAll('[placeholder="0.0"]')].map((field) => field.getBoundingClientRect())
    return act === undefined || fields.some((field) => field.bottom > act.top && field.top < act.bottom)
  })
}
