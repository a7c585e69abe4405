import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Interface } from 'ethers'
import { expect, it } from 'vitest'
import { useChain } from '../integration/chain'
import { RAFFLE_ADDRESS, SQUAD_TOKEN } from '../support/squad'
import { click, clickAndConfirm, expectEnabled, fill } from './support/confirm'
import { accountAt, openConnected, openPage } from './support/openPage'

const REVERTING_CODE = '0x5f5ffd'
const WEI = 10n ** 18n
const RAFFLE = new Interface([
  'function raffleCount() view returns (uint256)',
  'function ticketsOf(uint256, address) view returns (uint256)',
  'function prizeOf(uint256, address) view returns (uint256)',
  'function refundOf(uint256, address) view returns (uint256)',
])
/** Ids of the seeds. */
const [HARVEST, EARLY_BIRD, LAST_HOUR] = [1, 2, 5]

const chain = useChain()

async function read(name: string, args: readonly unknown[] = []): Promise<bigint> {
  const data = RAFFLE.encodeFunctionData(name, [...args])
  const answer = await chain.rpc('eth_call', [{ to: RAFFLE_ADDRESS, data }, 'latest'])
  return BigInt(String(RAFFLE.decodeFunctionResult(name, answer)[0]))
}
const card = async (id: number) => within(await screen.findByTestId(`raffle-${id}`))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

async function openPurchase(id: number, count: string) {
  const raffle = await card(id)
  await click(() => raffle.getByRole('button', { name: 'Buy tickets' }))
  const purchase = await dialog('Buy tickets')
  await fill(purchase.getByLabelText('Number of tickets'), count)
  return purchase
}

it('lists raffles on sale and ended ones', async () => {
  openPage('/raffles')
  const active = await screen.findByRole('list', { name: 'Active' })
  for (const name of ['Last hour raffle', 'Solstice raffle', 'Equinox raffle'])
    expect(within(active).getByRole('heading', { name })).toBeVisible()
  await userEvent.click(screen.getByRole('tab', { name: 'Ended' }))
  const ended = await screen.findByRole('list', { name: 'Ended' })
  expect(within(ended).getByRole('heading', { name: 'Harvest raffle' })).toBeVisible()
  // Winners by the names of their profiles.
  await (await card(HARVEST)).findAllByText('Daybreak')
  expect(within(ended).queryByRole('heading', { name: 'Solstice raffle' })).toBeNull()
})

it('buys tickets, and not more than are left', async () => {
  await openConnected('/raffles')
  const before = await read('ticketsOf', [LAST_HOUR, accountAt(0)])
  const purchase = await openPurchase(LAST_HOUR, '5')
  await purchase.findAllByText('Only 4 tickets left')
  await fill(purchase.getByLabelText('Number of tickets'), '2')
  await clickAndConfirm(() => purchase.getByRole('button', { name: /^Approve/ }))
  await clickAndConfirm(() => purchase.getByRole('button', { name: 'Buy tickets' }))
  await screen.findByText(/^Bought 2 tickets of Last hour raffle/)
  expect(await read('ticketsOf', [LAST_HOUR, accountAt(0)])).toBe(before + 2n)
})

it('buys tickets for someone else, once the address is one', async () => {
  await openConnected('/raffles')
  const other = accountAt(5)
  const purchase = await openPurchase(LAST_HOUR, '1')
  await userEvent.click(purchase.getByRole('checkbox', { name: 'Buy for someone else' }))
  const field = purchase.getByLabelText('Who gets the tickets')
  await fill(field, RAFFLE_ADDRESS)
  await purchase.findAllByText('Not an address that can own tickets')
  await fill(field, other)
  await clickAndConfirm(() => purchase.getByRole('button', { name: /^Approve/ }))
  await clickAndConfirm(() => purchase.getByRole('button', { name: 'Buy tickets' }))
  await waitFor(async () => expect(await read('ticketsOf', [LAST_HOUR, other])).toBe(1n))
})

it.each([
  { id: HARVEST, view: 'prizeOf', button: 'Claim prize' },
  { id: EARLY_BIRD, view: 'refundOf', button: 'Get refund' },
])('pays what an ended raffle owes: $button', async ({ id, view, button }) => {
  const owed = await read(view, [id, accountAt(0)])
  expect(owed).toBeGreaterThan(0n)
  await openConnected('/raffles?tab=ended')
  const raffle = await card(id)
  const before = await chain.balanceOf(SQUAD_TOKEN, accountAt(0))
  await clickAndConfirm(() => raffle.getByRole('button', { name: button }))
  await waitFor(() => expect(raffle.queryByRole('button', { name: button })).toBeNull())
  expect((await chain.balanceOf(SQUAD_TOKEN, accountAt(0))) - before).toBe(owed)
})

it('creates a raffle, sells it and reveals it with the secret of this device', async () => {
  await openConnected('/raffles')
  await click(() => screen.getByRole('button', { name: 'Create a raffle' }))
  const form = await dialog('Create a raffle')
  for (const [label, text] of [
    ['Name', 'My raffle'],
    ['Ticket price (DIAL)', '2'],
    ['Number of tickets', '10'],
    ['Minimum prize (DIAL)', '2'],
    ['Starts in (blocks)', '20'],
    ['Length of the sale (blocks)', '100'],
    ['Your share (%)', '60'],
  ] as const)
    await fill(form.getByLabelText(label), text)
  await form.findAllByText('From 0 to 50, with up to two decimals')
  await fill(form.getByLabelText('Your share (%)'), '10')
  await click(() => form.getByRole('button', { name: 'Create a raffle' }))
  await form.findByText('Tick this box once you have saved the secret.')
  await userEvent.click(form.getByRole('checkbox', { name: 'I have saved the secret' }))
  const before = await chain.balanceOf(SQUAD_TOKEN, accountAt(0))
  await clickAndConfirm(() => form.getByRole('button', { name: /^Approve/ }))
  await clickAndConfirm(() => form.getByRole('button', { name: 'Create a raffle' }))
  await screen.findByRole('heading', { name: 'My raffle' })
  expect(before - (await chain.balanceOf(SQUAD_TOKEN, accountAt(0)))).toBe(10n * WEI)
  const id = Number(await read('raffleCount'))
  await chain.mine(25)
  const purchase = await openPurchase(id, '3')
  // The approval before allows more than the bond.
  await clickAndConfirm(() => purchase.getByRole('button', { name: 'Buy tickets' }))
  await screen.findByText(/^Bought 3 tickets of My raffle/)
  await chain.mine(110)
  await userEvent.click(screen.getByRole('tab', { name: 'Ended' }))
  const raffle = await card(id)
  await click(() => raffle.getByRole('button', { name: 'Reveal' }))
  const reveal = await dialog('Reveal')
  await reveal.findByText('Found on this device')
  const secret = reveal.getByLabelText<HTMLInputElement>('Secret').value
  await fill(reveal.getByLabelText('Secret'), `0x${'1'.repeat(64)}`)
  await reveal.findAllByText('Not the secret of this raffle')
  await fill(reveal.getByLabelText('Secret'), secret)
  await clickAndConfirm(() => reveal.getByRole('button', { name: 'Reveal' }))
  await raffle.findByText('Drawn')
  await raffle.findByRole('button', { name: 'Claim prize' })
  await expectEnabled(() => raffle.getByRole('button', { name: 'Claim share and bond' }))
})

it('shows no raffle where the contract can not be read', async () => {
  await chain.rpc('anvil_setCode', [RAFFLE_ADDRESS, REVERTING_CODE])
  openPage('/raffles')
  await screen.findByText('Could not load the raffles')
  expect(screen.queryByText('No active raffles')).toBeNull()
})
