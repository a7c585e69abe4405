import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { useChain } from '../integration/chain'
import { runSale, SQUAD_TOKEN, saleOf } from '../support/squad'
import { clickAndConfirm, expectEnabled, fill } from './support/confirm'
import { accountAt, openConnected, openPage } from './support/openPage'

const REVERTING_CODE = '0x5f5ffd'
const WEI = 10n ** 18n
const PRICE = 15n * WEI

const chain = useChain()
const squad = runSale(chain, 'squad')
const dusk = runSale(chain, 'dusk')

const sale = () => within(screen.getByTestId('squad-sale'))
const own = () => within(screen.getByTestId('squad-own'))
const act = () => within(screen.getByTestId('squad-act'))
const gallery = async () => within(await screen.findByTestId('squad-gallery'))
const countField = () => act().findByLabelText('Number of tickets')

it('sells presale tickets to who owned bunnies at the snapshot, one for each', async () => {
  await openConnected('/pancake-squad')
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Sundial Squad')
  await waitFor(() => expect(sale().getAllByText('Presale').length).toBeGreaterThan(0))
  await own().findByText('1 of 3')
  const field = await countField()
  await fill(field, '3')
  await act().findAllByText('One presale ticket for each bunny that you owned')
  await fill(field, '2')
  await clickAndConfirm(() => act().getByRole('button', { name: /^Approve/ }))
  const before = await chain.balanceOf(SQUAD_TOKEN, accountAt(0))
  await clickAndConfirm(() => act().getByRole('button', { name: 'Buy tickets' }))
  await own().findByText('3 of 3')
  expect(before - (await chain.balanceOf(SQUAD_TOKEN, accountAt(0)))).toBe(2n * PRICE)
  expect(await squad.ticketsOf(accountAt(0))).toBe(3n)
})

it('opens the public sale by the time of the chain, with its limits', async () => {
  await openConnected('/squad')
  await own().findByText('1 of 3')
  await squad.startSale()
  await waitFor(() => expect(sale().getAllByText('Public sale').length).toBeGreaterThan(1))
  const field = await countField()
  await fill(field, '6')
  await act().findAllByText('At most 5 tickets in one transaction')
  await userEvent.click(act().getByRole('button', { name: 'Max (5)' }))
  await clickAndConfirm(() => act().getByRole('button', { name: /^Approve/ }))
  await clickAndConfirm(() => act().getByRole('button', { name: 'Buy tickets' }))
  await waitFor(async () => expect(await squad.ticketsOf(accountAt(0))).toBe(6n))
})

it('sells nothing to an account without an active profile', async () => {
  await openConnected('/squad?edition=dusk')
  await own().findByText('Active')
  await squad.pauseProfile(accountAt(0))
  await own().findByText('Not active')
  await expectEnabled(() => act().getByRole('button', { name: 'You need an active profile to buy tickets' }), false)
})

it('says that tickets were sold meanwhile, and waits for the draw once all are sold', async () => {
  await openConnected('/squad?edition=dusk')
  const field = await countField()
  await fill(field, '4')
  await act().findByRole('button', { name: /^Approve/ })
  await dusk.buy(accountAt(1), 1)
  await act().findAllByText('Not enough tickets left')
  await fill(field, '3')
  await clickAndConfirm(() => act().getByRole('button', { name: /^Approve/ }))
  await clickAndConfirm(() => act().getByRole('button', { name: 'Buy tickets' }))
  await act().findByRole('heading', { name: 'Wait for the draw' })
})

it('exchanges tickets for NFTs and shows them', async () => {
  await openConnected('/squad?edition=dawn')
  const items = async () => (await (await gallery()).findByRole('list')).querySelectorAll('li')
  await waitFor(async () => expect(await items()).toHaveLength(2))
  expect(await act().findByRole('list', { name: 'Your tickets and their NFTs' })).toHaveTextContent(/NFT #\d+/)
  await clickAndConfirm(() => act().getByRole('button', { name: 'Claim NFTs (3)' }))
  await act().findByText('You have no tickets to claim.')
  await waitFor(async () => expect(await items()).toHaveLength(5))
})

it('refunds a sale that was not sold out in time', async () => {
  await openConnected('/squad')
  await own().findByText('1 of 3')
  await squad.startRefunds()
  const before = await chain.balanceOf(SQUAD_TOKEN, accountAt(0))
  await waitFor(() => expect(act().getByRole('heading', { name: 'Get your refund' })).toBeVisible())
  await clickAndConfirm(() => act().getByRole('button', { name: 'Get refund' }))
  await act().findByRole('button', { name: 'Nothing to refund' })
  expect((await chain.balanceOf(SQUAD_TOKEN, accountAt(0))) - before).toBe(PRICE)
})

it('shows no figure of a sale that can not be read', async () => {
  await chain.rpc('anvil_setCode', [saleOf('squad'), REVERTING_CODE])
  openPage('/squad')
  await screen.findByText('Could not load the sale')
  expect(sale().queryByText('0')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Buy tickets' })).toBeNull()
})
