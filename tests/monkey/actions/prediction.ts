import { routes } from '../../../src/config/routes'
import { createMarket } from '../../support/market'
import { type Action, type Area, arg, type World } from '../area'
import { compareFigure, isConnected, pathOf, type ShownFigure } from '../page'
import type { Finding } from '../walk'

const CRO_DECIMALS = 18
const CRO = 10n ** 18n

const advance: Action = {
  name: 'prediction.advance',
  weight: 4,
  keepsTexts: true,
  plan: () => ({}),
  async run({ chain }) {
    await (await createMarket(chain)).advance()
    return true
  },
}

/** A bet of another account, on either side. */
const bet: Action = {
  name: 'prediction.bet',
  weight: 3,
  keepsTexts: true,
  plan: (_, random) => ({
    trader: random.pick(['0', '1', '2']),
    side: random.pick(['betBull', 'betBear']),
    cro: random.pick(['1', '40', '900']),
  }),
  async run({ chain }, args) {
    const { currentEpoch, send, traders } = await createMarket(chain)
    const wei = BigInt(arg(args, 'cro')) * CRO
    return send(traders[Number(arg(args, 'trader'))], arg(args, 'side'), [await currentEpoch()], wei).then(
      () => true,
      // The round is locked, or the account has bet on it.
      () => false,
    )
  },
}

interface ShownEpoch {
  readonly epoch: string
  readonly figure: ShownFigure | undefined
}

/** The prize pool of each round card, and the amount of each bet in the history, by their rounds. */
function shownRounds({
  tab,
}: World): Promise<{ readonly pools: readonly ShownEpoch[]; readonly bets: readonly ShownEpoch[] }> {
  return tab.page.evaluate(() => {
    const { lang } = document.documentElement
    const figureOf = (figure: HTMLElement | null | undefined) =>
      figure ? { text: figure.dataset['figure'] || figure.innerText, lang } : undefined
    const pools = [...document.querySelectorAll<HTMLElement>('[data-testid^="round-"]')].map((card) => ({
      epoch: card.dataset['testid']?.slice('round-'.length) ?? '',
      figure: figureOf(card.querySelector<HTMLElement>('dl > :last-child [data-figure]')),
    }))
    const rows = document.querySelectorAll<HTMLElement>('[data-testid="bet-history"] tbody [role="row"]')
    const bets = [...rows].flatMap((row) => {
      const epoch = row.querySelector('a')?.pathname.split('/').at(-1)
      return epoch === undefined ? [] : [{ epoch, figure: figureOf(row.querySelector<HTMLElement>('[data-figure]')) }]
    })
    return { pools, bets }
  })
}

async function findContradictions(world: World): Promise<readonly Finding[]> {
  if (pathOf(world.tab.page) !== routes.prediction) return []
  const { account, truth } = world
  const { pools, bets } = await shownRounds(world)
  const poolFindings = pools.map(async ({ epoch, figure }) =>
    compareFigure('prize pool of a round', figure, await truth.predictionPool(BigInt(epoch)), CRO_DECIMALS),
  )
  const betFindings = (await isConnected(world))
    ? bets.map(async ({ epoch, figure }) =>
        compareFigure('bet on a round', figure, await truth.predictionBet(BigInt(epoch), account), CRO_DECIMALS),
      )
    : []
  return (await Promise.all([...poolFindings, ...betFindings])).flat()
}

/** Rounds of the prediction market, and the account's bets on them. */
export const predictionArea: Area = { actions: [advance, bet], findContradictions }
