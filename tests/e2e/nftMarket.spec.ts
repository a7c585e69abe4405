import type { Page } from '@playwright/test'
import { nftCollectionPath } from '../../src/config/routes'
import { createNftMarket } from '../support/nftMarket'
import { expectReadable, MARKUP, MEGABYTE, PAGE_URL, SCRIPT_URL, SCRIPTED_SVG, TURNED, test } from './support/hostile'
import { expect, expectFitsAndIsAccessible } from './support/test'

const GATEWAYS = ['ipfs.io', 'dweb.link', 'gateway.pinata.cloud']
const CID = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'
const svg = (content: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`)}`
/** A copy of two copies of two copies …: a billion. */
const RECURSIVE = svg(
  `<path id="a0" d="M0 0h1v1z"/>${Array.from({ length: 30 }, (_, index) => `<g id="a${index + 1}"><use href="#a${index}"/><use href="#a${index}"/></g>`).join('')}`,
)

const items = (page: Page) => page.getByRole('list', { name: 'Items' })
/** The picture of an item: an image, or its placeholder. */
const image = (page: Page, name: string) => items(page).getByRole('img', { name, exact: true })
const placeholder = (page: Page, name: string) => image(page, `${name}, no image`)

/** The hosts other than the site's own that the page asked. */
function watchHosts(page: Page): () => readonly string[] {
  const hosts = new Set<string>()
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol !== 'data:' && protocol !== 'blob:' && !/(^|\.)(localhost|127\.0\.0\.1)$/.test(hostname))
      hosts.add(hostname)
  })
  return () => [...hosts]
}

test('metadata on the chain that is meant to hurt is shown as a picture and plain text, or not at all', async ({
  page,
  chain,
}) => {
  const { addHostile } = await createNftMarket(chain)
  const hostile = await addHostile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  const hosts = watchHosts(page)
  await page.goto(nftCollectionPath(hostile))
  await expect(page.getByText('This is not the verified collection Horizons')).toBeVisible()
  await expect(items(page).getByRole('listitem')).toHaveCount(10)
  await image(page, 'Horizons #1').scrollIntoViewIfNeeded()
  await expect(image(page, 'Horizons #1')).toHaveAttribute('src', /^data:image\/svg\+xml;base64,/)
  await expect
    .poll(() => image(page, 'Horizons #1').evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0)
  for (const tokenId of [2, 3, 4, 5, 6, 7, 8, 9, 10]) {
    await items(page)
      .getByRole('listitem')
      .nth(tokenId - 1)
      .scrollIntoViewIfNeeded()
    await expect(placeholder(page, `Horizons #${tokenId}`)).toBeVisible()
  }
  await expectReadable(page)
  expect(hosts()).toEqual([])
})

test('a service that is meant to hurt changes nothing but names and pictures', async ({
  page,
  chain,
  possibleErrors,
}) => {
  // The content is gone from every gateway.
  possibleErrors.push(new RegExp(CID))
  const market = await createNftMarket(chain)
  const images: readonly (readonly [name: string, image: unknown, isShown: boolean])[] = [
    [MARKUP, SCRIPTED_SVG, true],
    [TURNED, SCRIPT_URL, false],
    ['Page', PAGE_URL, false],
    ['Tracker', 'http://tracker.example/a.png', false],
    ['Secure tracker', 'https://tracker.example/a.png', false],
    ['Huge', svg(`<!--${'a'.repeat(3 * MEGABYTE)}-->`), false],
    ['Recursive', RECURSIVE, false],
    [
      'Entities',
      `data:image/svg+xml,${encodeURIComponent('<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg"><text>&a;</text></svg>')}`,
      false,
    ],
    ['Gone', `https://tracker.example/ipfs/${CID}`, false],
    ['Number', 7, false],
    ['x'.repeat(100_000), '', false],
  ]
  const tokens = images.map(([name, original], index) => ({
    tokenId: String(index + 1),
    name,
    description: MARKUP,
    image: { original, thumbnail: original },
    // A megabyte of them for the first one.
    attributes: Array.from({ length: index === 0 ? 7_000 : 10 }, () => ({ traitType: TURNED, value: 'v'.repeat(100) })),
    collection: { name: MARKUP },
    createdAt: 'never',
    updatedAt: {},
  }))
  await page.route(/\/nft\/collections\/0x[0-9a-f]{40}\/tokens/, (route) =>
    route.fulfill({
      json: { total: tokens.length, attributesDistribution: { [MARKUP]: { [TURNED]: 5, fine: 1 } }, data: tokens },
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
  await page.route(new RegExp(CID), (route) =>
    route.fulfill({ status: 404, headers: { 'access-control-allow-origin': '*' } }),
  )
  const hosts = watchHosts(page)
  await page.goto(`${nftCollectionPath(market.collection('Selvage'))}?sale=all&sort=id`)
  await expect(items(page).getByRole('listitem')).toHaveCount(images.length)
  for (const [index, [, , isShown]] of images.entries()) {
    const card = items(page).getByRole('listitem').nth(index)
    await card.scrollIntoViewIfNeeded()
    if (isShown) await expect(card.locator('img')).toHaveAttribute('src', /^data:image\/svg\+xml;base64,/)
    else await expect(card.getByRole('img', { name: /, no image$/ })).toBeVisible()
  }
  await expectReadable(page)
  for (const host of hosts()) expect(GATEWAYS).toContain(host)
})

test('a collection of 10,000 shows its first items after three requests, and fits', async ({ page, chain }) => {
  const { collection } = await createNftMarket(chain)
  const asked: string[] = []
  page.on('request', (request) => {
    if (/subgraphs\/name\/nft-market|\/nft\/collections\/0x/.test(request.url()))
      asked.push(request.postData() ?? request.url())
  })
  await page.goto(nftCollectionPath(collection('Ten Thousand Nights')))
  await expect(items(page).getByRole('listitem').first()).toContainText('30 CRO')
  expect(asked.filter((text) => text.includes('nfts(') && !text.includes('lowest')).length).toBeLessThanOrEqual(1)
  await expect(image(page, 'Ten Thousand Nights #5001')).toHaveAttribute('src', /^data:image/)
  await expectFitsAndIsAccessible(page)
})

test('the cards of a long list, which are drawn twelve at a time, leave no hole at any width', async ({
  page,
  chain,
}) => {
  const { collection } = await createNftMarket(chain)
  await page.goto(`${nftCollectionPath(collection('Ten Thousand Nights'))}?sale=all`)
  const cards = items(page).locator('[data-chunk]').first()
  await cards.waitFor()
  const columns = () => cards.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)
  for (const width of [360, 600, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    expect(12 % (await columns()), `${width} px`).toBe(0)
  }
})
