import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { useChain } from '../integration/chain'
import { runCompetition } from '../support/competition'
import { click, clickAndConfirm, expectEnabled } from './support/confirm'
import { accountAt, openConnected, openPage } from './support/openPage'
import { refuseRequests } from './support/refuseRequests'

const PATH = '/competition'
const TOKEN = deployment.contracts.product
const REVERTING_CODE = '0x5f5ffd'

const chain = useChain()

const battle = () => within(screen.getByTestId('battle'))
const score = () => within(screen.getByTestId('score'))
const ranks = () => within(screen.getByTestId('ranks'))
const at = (name: 'past' | 'live' | 'coming') => `${PATH}?competition=${name}`

/** Opens the page with the test wallet connected, and waits until the battle is drawn. */
async function open(path: string) {
  const page = await openConnected(path)
  await screen.findByTestId('battle')
  return page
}

it('shows the live battle by default: its state, ranks, prizes and rules', async () => {
  openPage(PATH)
  await screen.findByTestId('battle')
  await battle().findByText('Live')
  expect(battle().getByRole('heading', { name: 'Current battle' })).toBeVisible()
  await battle().findByText('Connect your wallet to see your part in this battle.')
  const teams = await screen.findByRole('list', { name: 'Teams by score' })
  await waitFor(() => expect(teams).toHaveTextContent('1. Fearsome Flippers'))
  await screen.findByText('No prizes entered yet')
  await screen.findByText(/^Only these pools count: .*CRO\/USDC|^Only these pools count: .*USDC\/CRO/)
  expect(screen.queryByTestId('score')).toBeNull()
})

it('enters the next battle for the team of the profile, once the user agrees', async () => {
  await open(at('coming'))
  await battle().findByText('Get ready')
  await battle().findByText(/^You enter for Syrup Storm/)
  await click(() => battle().getByRole('button', { name: 'Enter the battle' }))
  await battle().findByText('Tick this box to enter.')
  await userEvent.click(battle().getByRole('checkbox', { name: /my address and trading volume are public/ }))
  await clickAndConfirm(() => battle().getByRole('button', { name: 'Enter the battle' }))
  await battle().findByText('Registered')
  await battle().findByText('You are in. Come back when the battle starts.')
  await screen.findByTestId('score')
})

it('sends no entry once the battle has started', async () => {
  const run = runCompetition(chain, 'coming')
  const { wallet } = await open(at('coming'))
  await battle().findByText('Get ready')
  await userEvent.click(await battle().findByRole('checkbox', { name: /my address and trading volume are public/ }))
  await run.pass('startTime')
  await battle().findByText('Starting')
  await clickAndGoBackAfter(() => run.setStatus('open'))
  expect(wallet.state().sent).toHaveLength(0)
  await battle().findByText('You did not enter this battle, and entries are closed.')
})

/** Opens the review of an entry, lets something happen, and goes back. */
async function clickAndGoBackAfter(happen: () => Promise<void>): Promise<void> {
  await click(() => battle().getByRole('button', { name: 'Enter the battle' }))
  await screen.findByText('Maximum network fee')
  await happen()
  await screen.findAllByText('You cannot enter this battle any more')
  await userEvent.click(screen.getByRole('button', { name: 'Go back' }))
}

it('asks for a profile, and for the reactivation of a paused one', async () => {
  const { profile } = deployment.profile.contracts
  const code = await chain.rpc('eth_getCode', [profile, 'latest'])
  await chain.send({ from: accountAt(0), to: profile, data: PAUSE_PROFILE })
  await open(at('coming'))
  expect(await battle().findByRole('link', { name: 'Reactivate your profile' })).toHaveAttribute('href', '/profile')
  expect(battle().queryByRole('button', { name: 'Enter the battle' })).toBeNull()
  // Everything is 0: nobody has a profile.
  await chain.rpc('anvil_setCode', [profile, ZERO_CODE])
  await chain.mine()
  expect(await battle().findByRole('link', { name: 'Make a profile' })).toHaveAttribute('href', '/create-profile')
  await chain.rpc('anvil_setCode', [profile, code])
})
/** `pauseProfile()`. */
const PAUSE_PROFILE = '0xc1694a2f'
/** Returns 32 zero bytes. */
const ZERO_CODE = '0x5f5f5260205ff3'

it('claims the prizes of the past battle, and shows what they are first', async () => {
  await open(at('past'))
  await battle().findByText('Claim open')
  await battle().findByText(/^Your prizes/)
  const before = await chain.balanceOf(TOKEN, accountAt(0))
  await clickAndConfirm(() => battle().getByRole('button', { name: 'Claim prizes' }))
  await battle().findByText('You have claimed your prizes.')
  expect(await chain.balanceOf(TOKEN, accountAt(0))).toBeGreaterThan(before)
})

it('says that prizes were claimed in another tab, and sends nothing', async () => {
  const run = runCompetition(chain, 'past')
  const { wallet } = await open(at('past'))
  await click(() => battle().getByRole('button', { name: 'Claim prizes' }))
  await screen.findByText('Maximum network fee')
  await run.claim(accountAt(0))
  await screen.findAllByText('There is nothing to claim any more')
  await userEvent.click(screen.getByRole('button', { name: 'Go back' }))
  expect(wallet.state().sent).toHaveLength(0)
})

it('offers no claim after the deadline, and says what was lost', async () => {
  const run = runCompetition(chain, 'past')
  await run.pass('claimDeadline')
  await open(at('past'))
  await battle().findByText('Over')
  await battle().findByText('The claim period ended before you claimed your prizes.')
  expect(battle().queryByRole('button', { name: 'Claim prizes' })).toBeNull()
})

it('goes through the end of a battle: anyone closes it, the organizer awards it, the winner claims', async () => {
  const run = runCompetition(chain, 'live')
  await run.pass('endTime')
  await open(at('live'))
  await battle().findByText('Ending')
  await clickAndConfirm(() => battle().getByRole('button', { name: 'End the battle' }))
  await battle().findByText('Finished')
  await battle().findByText(/^Your trades no longer count/)
  await run.award(1, accountAt(0), 4)
  await run.setStatus('claiming')
  await battle().findByText('Claim open')
  await battle().findByText('Winner: Syrup Storm')
  await battle().findByText('1200 DIAL')
  await battle().findByText('2500 points')
  await battle().findByText('A collectible of the winning team')
  await clickAndConfirm(() => battle().getByRole('button', { name: 'Claim prizes' }))
  await battle().findByText('You have claimed your prizes.')
})

it('shows the own score with fees, the next group and the trades that count', async () => {
  await open(at('live'))
  await screen.findByTestId('score')
  await score().findByText('Syrup Storm')
  await score().findByText('Swap fees, at least')
  const trades = await score().findByRole('table', { name: 'Your trades that count' })
  expect(within(trades).getAllByRole('row').length).toBeGreaterThan(1)
  await screen.findByTestId('ranks')
  await ranks().findByText('You')
  await ranks().findByText('Daybreak')
  await click(() => score().getByRole('button', { name: 'Share your score' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Share your score' }))
  await dialog.findByText(/Syrup Storm, Rank \d+ in the team, \$[\d,.]+ of volume/)
})

it('claims without the index, and says what is missing', async () => {
  const refused = refuseRequests('volumeUSD')
  await open(at('past'))
  await screen.findByTestId('score')
  await score().findByText('Could not load your score')
  await expectEnabled(() => battle().getByRole('button', { name: 'Claim prizes' }))
  expect(ranks().queryByRole('table')).toBeNull()
  refused.mockRestore()
})

it('keeps placeholders in place of a battle that can not be read, and no 0', async () => {
  await chain.rpc('anvil_setCode', [runCompetition(chain, 'live').address, REVERTING_CODE])
  openPage(PATH)
  await screen.findByTestId('battle')
  await screen.findByText('Could not load the battle')
  expect(battle().queryByText('0')).toBeNull()
  expect(battle().queryByRole('button', { name: 'Enter the battle' })).toBeNull()
})
