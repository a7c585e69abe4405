import { routes } from '../../../src/config/routes'
import { runLottery } from '../../support/lottery'
import type { Action, Area, World } from '../area'
import { amountOf, compareFigure, isConnected, pathOf, type ShownFigure } from '../page'
import type { Finding } from '../walk'

const DECIMALS = 18

/** The operator draws the lottery on sale, or starts the next one. */
const operate: Action = {
  name: 'lottery.operate',
  weight: 3,
  keepsTexts: true,
  plan: ({ isPaused }) => (isPaused ? undefined : {}),
  async run({ chain, isPaused }) {
    if (isPaused) return false
    await runLottery(chain).advance()
    return true
  },
}

interface ShownLottery {
  readonly pot: ShownFigure | undefined
  readonly sold: ShownFigure | undefined
  readonly own: ShownFigure | undefined
  /** Unclaimed prizes by lottery; undefined before they are checked. */
  readonly prizes: readonly (ShownFigure | undefined)[] | undefined
}

function shownLottery({ tab }: World): Promise<ShownLottery> {
  return tab.page.evaluate(() => {
    const { lang } = document.documentElement
    const figureOf = (place: Element | null | undefined) => {
      const figure = place?.querySelector<HTMLElement>('[data-figure]')
      return figure ? { text: figure.dataset['figure'] || figure.innerText, lang } : undefined
    }
    const next = document.querySelector('[data-testid="next-draw"]')
    const facts = next?.querySelectorAll('dd')
    const prizes = document.querySelectorAll('[data-testid="prizes"] li')
    return {
      pot: figureOf(next),
      sold: figureOf(facts?.[1]),
      own: figureOf(facts?.[4]),
      prizes: prizes.length === 0 ? undefined : [...prizes].map(figureOf),
    }
  })
}

async function findContradictions(world: World): Promise<readonly Finding[]> {
  const { account, tab, truth } = world
  if (pathOf(tab.page) !== routes.lottery || !(await isConnected(world))) return []
  const shown = await shownLottery(world)
  const { pot, sold, own } = await truth.lottery(account)
  return [
    ...compareFigure('prize pot', shown.pot, pot, DECIMALS),
    ...compareFigure('tickets sold', shown.sold, sold, 0),
    ...compareFigure('tickets of the account', shown.own, own, 0),
    ...(shown.prizes === undefined ? [] : comparePrizes(shown.prizes, await truth.unclaimedPrizes(account))),
  ]
}

function comparePrizes(shown: readonly (ShownFigure | undefined)[], wei: bigint): readonly Finding[] {
  const claimed = shown.reduce((sum, figure) => sum + (amountOf(figure, DECIMALS) ?? 0n), 0n)
  if (claimed === wei) return []
  const detail = `The page shows unclaimed prizes of ${claimed} base units, the chain has ${wei}`
  return [{ invariant: 'wrong figure', subject: 'unclaimed prizes', detail }]
}

/** The lottery. Tickets are bought and prizes claimed by `forms`. */
export const lotteryArea: Area = { actions: [operate], findContradictions }
