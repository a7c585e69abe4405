import type { Area, World } from '../area'
import { compareIds, isConnected } from '../page'
import type { Finding } from '../walk'

/** The page shows the others when asked. */
const SHOWN_AT_MOST = 30

/** Numbers at the end of the headings of the account's locks; undefined where the page lists none. */
function shownLocks({ tab }: World): Promise<string[] | undefined> {
  return tab.page.evaluate(() => {
    const section = document.querySelector('[data-testid="lockings"]')
    if (section === null || section.querySelector('[aria-busy="true"]') !== null) return undefined
    return [...section.querySelectorAll('li h3')].map((heading) => /\d+$/.exec(heading.textContent.trim())?.[0] ?? '')
  })
}

async function findContradictions(world: World): Promise<readonly Finding[]> {
  const { account, tab, truth } = world
  if (!(await isConnected(tab.page))) return []
  const shown = await shownLocks(world)
  if (shown === undefined) return []
  const held = await truth.lockIds(account)
  return held.length > SHOWN_AT_MOST ? [] : compareIds('locks', shown, held)
}

/** The account's locks. Their form is one of `tokens`, their withdrawal a button as any other. */
export const locksArea: Area = { actions: [], findContradictions }
