import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Interface, MaxUint256, parseEther } from 'ethers'
import { expect, it } from 'vitest'
import { getDeployment, setDeployment } from '@/config/deployment'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { useChain } from '../integration/chain'
import { click } from './support/confirm'
import { accountAt, closePages, openPage } from './support/openPage'
import { refuseRequests } from './support/refuseRequests'

const chain = useChain()

const WCRO = deployment.tokens.WCRO.address
const USDC = deployment.tokens.USDC.address
const ROUTER = deployment.exchange.contracts.router
/** In every query of the exchange's index. */
const INDEX_QUERY = '_meta'
const router = new Interface([
  'function swapExactETHForTokens(uint256, address[], address, uint256) payable',
  'function addLiquidityETH(address, uint256, uint256, uint256, address, uint256) payable',
])
const token = new Interface(['function approve(address, uint256)'])

/** Buys USDC for some CRO. */
const buy = (cro: string) =>
  chain.send({
    from: accountAt(0),
    to: ROUTER,
    data: router.encodeFunctionData('swapExactETHForTokens', [0n, [WCRO, USDC], accountAt(0), MaxUint256]),
    value: parseEther(cro),
  })

async function addLiquidity(): Promise<void> {
  const from = accountAt(0)
  await chain.send({ from, to: USDC, data: token.encodeFunctionData('approve', [ROUTER, MaxUint256]) })
  const args = [USDC, 3_000_000n, 0n, 0n, from, MaxUint256]
  await chain.send({
    from,
    to: ROUTER,
    data: router.encodeFunctionData('addLiquidityETH', args),
    value: parseEther('100'),
  })
}

const region = (name: string) => screen.findByRole('region', { name })
const rowNames = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map((cell) => within(cell).getByRole('link').textContent)
const address = () => new URLSearchParams(window.location.search)

it('lists a swap and an added liquidity, and those of a kind only', async () => {
  await buy('1234')
  await addLiquidity()
  openPage('/info')
  const section = within(await region('Transactions'))
  const table = await section.findByRole('group', { name: 'Transactions' })
  await within(table).findByRole('link', { name: 'Swap WCRO for USDC' })
  expect(within(table).getAllByText(/^1,234/).length).toBeGreaterThan(0)
  await click(() => section.getByRole('button', { name: 'Adds' }))
  await waitFor(() => expect(section.queryByRole('link', { name: /^Swap/ })).toBeNull())
  expect(section.getAllByRole('link', { name: /^Add (WCRO and USDC|USDC and WCRO)$/ })).not.toHaveLength(0)
  expect(address().get('txKind')).toBe('add')
})

it('shows a swap made after the page was opened', async () => {
  openPage('/info')
  const section = within(await region('Transactions'))
  await section.findAllByRole('row')
  await buy('4321')
  await section.findByText(/^4,321/)
})

it('has figures, histories, and the top tokens and pools, all in the chosen currency', async () => {
  await buy('10')
  openPage('/info')
  const pools = await region('Top Pools')
  const row = await within(pools).findByRole('row', { name: /WCRO\/USDC|USDC\/WCRO/ })
  expect(row).toHaveTextContent('$')
  const tokens = await region('Top Tokens')
  await within(tokens).findByRole('link', { name: 'USDC' })
  await screen.findByText('CRO price')
  await screen.findByRole('img', { name: /^Liquidity: from \$/ })
  await click(() => screen.getByRole('button', { name: 'CRO' }))
  expect(address().get('currency')).toBe('cro')
  await screen.findByRole('img', { name: /^Liquidity: from .* CRO to .* CRO$/ })
  await waitFor(() =>
    expect(within(pools).getByRole('row', { name: /WCRO\/USDC|USDC\/WCRO/ })).toHaveTextContent(/[\d.,]+[MB]? CRO/),
  )
  closePages()
  openPage('/info')
  await waitFor(() => expect(screen.getByRole('button', { name: 'CRO' })).toHaveAttribute('aria-pressed', 'true'))
})

it('sorts and pages as its link says', async () => {
  openPage('/info?poolsSort=liquidity.asc&poolsPage=2')
  const pools = await region('Top Pools')
  await waitFor(() =>
    expect(within(pools).getByRole('columnheader', { name: 'Liquidity' })).toHaveAttribute('aria-sort', 'ascending'),
  )
  expect(within(pools).getByText(/^Page 2 of/)).toBeVisible()
  await click(() => within(pools).getByRole('button', { name: 'Previous page' }))
  expect(address().get('poolsPage')).toBeNull()
  const ascending = rowNames(pools)
  await click(() => within(pools).getByRole('button', { name: /^Liquidity/ }))
  expect(address().get('poolsSort')).toBe('liquidity.desc')
  expect(rowNames(pools)).not.toEqual(ascending)
})

it('keeps starred pools in a watchlist, over a reload and in the list of all pools', async () => {
  openPage('/info')
  const pools = await region('Top Pools')
  const star = (name: string, place: HTMLElement) => {
    const [first] = within(place).getAllByRole('button', { name: `Watch ${name}` })
    if (first === undefined) throw new Error(`No star of ${name}`)
    return first
  }
  const [first = ''] = await waitFor(() => rowNames(pools))
  await click(() => star(first, pools))
  const watchlist = await region('Watchlist')
  await waitFor(() => expect(rowNames(watchlist)).toEqual([first]))
  // Settings are stored shortly after each change.
  await waitFor(() => expect(localStorage.getItem('persist:user')).toMatch(/watchlistPools[^\]]*0x[0-9a-f]{40}/))
  closePages()
  openPage('/info/pools?filter=watched')
  await screen.findByText('1 pool')
  const table = await screen.findByRole('group', { name: 'Pools' })
  expect(rowNames(table)).toEqual([first])
  await click(() => star(first, table))
  await screen.findByText('No pools found')
})

it('finds tokens in the list of all tokens, and in the search of the overview', async () => {
  openPage('/info/tokens?q=usdc')
  const table = await screen.findByRole('group', { name: 'Tokens' })
  await waitFor(() => expect(rowNames(table)).toContain('USDC'))
  closePages()
  openPage('/info')
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search tokens and pools' }), 'usdc')
  const results = within(await region('Search results'))
  const found = await results.findByRole('list', { name: 'Tokens' })
  // Another token of the local chain has the same symbol.
  const hrefs = within(found)
    .getAllByRole('link', { name: 'USDC' })
    .map((link) => link.getAttribute('href'))
  expect(hrefs).toContain(`/info/token/${USDC.toLowerCase()}`)
  expect(within(found).getByText('Not the listed USDC')).toBeVisible()
})

it("leads to an account's transactions, its portfolio and the explorer", async () => {
  await buy('55')
  const account = accountAt(0).toLowerCase()
  openPage('/info')
  const section = within(await region('Transactions'))
  const [link] = await section.findAllByRole('link', { name: /^0xf39f/i })
  if (link === undefined) throw new Error('No account')
  await userEvent.click(link)
  await screen.findByRole('heading', { name: /^Account 0xf39f/ })
  expect(address().get('account')).toBe(account)
  expect(screen.getByRole('link', { name: 'View portfolio' })).toHaveAttribute('href', `/portfolio?address=${account}`)
  await within(await region('Transactions')).findByText(/^55/)
  expect(screen.queryByRole('region', { name: 'Top Pools' })).toBeNull()
})

it('says that the index is down, and comes back with a retry', async () => {
  const refused = refuseRequests(INDEX_QUERY)
  openPage('/info')
  const [notice] = await screen.findAllByText('History is unavailable right now')
  expect(notice).toBeVisible()
  expect(await screen.findByText('Could not load the pools')).toBeVisible()
  expect(within(screen.getByRole('main')).queryByText(/\$/)).toBeNull()
  refused.mockRestore()
  for (const button of screen.getAllByRole('button', { name: 'Retry' })) await userEvent.click(button)
  await within(await region('Top Pools')).findByRole('row', { name: /WCRO\/USDC|USDC\/WCRO/ })
  await waitFor(() => expect(screen.queryByText('History is unavailable right now')).toBeNull())
})

it('is not there on a network without an index', async () => {
  const full = getDeployment()
  setDeployment({ ...full, subgraphs: {} })
  openPage('/info')
  await screen.findByText('Not available on this network')
  expect(screen.queryByRole('searchbox')).toBeNull()
  closePages()
  setDeployment(full)
})
