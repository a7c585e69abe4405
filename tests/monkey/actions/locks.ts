import type { Area, World } from '../area'
import { compareIds, isConnected } from '../page'
import type { Finding } from '../walk'

/** Further locks are behind a button. */
const SHOWN_AT_MOST = 30

/** The ids at the end of the headings of the account's locks; undefined on other pages. */
function shownLocks({ tab }: World): Promise<string[] | undefined> {
  return tab.page.evaluate(() => {
    const section = document.querySelector('[data-testid="lockings"]')
    if (section === null || section.querySelector('[aria-busy="true"]') !== null) return undefined
    return [...section.querySelectorAll('li h3')].map((heading) => /\d+$/.exec(heading.textContent.trim())?.[0] ?? '')
  })
}

async function findContradictions(world: World): Promise<readonly Finding[]> {
  const { account, truth } = world
  if (!(await isConnected(world))) return []
  const shown = await shownLocks(world)
  if (shown === undefined) return []
  const held = await truth.lockIds(account)
  return held.length > SHOWN_AT_MOST ? [] : compareIds('locks', shown, held)
}

/** The account's locks. The form is covered by `tokens`, withdrawals by generic presses. */
export const locksArea: Area = { actions: [], findContradictions }
