import type { Browser } from '@playwright/test'
import { createChain } from '../support/chain'
import { createMarket } from '../support/market'
import { type BenchRow, median } from './figures'
import { nextPoll, openCounting, takeRenderCounts } from './renders'

const BLOCKS = 5
const CRO = 10n ** 18n

/** How many round cards a block draws again: an empty one, and one with a new price of the oracle. */
export async function measureRoundRenders(browser: Browser, siteUrl: string, rpcUrl: string): Promise<BenchRow[]> {
  const chain = createChain(rpcUrl)
  const market = await createMarket(chain)
  await market.start()
  const epoch = await market.currentEpoch()
  await market.send(market.traders[0], 'betBull', [epoch], 30n * CRO)
  await market.send(market.traders[1], 'betBear', [epoch], 20n * CRO)
  await market.lockFirst()
  const page = await openCounting(browser)
  await page.goto(`${siteUrl}/prediction`)
  await page.getByTestId(`round-${epoch}`).getByText('Live price').waitFor()
  await page.getByTestId('price-chart').getByRole('img').waitFor()

  const cardsOf = async (happens: () => Promise<unknown>): Promise<number | undefined> => {
    const counts: number[] = []
    for (let block = 0; block < BLOCKS; block += 1) {
      await nextPoll(page)
      await takeRenderCounts(page)
      await happens()
      await nextPoll(page)
      counts.push((await takeRenderCounts(page)).cards)
    }
    return median(counts)
  }
  const empty = await cardsOf(() => chain.mine())
  const priced = await cardsOf(async () => {
    await market.movePrice('up')
    await market.updatePrice()
  })
  const cards = await page.getByTestId(/^round-\d+$/).count()
  await page.close()
  const note = `of ${cards} cards on /prediction, without their countdowns`
  return [
    { name: 'rounds drawn again by an empty block', value: empty, unit: '', budget: 0, note },
    { name: 'rounds drawn again by a new price', value: priced, unit: '', budget: 1, note: `${note}: the live one` },
  ]
}
