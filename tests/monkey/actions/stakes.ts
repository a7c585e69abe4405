import { routes } from '../../../src/config/routes'
import type { Area, World } from '../area'
import { compareFigure, isConnected, pathOf, type ShownFigure } from '../page'
import { deployedFarms, deployedPools } from '../stakes'
import type { Finding } from '../walk'

interface ShownStake {
  readonly id: string
  /** Of the account's facts, in their order; a fact without a figure is undefined. */
  readonly figures: readonly (ShownFigure | undefined)[]
}

/** The account's facts in the open rows of a list, by the id in their test id. */
function shownStakes({ tab }: World, pattern: string): Promise<readonly ShownStake[]> {
  return tab.page.evaluate((source) => {
    const { lang } = document.documentElement
    const idOf = new RegExp(source)
    return [...document.querySelectorAll<HTMLElement>('[data-testid]')].flatMap((place) => {
      const id = idOf.exec(place.dataset['testid'] ?? '')?.[1]
      if (id === undefined) return []
      const figures = [...(place.querySelector('dl')?.querySelectorAll('dd') ?? [])].map((fact) => {
        const figure = fact.querySelector<HTMLElement>('[data-figure]')
        return figure ? { text: figure.dataset['figure'] || figure.innerText, lang } : undefined
      })
      return [{ id, figures }]
    })
  }, pattern)
}

async function compareFarms(world: World): Promise<readonly Finding[]> {
  const { account, truth } = world
  const compared = (await shownStakes(world, String.raw`^farm-(\d+)-position$`)).map(async ({ id, figures }) => {
    const farm = deployedFarms.find((each) => each.id === id)
    if (farm === undefined) return []
    const { amount, rewards = 0n } = await farm.read(truth, account)
    return [
      ...compareFigure('stake in a farm', figures[0], amount, farm.decimals),
      ...compareFigure('rewards of a farm', figures[1], rewards, farm.rewardDecimals),
    ]
  })
  return (await Promise.all(compared)).flat()
}

/** The first fact of a pool is its reward, that of the automatic vault what the shares are worth. */
async function comparePools(world: World): Promise<readonly Finding[]> {
  const { account, truth } = world
  const compared = (await shownStakes(world, String.raw`^pool-(\d+|auto)$`)).map(async ({ id, figures }) => {
    const pool = deployedPools.find((each) => each.id === id)
    if (pool === undefined) return []
    const { amount, rewards } = await pool.read(truth, account)
    return rewards === undefined
      ? compareFigure('stake in the automatic vault', figures[0], amount, pool.decimals)
      : compareFigure('reward of a pool', figures[0], rewards, pool.rewardDecimals)
  })
  return (await Promise.all(compared)).flat()
}

async function findContradictions(world: World): Promise<readonly Finding[]> {
  const path = pathOf(world.tab.page)
  if ((path !== routes.farms && path !== routes.pools) || !(await isConnected(world))) return []
  return path === routes.farms ? compareFarms(world) : comparePools(world)
}

/** The account's stakes and rewards in farms, pools and the automatic vault. */
export const stakesArea: Area = { actions: [], findContradictions }
