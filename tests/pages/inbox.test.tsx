import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { formatUnits, Interface } from 'ethers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { activeQueue } from '@/domain/inbox/claimQueue'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { useChain } from '../integration/chain'
import { RAFFLE_ADDRESS, SQUAD_TOKEN } from '../support/squad'
import { click, clickAndConfirm, reviewSheet } from './support/confirm'
import { exactFigure } from './support/figures'
import { accountAt, closePages, openConnected, openPage } from './support/openPage'
import { refuseRequests } from './support/refuseRequests'

const chain = useChain()

const PATH = '/inbox'
const LOCK = deployment.lock.contracts.croLock
const REVERTING_CODE = '0x5f5ffd'
const CRO = 10n ** 18n
const ZERO = `0x${'0'.repeat(40)}`
const YEAR_SEC = 366 * 86_400
/** An account without anything from the start. */
const NEWCOMER = 4
const lock = new Interface([
  'function deposit(address) payable',
  'function withdraw(uint256)',
  'function getTokenIds(address, uint256, uint256) view returns (uint256[])',
])
const raffle = new Interface([
  'function prizeOf(uint256, address) view returns (uint256)',
  'function listInactiveRaffle(uint256, uint256)',
])

beforeEach(() => {
  localStorage.clear()
  activeQueue.set(undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

async function read(contract: Interface, to: string, name: string, args: readonly unknown[]): Promise<unknown> {
  const answer = await chain.rpc('eth_call', [{ to, data: contract.encodeFunctionData(name, [...args]) }, 'latest'])
  return contract.decodeFunctionResult(name, answer)[0]
}

async function openInbox(options: Parameters<typeof openConnected>[1] = {}) {
  const page = await openConnected(PATH, options)
  await screen.findByTestId('inbox-total')
  return page
}
const item = async (id: string) => within(await screen.findByTestId(`item ${id}`))
const queue = () => within(screen.getByTestId('claim-queue'))
const steps = () =>
  queue()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const claimAll = () => screen.getByRole('button', { name: /^Claim all/ })

/** Confirms the review that is open. */
const confirmReview = async () => {
  const sheet = await reviewSheet()
  await click(() => within(sheet).getByRole('button', { name: 'Confirm in wallet' }))
}

/** Locks of an account that have all ended. */
async function endedLocks(count: number): Promise<readonly bigint[]> {
  const from = accountAt(NEWCOMER)
  for (let index = 0; index < count; index += 1)
    await chain.send({ from, to: LOCK, data: lock.encodeFunctionData('deposit', [ZERO]), value: 10n * CRO })
  await chain.increaseTime(YEAR_SEC)
  return (await read(lock, LOCK, 'getTokenIds', [from, 0, count])) as readonly bigint[]
}

it('gathers what there is in many areas, and the bell keeps how much that was', async () => {
  const owed = (await read(raffle, RAFFLE_ADDRESS, 'prizeOf', [1, accountAt(0)])) as bigint
  await openInbox()
  const prize = await screen.findByTestId('item raffle 1 prize')
  expect(exactFigure(prize)).toBe(formatUnits(owed, 18))
  for (const id of [
    'farm 1',
    'pool 2',
    'lock 1',
    'prediction 0',
    'prediction v1 1',
    'competition past',
    'squad dawn mint',
  ])
    expect((await item(id)).getByRole('button', { name: /^Claim/ })).toBeVisible()
  const changed = within(screen.getByRole('region', { name: 'Changed' }))
  expect(changed.getAllByText(/is in an older version of/).length).toBeGreaterThan(0)
  expect(changed.getAllByText(/may spend unlimited/).length).toBeGreaterThan(0)
  expect(screen.getByTestId('inbox-total')).toHaveTextContent(/no price: .*PERI/)
  const count = screen.getAllByTestId(/^item /).length
  await screen.findByRole('link', { name: new RegExp(`^Inbox: ${count} entries, updated`) })
})

it('says what the account has voted on open proposals, in one request for all', async () => {
  const send = globalThis.fetch
  const asked: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    if (typeof init?.body === 'string' && init.body.includes('proposal_in')) asked.push(init.body)
    return send(url, init)
  })
  // The third user.
  await openInbox({ index: 2 })
  await screen.findByText('You voted for: WETH, CORGIAI, FER')
  const noteOf = (title: RegExp) => screen.getByText(title).parentElement?.textContent
  expect(noteOf(/^Vote: Show prices in CRO/)).toContain('You have not voted yet')
  expect(asked).toHaveLength(1)
})

it('names the area whose votes could not be read, and claims nothing about them', async () => {
  const refused = refuseRequests('proposal_in')
  await openInbox({ index: 2 })
  await screen.findByText('Could not read: Voting')
  await screen.findByText(/^Vote: Show prices in CRO/)
  expect(screen.queryByText('You have not voted yet')).toBeNull()
  refused.mockRestore()
})

it('claims one entry', async () => {
  const owed = (await read(raffle, RAFFLE_ADDRESS, 'prizeOf', [1, accountAt(0)])) as bigint
  await openInbox()
  const before = await chain.balanceOf(SQUAD_TOKEN, accountAt(0))
  const prize = await item('raffle 1 prize')
  await clickAndConfirm(() => prize.getByRole('button', { name: /^Claim/ }))
  await waitFor(() => expect(screen.queryByTestId('item raffle 1 prize')).toBeNull())
  expect((await chain.balanceOf(SQUAD_TOKEN, accountAt(0))) - before).toBe(owed)
})

it('reads nothing before it is opened, then all areas in one request and what they name in another', async () => {
  const bodies: string[] = []
  const send = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    if (typeof init?.body === 'string') bodies.push(init.body.toLowerCase())
    return send(url, init)
  })
  const countOf = (text: string) => bodies.filter((body) => body.includes(text.slice(2).toLowerCase())).length
  await openConnected('/kit', { index: NEWCOMER })
  const bell = await screen.findByRole('link', { name: 'Inbox' })
  expect(countOf(RAFFLE_ADDRESS)).toBe(0)
  await userEvent.click(bell)
  await screen.findByTestId('inbox-total')
  expect(countOf(raffle.encodeFunctionData('listInactiveRaffle', [0, 100]))).toBe(1)
  expect(countOf(LOCK)).toBe(1)
  expect(countOf(RAFFLE_ADDRESS)).toBe(2)
})

it('claims all one by one: a failure, a reload and another tab lose nothing', async () => {
  const [first, second, third] = await endedLocks(3)
  const account = accountAt(NEWCOMER)
  await openInbox({ index: NEWCOMER })
  const code = await chain.rpc('eth_getCode', [LOCK, 'latest'])
  await click(claimAll)
  await confirmReview()
  await waitFor(() => expect(steps()[0]).toContain('Claimed'))
  // The second one reverts when it is mined.
  await reviewSheet()
  await chain.pauseMining()
  await confirmReview()
  await waitFor(() => expect(steps()[1]).toContain('Sent'))
  await chain.rpc('anvil_setCode', [LOCK, REVERTING_CODE])
  await chain.resumeMining()
  await screen.findByText('A claim failed. Continue with the rest, or discard the queue.')
  await chain.rpc('anvil_setCode', [LOCK, code])

  // What a reload leaves is what is stored.
  closePages()
  activeQueue.set(undefined)
  await openInbox({ index: NEWCOMER })
  await screen.findByText('You left before all were claimed. Continue where you stopped.')
  expect(steps().map((step) => /(Claimed|Failed|Waiting)$/.exec(step)?.[0])).toEqual(['Claimed', 'Failed', 'Waiting'])
  await chain.send({ from: account, to: LOCK, data: lock.encodeFunctionData('withdraw', [third]) })
  await click(() => queue().getByRole('button', { name: 'Continue' }))
  await screen.findByText('Done, and 1 failed')
  expect(steps()[2]).toContain('Nothing left to claim')
  expect(await read(lock, LOCK, 'getTokenIds', [account, 0, 3])).toEqual([second])
  expect(first).not.toBe(second)
})

it('a rejection pauses the queue, which then goes on', async () => {
  await endedLocks(2)
  const { wallet } = await openInbox({ index: NEWCOMER })
  await click(claimAll)
  await reviewSheet()
  wallet.rejectNext()
  await confirmReview()
  await screen.findByText('You rejected a claim. Nothing is lost: continue, or discard the queue.')
  expect(wallet.state().sent).toEqual([])
  await click(() => queue().getByRole('button', { name: 'Continue' }))
  for (const index of [0, 1]) {
    await confirmReview()
    await waitFor(() => expect(steps()[index]).toContain('Claimed'))
  }
  await screen.findByText('All done')
  expect(wallet.state().sent).toHaveLength(2)
})

it('a wallet that takes batches claims all in one confirmation', async () => {
  await endedLocks(2)
  const { wallet } = await openInbox({ index: NEWCOMER, takesBatches: true })
  await screen.findByText('Your wallet takes all of them in one confirmation.')
  await click(claimAll)
  await confirmReview()
  await screen.findByText('All done')
  expect(wallet.state().methods.filter((method) => method === 'wallet_sendCalls')).toHaveLength(1)
  expect(await read(lock, LOCK, 'getTokenIds', [accountAt(NEWCOMER), 0, 2])).toEqual([])
})

it('without a node it names what it could not read and sends nothing, and recovers', async () => {
  const refused = refuseRequests(RAFFLE_ADDRESS.slice(2).toLowerCase())
  await openInbox()
  await screen.findByText(/^Could not read: .*Raffles/)
  expect(screen.queryByText('Nothing to claim')).toBeNull()
  refused.mockRestore()
  await screen.findByTestId('item raffle 1 prize')
})

it('asks for a wallet without one', async () => {
  openPage(PATH)
  await screen.findByText('Connect your wallet to see what you can claim.')
})
