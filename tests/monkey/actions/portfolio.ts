import { routes } from '../../../src/config/routes'
import type { Area, World } from '../area'
import { compareFigure, compareIds, isConnected, pathOf, type ShownFigure } from '../page'
import { deployedFarms, deployedPools, type StakedIn } from '../stakes'
import { textPattern } from '../texts'
import { deployedVaults } from '../vaults'
import type { Finding } from '../walk'

const CRO_DECIMALS = 18

interface ShownGroup {
  readonly rows: readonly {
    readonly name: string
    readonly path: string | undefined
    /** What the path searches for. */
    readonly query: string
    readonly badges: string
    readonly amount: ShownFigure | undefined
  }[]
  /** No further rows are behind a button. */
  readonly isWhole: boolean
}

/** The rows of a group; undefined while it loads. */
function shownGroup({ tab }: World, id: string): Promise<ShownGroup | undefined> {
  return tab.page.evaluate((group) => {
    const section = document.querySelector(`[data-testid="portfolio-${group}"]`)
    if (section === null || section.querySelector('[aria-busy="true"]') !== null) return undefined
    const { lang } = document.documentElement
    const rows = [...section.querySelectorAll('tbody [role="row"]')].map((row) => {
      const head = row.querySelector<HTMLElement>('[role="rowheader"]')
      const figure = row.querySelector<HTMLElement>('[role="cell"] [data-figure]')
      return {
        name: (head?.querySelector('a') ?? head)?.textContent.trim() ?? '',
        path: head?.querySelector('a')?.pathname,
        query: new URLSearchParams(head?.querySelector('a')?.search).get('q') ?? '',
        badges: head?.textContent ?? '',
        amount: figure === null ? undefined : { text: figure.dataset['figure'] || figure.innerText, lang },
      }
    })
    return {
      rows,
      isWhole: [...section.querySelectorAll('button')].every((button) => button.closest('table') !== null),
    }
  }, id)
}

/** LP tokens that a vault accepts; their rows lead to it. */
async function compareLpTokens(world: World): Promise<readonly Finding[]> {
  const group = await shownGroup(world, 'lp')
  const compared = (group?.rows ?? []).map(async ({ path = '', amount }) => {
    const vault = deployedVaults.get(path.slice(path.lastIndexOf('/') + 1))
    if (vault === undefined) return []
    const wei = await world.truth.tokenBalance(vault.underlying, world.account)
    return compareFigure('LP tokens in the portfolio', amount, wei, vault.underlyingDecimals)
  })
  return (await Promise.all(compared)).flat()
}

/** The rows of farms or pools are known by what their links search for. */
async function compareStakes(
  world: World,
  id: 'farms' | 'pools',
  venues: readonly StakedIn[],
): Promise<readonly Finding[]> {
  const group = await shownGroup(world, id)
  if (group === undefined) return []
  const subject = `stake among the ${id} of the portfolio`
  const compared = venues.map(async ({ query, decimals, read }): Promise<readonly Finding[]> => {
    const { amount, rewards = 0n } = await read(world.truth, world.account)
    const row = group.rows.find((each) => each.query === query)
    if (row !== undefined) return compareFigure(subject, row.amount, amount, decimals)
    if (!group.isWhole || amount + rewards === 0n) return []
    return [{ invariant: 'wrong figure', subject, detail: `${query || 'auto'} is missing, the chain has ${amount}` }]
  })
  return (await Promise.all(compared)).flat()
}

/** Bets without a result; what there is to collect is in dollars. */
async function compareGames(world: World): Promise<readonly Finding[]> {
  const group = await shownGroup(world, 'games')
  if (group === undefined) return []
  const subject = 'bets in the portfolio'
  const { open, won } = await world.truth.predictionPosition(world.account)
  const row = group.rows.find(({ path }) => path === routes.prediction)
  if (row !== undefined) return compareFigure(subject, row.amount, open, CRO_DECIMALS)
  return open + won === 0n
    ? []
    : [
        {
          invariant: 'wrong figure',
          subject,
          detail: `The market is missing, the chain has ${open} open, ${won} to collect`,
        },
      ]
}

async function findContradictions(world: World): Promise<readonly Finding[]> {
  const { account, tab, truth } = world
  // Another account can be looked at, too.
  if (pathOf(tab.page) !== routes.portfolio || new URL(tab.page.url()).search !== '') return []
  if (!(await isConnected(world))) return []
  const lang = await tab.page.evaluate(() => document.documentElement.lang)
  const old = new RegExp(textPattern(lang, 'portfolio.note.old').source.replaceAll(/[\^$]/g, ''))
  const findings: Finding[] = []

  const vaults = await shownGroup(world, 'vaults')
  const current = vaults?.rows.filter(({ badges }) => !old.test(badges)) ?? []
  const shownIds = current.map(({ path = '' }) => path.slice(path.lastIndexOf('/') + 1))
  const held = await Promise.all(
    [...deployedVaults].map(async ([id, { shareToken, underlyingDecimals }]) => {
      const wei = vaults === undefined ? 0n : await truth.vaultPosition(shareToken, account)
      return { id, underlyingDecimals, wei }
    }),
  )
  for (const { id, underlyingDecimals, wei } of held) {
    const row = current[shownIds.indexOf(id)]
    const subject = 'vault in the portfolio'
    if (row !== undefined) findings.push(...compareFigure(subject, row.amount, wei, underlyingDecimals))
    else if (vaults?.isWhole === true && wei > 0n)
      findings.push({
        invariant: 'wrong figure',
        subject,
        detail: `${id} is missing among ${shownIds.join() || 'none'}, the chain has ${wei}`,
      })
  }

  findings.push(
    ...(await compareLpTokens(world)),
    ...(await compareStakes(
      world,
      'farms',
      // Pool 0 is among the pools.
      deployedFarms.filter(({ id }) => id !== '0'),
    )),
    ...(await compareStakes(world, 'pools', deployedPools)),
    ...(await compareGames(world)),
  )

  const locks = await shownGroup(world, 'locks')
  if (locks?.isWhole === true) {
    const ids = locks.rows.map(({ name }) => /\d+/.exec(name)?.[0] ?? '')
    findings.push(...compareIds('locks in the portfolio', ids, await truth.lockIds(account)))
  }
  return findings
}

/** The account's vaults, LP tokens, stakes, bets and locks in the portfolio. */
export const portfolioArea: Area = { actions: [], findContradictions }
