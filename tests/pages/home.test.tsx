import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { formatUnits, Interface, id } from 'ethers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getDeployment } from '@/config/deployment'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { useChain } from '../integration/chain'
import { runLottery } from '../support/lottery'
import { exactFigure } from './support/figures'
import { accountAt, openConnected, openPage } from './support/openPage'

const chain = useChain()

const { masterChef, cakeVault } = deployment.farms.contracts
const chef = new Interface(['function pendingCake(uint256, address) view returns (uint256)'])

/** Eight hexadecimal digits. */
const selectorOf = (signature: string) => id(signature).slice(2, 10)

async function pendingIn(pid: number): Promise<string> {
  const data = chef.encodeFunctionData('pendingCake', [pid, accountAt(0)])
  return formatUnits(BigInt(await chain.rpc('eth_call', [{ to: masterChef, data }, 'latest'])), 18)
}

/** The rewards to collect, all of them. */
async function unclaimed() {
  const rewards = within(await screen.findByTestId('home-unclaimed'))
  const all = rewards.queryByRole('button', { name: /^Show all/ })
  if (all !== null) await userEvent.click(all)
  return rewards
}
function rowOf(name: string): HTMLElement {
  const row = within(screen.getByTestId('home-unclaimed')).getByRole('link', { name }).closest('li')
  if (row === null) throw new Error(`${name} is in no row`)
  return row
}

it('has the rewards of each farm and pool as the chain has them, and leads to where they are collected', async () => {
  await chain.mine(20)
  await openConnected('/')
  const rewards = await unclaimed()
  expect(exactFigure(rowOf('DIAL-CRO LP'))).toBe(await pendingIn(1))
  expect(rowOf('DIAL-CRO LP')).toHaveTextContent('$')
  expect(exactFigure(rowOf('Manual DIAL'))).toBe(await pendingIn(0))
  // The farm's pool 0 is the manual pool.
  expect(rewards.queryByRole('link', { name: 'DIAL' })).toBeNull()
  await userEvent.click(rewards.getByRole('link', { name: 'DIAL-CRO LP' }))
  await screen.findByRole('button', { name: 'Details of DIAL-CRO LP' })
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Details of/ })).toHaveLength(1))
})

it('reads them in the request of the rest of the page', async () => {
  await openConnected('/')
  await unclaimed()
  // Read once, after the first figures.
  await screen.findByRole('region', { name: 'Starting and ending soon' })
  const before = exactFigure(rowOf('DIAL-CRO LP'))
  const sent = vi.spyOn(globalThis, 'fetch')
  await chain.mine(20)
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(exactFigure(rowOf('DIAL-CRO LP'))).not.toBe(before))
  const reads = sent.mock.calls.flatMap(([, init]) =>
    typeof init?.body === 'string' && init.body.includes('eth_call') ? [init.body] : [],
  )
  sent.mockRestore()
  // The rest of the page: its prices. What is read once, such as the next auction, may follow in requests of its own.
  const ofRewards = reads.filter((body) => body.includes(selectorOf('pendingCake(uint256,address)')))
  expect(ofRewards.length).toBeGreaterThan(0)
  for (const body of ofRewards) expect(body).toContain(selectorOf('getReserves()'))
})

it('reads nothing of it without a wallet', async () => {
  const sent = vi.spyOn(globalThis, 'fetch')
  openPage('/')
  await screen.findByRole('heading', { name: 'Best yields now' })
  await waitFor(() => expect(screen.queryAllByRole('link', { name: /CRO|USDC/ }).length).toBeGreaterThan(0))
  const selector = chef.getFunction('pendingCake')?.selector.slice(2) ?? ''
  expect(selector).toHaveLength(8)
  const asked = sent.mock.calls.filter(([, init]) => typeof init?.body === 'string' && init.body.includes(selector))
  sent.mockRestore()
  expect(asked).toEqual([])
  expect(screen.queryByTestId('home-unclaimed')).toBeNull()
})

const ledger = new Interface([
  'function balanceOf(address) view returns (uint256)',
  'function userInfo(address) view returns (uint256)',
  'function bonusEndBlock() view returns (uint256)',
  'function currentLotteryId() view returns (uint256)',
  'function owner() view returns (address)',
  'function stopReward()',
])
const farmLedger = new Interface(['function userInfo(uint256, address) view returns (uint256)'])

async function isHeld(to: string, abi: Interface, name: string, args: readonly unknown[]): Promise<boolean> {
  const answer = await chain.rpc('eth_call', [{ to, data: abi.encodeFunctionData(name, args) }, 'latest'])
  return BigInt(answer.slice(0, 66)) > 0n
}

/** In how many vaults, farms and pools the account has something. */
async function countPositions(account: string): Promise<number> {
  const { vaults, farms } = getDeployment()
  const created = Object.values(vaults.list).flatMap(({ shareToken }) =>
    shareToken === undefined || BigInt(shareToken) === 0n ? [] : [shareToken],
  )
  const held = await Promise.all([
    ...created.map((token) => isHeld(token, ledger, 'balanceOf', [account])),
    ...farms.list.map(({ pid }) => isHeld(masterChef, farmLedger, 'userInfo', [pid, account])),
    ...farms.pools
      .filter(({ kind }) => kind !== 'manual')
      .map(({ contract }) => isHeld(contract, ledger, 'userInfo', [account])),
    isHeld(cakeVault, ledger, 'userInfo', [account]),
  ])
  return held.filter(Boolean).length
}

describe('own positions', () => {
  it('have the value of all deposits, and their number as the chain has it', async () => {
    const { account } = await openConnected('/')
    const own = within(await screen.findByRole('region', { name: 'Your positions' }))
    const count = await countPositions(account)
    expect(count).toBeGreaterThan(1)
    expect(await own.findByText(`In ${count} vaults, farms and pools.`)).toBeVisible()
    expect(Number(exactFigure(screen.getByRole('region', { name: 'Your positions' })))).toBeGreaterThan(0)
    expect(own.getByRole('link', { name: 'My portfolio' })).toHaveAttribute('href', '/portfolio')
  })

  it('have their place before the wallet of the last visit is back, and say what to do if it does not come', async () => {
    localStorage.setItem('wallet.login', JSON.stringify('eip6963:gone.wallet'))
    openPage('/')
    expect(screen.queryByRole('img', { name: /^The sun at/ })).toBeNull()
    expect(await screen.findByText('Connect your wallet to see your deposits and rewards.')).toBeVisible()
  })
})

/** Scrolls to the history, which jsdom can't. */
class HistoryInView {
  readonly #onSeen: (entries: readonly { readonly isIntersecting: boolean }[]) => void
  constructor(onSeen: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
    this.#onSeen = onSeen
  }
  observe(target: Element) {
    if (target.matches('[data-testid="home-tvl"]')) this.#onSeen([{ isIntersecting: true }])
  }
  disconnect() {}
}

describe('value over time', () => {
  const NothingInView = globalThis.IntersectionObserver
  beforeEach(() => {
    vi.stubGlobal('IntersectionObserver', HistoryInView)
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.stubGlobal('IntersectionObserver', NothingInView)
  })
  const dollars = (text: string | null | undefined) =>
    Number(/\$([\d,.]*\d)/.exec(text ?? '')?.[1]?.replaceAll(',', ''))

  it('ends with what the vaults hold now, but for those that it leaves out and names', async () => {
    openPage('/')
    const history = await screen.findByRole('region', { name: 'Value over time' })
    await userEvent.click(await within(history).findByRole('button', { name: 'Show as a table' }))
    const total = () => dollars(screen.getByText('Total value locked').nextElementSibling?.textContent)
    await waitFor(() => expect(total()).toBeGreaterThan(0))
    const [now, ...days] = within(history).getAllByRole('row').slice(1)
    expect(days.length).toBeGreaterThan(0)
    const leftOut = dollars(within(history).getByText(/no price history/).textContent)
    const counted = dollars(now?.querySelector('td')?.textContent)
    expect(Math.abs(counted + leftOut - total())).toBeLessThan(0.05)
    expect(history).toHaveTextContent(/Deposits[\d,]+Withdrawals\d+Compounds[\d,]+/)
  })

  it('says that the index is down, and leaves the rest of the page alone', async () => {
    const send = globalThis.fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) =>
      typeof url === 'string' && url.includes('/subgraphs/')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : send(url, init),
    )
    openPage('/')
    const history = await screen.findByRole('region', { name: 'Value over time' })
    expect(await within(history).findByText('History is unavailable right now')).toBeVisible()
    expect(history).not.toHaveTextContent('$0')
    expect(await screen.findAllByRole('link', { name: /LP$/ })).not.toHaveLength(0)
    vi.restoreAllMocks()
    await userEvent.click(within(history).getByRole('button', { name: 'Retry' }))
    expect(await within(history).findByRole('button', { name: 'Show as a table' })).toBeVisible()
  })
})

/** Ends a pool in the next block, as its owner. */
async function stopPool(kind: string): Promise<void> {
  const contract = deployment.farms.pools.find((pool) => pool.kind === kind)?.contract ?? ''
  const answer = await chain.rpc('eth_call', [{ to: contract, data: ledger.encodeFunctionData('owner') }, 'latest'])
  const owner = `0x${answer.slice(-40)}`
  await chain.rpc('anvil_impersonateAccount', [owner])
  await chain.send({ from: owner, to: contract, data: ledger.encodeFunctionData('stopReward') })
}

describe('campaigns', () => {
  const namesOf = () =>
    within(screen.getByRole('region', { name: 'Starting and ending soon' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)

  it('are the pools that start or end soon, until they have', async () => {
    openPage('/')
    const soon = within(await screen.findByRole('region', { name: 'Starting and ending soon' }))
    const ending = (await soon.findByRole('link', { name: 'Earn CRO with DIAL' })).closest('li')
    expect(ending).toHaveTextContent(/PoolEnds in/)
    expect(soon.getByRole('link', { name: 'Earn LION with DIAL' }).closest('li')).toHaveTextContent(/PoolStarts in/)
    expect(namesOf()).not.toContain('Manual DIAL')
    await stopPool('nativeReward')
    // Schedules are read again after 50 blocks.
    await chain.mine(60)
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(namesOf()).not.toContain('Earn CRO with DIAL'))
    expect(namesOf()).toContain('Earn LION with DIAL')
  })

  it('have the draw of the lottery on sale, until its sale ends', async () => {
    const run = runLottery(chain)
    await run.finish()
    const id = await run.start()
    openPage('/')
    const soon = within(await screen.findByRole('region', { name: 'Starting and ending soon' }))
    const draw = await soon.findByRole('link', { name: `Lottery ${id}` })
    expect(draw).toHaveAttribute('href', '/lottery')
    expect(draw.closest('li')).toHaveTextContent(/LotteryDraw in/)
    await run.passEnd()
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(namesOf()).not.toContain(`Lottery ${id}`))
  })

  it('have the farm auction that takes bids', async () => {
    openPage('/')
    const soon = within(await screen.findByRole('region', { name: 'Starting and ending soon' }))
    const auction = await soon.findByRole('link', { name: 'Auction 2' })
    expect(auction).toHaveAttribute('href', '/farms/auction')
    expect(auction.closest('li')).toHaveTextContent(/Farm auctionEnds in/)
  })

  it('are not read before the first figures, and the history not before it is scrolled to', async () => {
    const selectors = ['bonusEndBlock', 'currentLotteryId'].map(
      (name) => ledger.getFunction(name)?.selector.slice(2) ?? '',
    )
    expect(selectors.join('')).toHaveLength(16)
    const rows = () => screen.queryAllByRole('link', { name: /LP$/ }).length
    const rowsAtRead: number[] = []
    const bodies: string[] = []
    const send = globalThis.fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
      const body = typeof init?.body === 'string' ? init.body : ''
      bodies.push(body)
      if (selectors.some((selector) => body.includes(selector))) rowsAtRead.push(rows())
      return send(url, init)
    })
    openPage('/')
    await screen.findByRole('region', { name: 'Starting and ending soon' })
    vi.restoreAllMocks()
    expect(rowsAtRead[0]).toBeGreaterThan(0)
    expect(bodies.filter((body) => body.includes('vaultDayDatas'))).toEqual([])
  })
})
