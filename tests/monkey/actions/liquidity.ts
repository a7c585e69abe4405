import deployment from '../../../src/config/deployments/devnet.json' with { type: 'json' }
import { routes } from '../../../src/config/routes'
import type { Area, World } from '../area'
import { compareFigure, isConnected, pathOf, type ShownFigure } from '../page'
import type { Finding } from '../walk'

const LP_DECIMALS = 18
const NATIVE = deployment.nativeCurrency.symbol
const { wcro } = deployment.contracts
const decimalsOf = new Map(
  Object.values(deployment.tokens).map(({ address, decimals }) => [address.toLowerCase(), decimals]),
)

interface ShownPosition {
  /** The two currencies, as in paths. */
  readonly currencies: readonly string[]
  readonly liquidity: ShownFigure | undefined
  readonly pooled: readonly (ShownFigure | undefined)[]
}

function shownPositions({ tab }: World): Promise<readonly ShownPosition[]> {
  return tab.page.evaluate((remove) => {
    const { lang } = document.documentElement
    return [...document.querySelectorAll('[data-testid="position"]')].map((card) => {
      const figure = (id: string) => {
        const shown = card.querySelector<HTMLElement>(`[data-testid="${id}"] [data-figure]`)
        return shown ? { text: shown.dataset['figure'] || shown.innerText, lang } : undefined
      }
      const path = card.querySelector<HTMLAnchorElement>(`a[href*="${remove}/"]`)?.pathname ?? ''
      return {
        currencies: path.split('/').slice(-2),
        liquidity: figure('position-lp'),
        pooled: [figure('pooled-a'), figure('pooled-b')],
      }
    })
  }, routes.removeLiquidity)
}

async function findContradictions(world: World): Promise<readonly Finding[]> {
  const { account, tab, truth } = world
  if (pathOf(tab.page) !== routes.liquidity || !(await isConnected(world))) return []
  const compared = (await shownPositions(world)).map(async ({ currencies, liquidity, pooled }) => {
    const [a = '', b = ''] = currencies.map((currency) => (currency === NATIVE ? wcro : currency))
    const [decimalsA, decimalsB] = [a, b].map((token) => decimalsOf.get(token.toLowerCase()))
    if (decimalsA === undefined || decimalsB === undefined) return []
    const position = await truth.poolPosition([a, b], account)
    if (position === undefined) return []
    return [
      ...compareFigure('LP position', liquidity, position.liquidity, LP_DECIMALS),
      ...compareFigure('pooled amount', pooled[0], position.amounts[0], decimalsA),
      ...compareFigure('pooled amount', pooled[1], position.amounts[1], decimalsB),
    ]
  })
  return (await Promise.all(compared)).flat()
}

/** The account's positions in pools. */
export const liquidityArea: Area = { actions: [], findContradictions }
