import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Interface, MaxUint256, parseEther, parseUnits } from 'ethers'
import { describe, expect, it } from 'vitest'
import { oddTokenAddress } from '../../devnet/deploy/oddTokens'
import type { OddToken } from '../../devnet/tables/oddTokens'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { useChain } from '../integration/chain'
import { click } from './support/confirm'
import { accountAt, closePages, openConnected, openPage } from './support/openPage'
import { refuseRequests } from './support/refuseRequests'

const chain = useChain()

const WCRO = deployment.tokens.WCRO.address
const USDC = deployment.tokens.USDC.address
const { factory, router } = deployment.exchange.contracts
const POOL = deployment.vaults.list['vvs-cro-usdc'].underlying.toLowerCase()
const OTHER_POOL = deployment.farms.list[1]?.lpToken.toLowerCase() ?? ''
/** The node's seventeenth account, which deploys nothing else. */
const ODD_DEPLOYER = '0x2546BcD3c84621e976D8185a91A922aE77ECEc30'
const odd = (key: OddToken) => oddTokenAddress(ODD_DEPLOYER, key).toLowerCase()
/** In every query of the exchange's index. */
const INDEX_QUERY = '_meta'
const ABI = new Interface([
  'function swapExactETHForTokens(uint256, address[], address, uint256) payable',
  'function addLiquidityETH(address, uint256, uint256, uint256, address, uint256) payable',
  'function approve(address, uint256)',
  'function balanceOf(address) view returns (uint256)',
  'function totalSupply() view returns (uint256)',
  'function getPair(address, address) view returns (address)',
])

async function read(to: string, name: string, args: readonly unknown[] = []): Promise<string> {
  const answer = await chain.rpc('eth_call', [{ to, data: ABI.encodeFunctionData(name, [...args]) }, 'latest'])
  return String(ABI.decodeFunctionResult(name, answer)[0])
}
const buyUsdc = (cro: string) =>
  chain.send({
    from: accountAt(0),
    to: router,
    data: ABI.encodeFunctionData('swapExactETHForTokens', [0n, [WCRO, USDC], accountAt(0), MaxUint256]),
    value: parseEther(cro),
  })
async function addLiquidity(cro: string): Promise<void> {
  const from = accountAt(0)
  await chain.send({ from, to: USDC, data: ABI.encodeFunctionData('approve', [router, MaxUint256]) })
  const data = ABI.encodeFunctionData('addLiquidityETH', [USDC, parseUnits('2000', 6), 0n, 0n, from, MaxUint256])
  await chain.send({ from, to: router, data, value: parseEther(cro) })
}

const region = (name: string) => screen.findByRole('region', { name })
const params = () => new URLSearchParams(window.location.search)
const fact = (section: HTMLElement, name: RegExp | string) => {
  const term = within(section).getByText(name, { selector: 'dt, dt *' })
  return term.closest('dt')?.nextElementSibling
}

describe('the page of a pool', () => {
  it('shows what the pool holds, and leads to trade and liquidity with both tokens filled in', async () => {
    openPage(`/info/pool/${POOL}`)
    await screen.findByRole('heading', { level: 1, name: /^(WCRO\/USDC|USDC\/WCRO)$/ })
    expect(document.title).toMatch(/^(WCRO\/USDC|USDC\/WCRO) pool/)
    const holdings = await region('In this pool')
    await within(holdings).findByText(/^1 WCRO = 0\.1\d* USDC$/)
    expect(within(holdings).getByRole('link', { name: 'USDC' })).toHaveAttribute(
      'href',
      `/info/token/${USDC.toLowerCase()}`,
    )
    const trade = screen.getByRole('link', { name: 'Trade' }).getAttribute('href')
    const traded = new URLSearchParams(trade?.split('?')[1])
    expect(
      new Set([traded.get('inputCurrency'), traded.get('outputCurrency')].map((text) => text?.toLowerCase())),
    ).toEqual(new Set([USDC.toLowerCase(), 'cro']))
    expect(screen.getByRole('link', { name: 'Add liquidity' }).getAttribute('href')).toMatch(/^\/add\/[^/]+\/[^/]+$/)
    const earn = await region('Earn with it')
    expect(within(earn).getByRole('link', { name: /CRO-USDC/ })).toHaveAttribute('href', '/compound/vvs-cro-usdc')
  })

  it('adds up what was added, and keeps its period in the address', async () => {
    await addLiquidity('20000')
    openPage(`/info/pool/${POOL}`)
    const flow = await region('Net flow')
    await within(flow).findByText(/^Liquidity added \(\d+ times?\)$/)
    await waitFor(() => expect(fact(flow, /^Liquidity added/)).toHaveTextContent(/\+\$\d/))
    expect(fact(flow, /^Liquidity removed/)).toHaveTextContent(/\$\d/)
    expect(fact(flow, 'Net liquidity')).toHaveTextContent(/^\+\$\d/)
    await click(() => within(flow).getByRole('button', { name: '30D' }))
    expect(params().get('flow')).toBe('month')
    await within(flow).findByRole('heading', { name: 'Net liquidity by day' })
    await userEvent.click(within(flow).getByRole('button', { name: 'Show as a table' }))
    expect(within(flow).getAllByRole('row').length).toBeGreaterThan(5)
  })

  it("has the shares of the pool's holders, as on the chain", async () => {
    await addLiquidity('20000')
    const [own, supply] = [await read(POOL, 'balanceOf', [accountAt(0)]), await read(POOL, 'totalSupply')]
    const percent = Number((BigInt(own) * 1_000_000n) / BigInt(supply)) / 10_000
    await openConnected(`/info/pool/${POOL}`)
    const holders = await region('Liquidity holders')
    const you = await within(holders).findByText('You')
    expect(Number.parseFloat(you.closest('tr')?.querySelector('td')?.textContent ?? '')).toBeCloseTo(percent, 1)
    expect(within(holders).getByText('Largest account')).toBeVisible()
    expect(within(holders).getByText('In farms and vaults').nextElementSibling).toHaveTextContent('%')
  })

  it('says that a pool without liquidity is empty, and draws no price', async () => {
    const empty = (await read(factory, 'getPair', [odd('noDecimals'), odd('twoDecimals')])).toLowerCase()
    openPage(`/info/pool/${empty}`)
    await screen.findByText('This pool is empty')
    await screen.findByText('No price while a side of this pool is empty')
    expect(screen.queryByText(/NaN|Infinity/)).toBeNull()
  })

  it('lives on the chain where the index is down', async () => {
    const refused = refuseRequests(INDEX_QUERY)
    openPage(`/info/pool/${POOL}`)
    await screen.findByText('History is unavailable right now')
    await within(await region('In this pool')).findByText(/^1 WCRO = 0\.1\d* USDC$/)
    await screen.findByText('Could not load the net flow')
    await screen.findByText('Could not load the holders')
    expect(screen.getByRole('link', { name: 'Trade' })).toBeVisible()
    expect(screen.queryByText('$0.00')).toBeNull()
    refused.mockRestore()
  })
})

describe('the page of a token', () => {
  it('has its price, pools, transactions and histories, in the chosen currency', async () => {
    await buyUsdc('321')
    openPage(`/info/token/${USDC.toLowerCase()}?chart=volume`)
    await screen.findByRole('heading', { level: 1, name: 'USDC' })
    const history = await region('History')
    await within(history).findByRole('img', { name: /^Volume: from \$/ })
    await within(await region('Pools')).findByRole('link', { name: /^(WCRO\/USDC|USDC\/WCRO)$/ })
    await within(await region('Transactions')).findByText(/^321/)
    expect(screen.getByRole('link', { name: 'Trade' })).toHaveAttribute(
      'href',
      `/swap?outputCurrency=${USDC.toLowerCase()}`,
    )
    await click(() => within(history).getByRole('button', { name: 'Price' }))
    expect(params().get('chart')).toBeNull()
    await within(history).findByRole('heading', { name: 'USDC in CRO' })
  })

  it('names the other tokens that look like a listed one', async () => {
    openPage(`/info/token/${USDC.toLowerCase()}`)
    const safety = await region('Before you trade')
    await within(safety).findByText('Listed by this site.')
    await within(safety).findByText(/^\d other tokens? looks? like this one$/)
    const links = within(safety).getAllByRole('link', { name: 'USDC' })
    expect(links.map((link) => link.getAttribute('href'))).toContain(`/info/token/${odd('impostor')}`)
    await within(safety).findByText('Has a function to mint more tokens.')
  })

  it('warns of a token that takes a fee from each transfer, with the fee', async () => {
    openPage(`/info/token/${odd('feeOnTransfer')}`)
    const safety = await region('Before you trade')
    await within(safety).findByText('Transfer fee in a simulation: 12% when you buy, 12% when you sell.')
    expect(await within(safety).findByText('On no list that you use.')).toBeVisible()
    expect(await within(safety).findByText('COMET: Unknown Source')).toBeVisible()
  })

  it('warns of a token that can be bought but not sold, and of one with a known name', async () => {
    openPage(`/info/token/${odd('unsellable')}`)
    await screen.findByText("You can't sell this token")
    closePages()
    openPage(`/info/token/${odd('impostor')}`)
    await screen.findByText('This is not the USDC you know')
  })

  it('leads from an LP token to its pool', async () => {
    openPage(`/info/token/${POOL}`)
    await screen.findByText('This is the LP token of a pool')
    expect(screen.getByRole('link', { name: 'Open the pool' })).toHaveAttribute('href', `/info/pool/${POOL}`)
  })
})

describe('an address that is nothing of the kind', () => {
  it.each([
    ['/info/token/USDC', 'This is not a token address'],
    ['/info/pool/0x1234', 'This is not a pool address'],
    [`/info/token/0x${'aA'.repeat(20)}`, 'This token address is mistyped'],
    [`/info/token/0x${'9'.repeat(40)}`, 'There is no token at this address'],
    [`/info/pool/0x${'9'.repeat(40)}`, 'There is no pool of this exchange at this address'],
    [`/info/pool/${USDC.toLowerCase()}`, 'There is no pool of this exchange at this address'],
  ])('%s: %s', async (path, text) => {
    openPage(path)
    await screen.findByText(text)
  })
})

describe('the comparison of two pools', () => {
  it('has the figures of both side by side, and its choice in the address', async () => {
    openPage(`/info/pool/${POOL}`)
    await userEvent.click(await screen.findByRole('link', { name: 'Compare' }))
    await screen.findByRole('heading', { level: 1, name: 'Compare pools' })
    expect(params().get('a')).toBe(POOL)
    const second = await screen.findByRole('combobox', { name: 'Second pool' })
    await within(second).findAllByRole('option', { name: /DIAL/ })
    await userEvent.selectOptions(second, OTHER_POOL)
    expect(params().get('b')).toBe(OTHER_POOL)
    const table = await screen.findByRole('group', { name: 'Compare pools' })
    const liquidity = await within(table).findByRole('row', { name: /^Liquidity/ })
    await waitFor(() =>
      expect(
        within(liquidity)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ).toEqual([expect.stringMatching(/^\$/), expect.stringMatching(/^\$/)]),
    )
    await waitFor(() =>
      expect(within(table).getByRole('row', { name: /^Ten largest accounts/ })).toHaveTextContent('%'),
    )
  })

  it('asks for two different pools', async () => {
    openPage(`/info/compare?a=${POOL}&b=${POOL}`)
    await screen.findByText('These are the same pool')
    closePages()
    openPage('/info/compare?a=nonsense')
    await screen.findByText('Choose two pools')
  })
})
