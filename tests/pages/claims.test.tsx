import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { useChain } from '../integration/chain'
import {
  CLAIMS,
  claimContracts,
  POINTS_COMING,
  POINTS_ENDED,
  POINTS_LIVE,
  PROFILE,
  REFUND_LIVE,
  TEAM_LIVE,
  TOKENS,
} from '../support/claims'
import { click, clickAndConfirm, expectEnabled, reviewSheet } from './support/confirm'
import { accountAt, openConnected, openPage } from './support/openPage'

const REVERTING_CODE = '0x5f5ffd'
const WEI = 10n ** 18n

const chain = useChain()
const contracts = claimContracts(chain)

const card = async (contract: string) => within(await screen.findByTestId(`campaign-${contract}`))
const earlyCard = (kind: number) => card(`${CLAIMS.earlyBunnies}-${kind}`)
const hasClaimed = async (contract: string) => contracts.read(contract, 'hasClaimed', [accountAt(0)])

it('shows all campaigns and their terms to a visitor, who can claim nothing', async () => {
  openPage('/claims')
  await (await card(POINTS_LIVE)).findByText('For active profiles with at least 100 points.')
  await (await card(REFUND_LIVE)).findByRole('heading', { name: 'Refund of 4 DIAL' })
  await (await card(POINTS_COMING)).findByText('Coming soon')
  await screen.findByText('Connect your wallet to see what you can claim')
  expect(screen.queryByRole('button', { name: 'Claim' })).toBeNull()
  await userEvent.click(screen.getByRole('tab', { name: 'Ended' }))
  await (await card(POINTS_ENDED)).findByText(/^Ended at block \d/)
})

it('claims points, a refund to the wei and the bunny of the team', async () => {
  await openConnected('/claims')
  for (const contract of [POINTS_LIVE, TEAM_LIVE]) {
    const campaign = await card(contract)
    await campaign.findByText('You can claim')
    await clickAndConfirm(() => campaign.getByRole('button', { name: 'Claim' }))
    await waitFor(async () => expect(await hasClaimed(contract)).toBe('true'))
    await (await card(contract)).findByText('Claimed')
  }
  const before = await chain.balanceOf(TOKENS.DIAL.address, accountAt(0))
  const refund = await card(REFUND_LIVE)
  await clickAndConfirm(() => refund.getByRole('button', { name: 'Claim' }))
  await (await card(REFUND_LIVE)).findByText('Claimed')
  expect((await chain.balanceOf(TOKENS.DIAL.address, accountAt(0))) - before).toBe(4n * WEI)
})

it('takes the cost of an early bunny once it is approved', async () => {
  await openConnected('/claims')
  const parasol = await earlyCard(22)
  const before = await chain.balanceOf(TOKENS.DIAL.address, accountAt(0))
  await clickAndConfirm(() => parasol.getByRole('button', { name: /^Approve/ }))
  await clickAndConfirm(() => parasol.getByRole('button', { name: 'Get it' }))
  await (await earlyCard(22)).findByText('Claimed')
  expect(before - (await chain.balanceOf(TOKENS.DIAL.address, accountAt(0)))).toBe(3n * WEI)
})

it('refuses what was claimed in another window while the review was open', async () => {
  await openConnected('/claims')
  const campaign = await card(POINTS_LIVE)
  await click(() => campaign.getByRole('button', { name: 'Claim' }))
  const sheet = within(await reviewSheet())
  await expectEnabled(() => sheet.getByRole('button', { name: 'Confirm in wallet' }))
  await contracts.write(accountAt(0), POINTS_LIVE, 'claim')
  await screen.findByText('You have already claimed this')
  await (await card(POINTS_LIVE)).findByText('Claimed')
})

it('sends nothing after a rejection in the wallet', async () => {
  const { wallet } = await openConnected('/claims')
  const campaign = await card(POINTS_LIVE)
  await campaign.findByRole('button', { name: 'Claim' })
  wallet.rejectNext()
  await clickAndConfirm(() => campaign.getByRole('button', { name: 'Claim' }))
  await screen.findByText('You rejected the request')
  expect(await hasClaimed(POINTS_LIVE)).toBe('false')
  await expectEnabled(() => campaign.getByRole('button', { name: 'Claim' }))
})

it('says so if a claim reverts when it is mined', async () => {
  await openConnected('/claims')
  const campaign = await card(POINTS_LIVE)
  await campaign.findByRole('button', { name: 'Claim' })
  await chain.pauseMining()
  await clickAndConfirm(() => campaign.getByRole('button', { name: 'Claim' }))
  const pending = await campaign.findByRole('button', { name: 'Waiting for your transaction' })
  expect(pending).toBeVisible()
  await chain.rpc('anvil_setCode', [PROFILE, REVERTING_CODE])
  await chain.resumeMining()
  await screen.findByText('Could not claim')
})

it('explains why an account can not claim once its profile is paused', async () => {
  await openConnected('/claims', { index: 1 })
  await (await card(POINTS_LIVE)).findByText('You can claim')
  await contracts.write(accountAt(1), PROFILE, 'pauseProfile')
  await (await card(POINTS_LIVE)).findByText('Your profile is paused. Reactivate it to claim.')
  // Refunds are for paused profiles too.
  await (await card(REFUND_LIVE)).findByRole('button', { name: 'Claim' })
})

it('asks an account without a profile to create one', async () => {
  await openConnected('/claims', { index: 4 })
  await (await card(POINTS_LIVE)).findByText('You need a profile for this campaign.')
  await (await card(POINTS_LIVE)).findByRole('link', { name: 'Create a profile' })
  expect(screen.queryByRole('button', { name: 'Claim' })).toBeNull()
})

it('shows no campaign where one can not be read', async () => {
  await chain.rpc('anvil_setCode', [POINTS_LIVE, REVERTING_CODE])
  openPage('/claims')
  await screen.findByText('Could not load the campaigns')
  expect(screen.queryByText('No campaigns')).toBeNull()
})
