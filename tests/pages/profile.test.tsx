import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Interface } from 'ethers'
import { expect, it } from 'vitest'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { useChain } from '../integration/chain'
import { click, clickAndConfirm, expectEnabled, fill } from './support/confirm'
import { accountAt, closePages, openConnected, openPage } from './support/openPage'
import { refuseRequests } from './support/refuseRequests'

const PATH = '/create-profile'
const REVERTING_CODE = '0x5f5ffd'
const { profile: PROFILE, bunnies: BUNNIES } = deployment.profile.contracts
const ABI = new Interface([
  'function getUserProfile(address) view returns (uint256 userId, uint256 points, uint256 teamId, address nft, uint256 tokenId, bool isActive)',
  'function ownerOf(uint256) view returns (address)',
  'function tokenOfOwnerByIndex(address, uint256) view returns (uint256)',
  'function transferFrom(address, address, uint256)',
])

const chain = useChain()

async function readProfile(index: number) {
  const data = ABI.encodeFunctionData('getUserProfile', [accountAt(index)])
  return ABI.decodeFunctionResult('getUserProfile', await chain.rpc('eth_call', [{ to: PROFILE, data }, 'latest']))
}
const ownerOf = async (tokenId: bigint) => {
  const data = ABI.encodeFunctionData('ownerOf', [tokenId])
  const answer = await chain.rpc('eth_call', [{ to: BUNNIES, data }, 'latest'])
  return String(ABI.decodeFunctionResult('ownerOf', answer)[0]).toLowerCase()
}

/** Sends an account's first collectible to another. */
async function giveCollectible(fromIndex: number, toIndex: number) {
  const [from, to] = [accountAt(fromIndex), accountAt(toIndex)]
  const data = ABI.encodeFunctionData('tokenOfOwnerByIndex', [from, 0])
  const tokenId = BigInt(await chain.rpc('eth_call', [{ to: BUNNIES, data }, 'latest']))
  await chain.send({ from, to: BUNNIES, data: ABI.encodeFunctionData('transferFrom', [from, to, tokenId]) })
}

it('makes a profile in four steps, from a starter to a name that is signed, and keeps what was chosen', async () => {
  await openConnected(PATH, { index: 2 })
  await screen.findByRole('heading', { name: 'Get a starter collectible' })
  await click(() => screen.getByRole('radio', { name: 'Teatime' }))
  await clickAndConfirm(() => screen.getByRole('button', { name: /^Approve/ }))
  await clickAndConfirm(() => screen.getByRole('button', { name: 'Buy starter' }))
  await screen.findByRole('heading', { name: 'Choose your picture' })
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(2))
  const [first] = screen.getAllByRole('radio')
  await userEvent.click(first ?? document.body)
  await click(() => screen.getByRole('button', { name: 'Continue' }))
  await click(() => screen.getByRole('radio', { name: 'Fearsome Flippers' }))
  await click(() => screen.getByRole('button', { name: 'Continue' }))
  await screen.findByRole('heading', { name: 'Choose your name' })

  // Left and opened again, it goes on where it was.
  closePages()
  await openConnected(PATH, { index: 2 })
  await screen.findByRole('heading', { name: 'Choose your name' })
  await fill(await screen.findByLabelText('Name'), 'no spaces')
  await screen.findByText('No spaces or special characters')
  await fill(screen.getByLabelText('Name'), 'ab')
  await screen.findByText('Minimum length: 3 characters')
  await fill(screen.getByLabelText('Name'), 'Daybreak')
  await screen.findByText('Username taken')
  await fill(screen.getByLabelText('Name'), 'Daybr3ak')
  await screen.findByText('This name is free')
  await click(() => screen.getByRole('button', { name: 'Sign name' }))
  await screen.findByText('Tick this box to confirm your name.')
  await userEvent.click(screen.getByRole('checkbox'))
  await click(() => screen.getByRole('button', { name: 'Sign name' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Confirm your name' }))
  await sheet.findByText('Daybr3ak')
  await click(() => sheet.getByRole('button', { name: 'Sign in wallet' }))

  await screen.findByText("Check your choices. The team and the name can't be changed later.")
  await screen.findByText('Fearsome Flippers')
  await clickAndConfirm(() => screen.getByRole('button', { name: /^Approve/ }))
  await screen.findByText(/Allow the profile contract to hold collectible/)
  await clickAndConfirm(() => screen.getByRole('button', { name: /^Approve/ }))
  await clickAndConfirm(() => screen.getByRole('button', { name: 'Create profile' }))
  await screen.findByText('You have a profile')
  const { teamId, isActive, tokenId } = await readProfile(2)
  expect([teamId, isActive]).toEqual([2n, true])
  expect(await ownerOf(tokenId as bigint)).toBe(PROFILE.toLowerCase())
})

it('keeps what was chosen where the names service is down, and where nothing is signed', async () => {
  // The names service keeps the name of an account that has made a profile, also where the chain is reverted.
  await giveCollectible(2, 3)
  await openConnected(PATH, { index: 3 })
  // Before anything is paid, the first step says what all of them cost.
  await screen.findByText('You need at least 6.5 DIAL for all steps: 5 DIAL for the starter, 1.5 DIAL for the profile.')
  await click(() => screen.getByRole('button', { name: 'Use a collectible that I own' }))
  await click(() => screen.getByRole('radio'))
  await click(() => screen.getByRole('button', { name: 'Continue' }))
  await click(() => screen.getByRole('radio', { name: 'Chaotic Cakers' }))
  await click(() => screen.getByRole('button', { name: 'Continue' }))
  const refused = refuseRequests('/api/users/valid/')
  await fill(await screen.findByLabelText('Name'), 'Sunrise')
  await screen.findByText('Unable to verify username.')
  await expectEnabled(() => screen.getByRole('button', { name: 'Sign name' }), false)
  refused.mockRestore()
  await click(() => screen.getByRole('button', { name: 'Retry' }))
  await screen.findByText('This name is free')
  await userEvent.click(screen.getByRole('checkbox'))
  const ask = async () => {
    await click(() => screen.getByRole('button', { name: 'Sign name' }))
    return within(await screen.findByRole('dialog', { name: 'Confirm your name' }))
  }
  const unsigned = await ask()
  await click(() => unsigned.getByRole('button', { name: 'Close' }))
  const unregistered = refuseRequests('/api/users/register')
  const sheet = await ask()
  await click(() => sheet.getByRole('button', { name: 'Sign in wallet' }))
  await screen.findByText('Unable to verify username.')
  expect(screen.getByLabelText('Name')).toHaveValue('Sunrise')
  unregistered.mockRestore()
})

it('claims a collectible with points of a campaign, and says what went wrong', async () => {
  const before = await readProfile(0)
  const { wallet } = await openConnected('/profile')
  const item = within(await screen.findByRole('article', { name: 'Oracle' }))
  const claim = () => item.getByRole('button', { name: 'Claim' })
  await expectEnabled(claim)
  wallet.rejectNext()
  await clickAndConfirm(claim)
  await expectEnabled(claim)
  expect(wallet.state().sent).toHaveLength(0)
  await clickAndConfirm(claim)
  await item.findByRole('button', { name: 'Claimed' })
  expect((await readProfile(0)).points).toBe((before.points as bigint) + 100n)
})

it('shows points, team, rank and achievements of an account', async () => {
  await openConnected('/profile')
  await screen.findByRole('heading', { name: 'Daybreak' })
  await screen.findByRole('link', { name: 'Syrup Storm' })
  const table = within(await screen.findByRole('table', { name: 'Achievements' }))
  expect(await table.findAllByText('Community award')).toHaveLength(2)
  expect(table.getAllByText('Took part in a campaign').length).toBeGreaterThan(1)
  await table.findByText('250')
  // The achievements sum up to the contract's points.
  const { points } = await readProfile(0)
  await screen.findByText((points as bigint).toLocaleString('en-US'))
})

it('changes the picture for 0.5 DIAL, and gives the one before back', async () => {
  const before = await readProfile(0)
  await openConnected('/profile')
  await click(() => screen.getByRole('button', { name: 'Change picture' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change picture' }))
  await waitFor(() => expect(dialog.getAllByRole('radio')).toHaveLength(3))
  await userEvent.click(dialog.getAllByRole('radio')[0] ?? document.body)
  await dialog.findByText('0.5')
  await clickAndConfirm(() => dialog.getByRole('button', { name: /^Approve/ }))
  await dialog.findByText(/Allow the profile contract to hold collectible/)
  await clickAndConfirm(() => dialog.getByRole('button', { name: /^Approve/ }))
  await clickAndConfirm(() => dialog.getByRole('button', { name: 'Change picture' }))
  await waitFor(async () => expect((await readProfile(0)).tokenId).not.toBe(before.tokenId))
  expect(await ownerOf(before.tokenId as bigint)).toBe(accountAt(0).toLowerCase())
})

it('pauses a profile, and says what that costs later', async () => {
  const before = await readProfile(0)
  await openConnected('/profile')
  await click(() => screen.getByRole('button', { name: 'Pause profile' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Pause your profile' }))
  await dialog.findByText('0.5')
  await clickAndConfirm(() => dialog.getByRole('button', { name: 'Pause profile' }))
  await screen.findByText('Your profile is paused')
  expect(await ownerOf(before.tokenId as bigint)).toBe(accountAt(0).toLowerCase())
})

it('reactivates a paused profile', async () => {
  await openConnected('/profile', { index: 7 })
  await screen.findByText('Your profile is paused')
  await click(() => screen.getByRole('button', { name: 'Reactivate profile' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reactivate your profile' }))
  await waitFor(() => expect(dialog.getAllByRole('radio')).toHaveLength(1))
  await userEvent.click(dialog.getByRole('radio'))
  await clickAndConfirm(() => dialog.getByRole('button', { name: /^Approve/ }))
  await dialog.findByText(/Allow the profile contract to hold collectible/)
  await clickAndConfirm(() => dialog.getByRole('button', { name: /^Approve/ }))
  await clickAndConfirm(() => dialog.getByRole('button', { name: 'Reactivate profile' }))
  await screen.findByText('Active')
})

it('lists the teams by points, and the members of each', async () => {
  openPage('/teams')
  const list = within(await screen.findByRole('list', { name: 'Teams' }))
  const names = () => list.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(names()).toEqual(['Fearsome Flippers', 'Syrup Storm', 'Chaotic Cakers'])
  await userEvent.click(list.getByRole('link', { name: 'Chaotic Cakers' }))
  const table = within(await screen.findByRole('table', { name: 'Members' }))
  await table.findByText(/NightOwl/)
  const row = within((await table.findByText(/Hibernator/)).closest('tr') ?? document.body)
  row.getByText('Paused')
})

it('says which team does not exist', async () => {
  openPage('/teams/99')
  await screen.findByText('There is no such team')
})

it('shows no 0 in place of a profile that can not be read', async () => {
  await chain.rpc('anvil_setCode', [PROFILE, REVERTING_CODE])
  await openConnected('/profile')
  await screen.findByText('Your profile could not be read')
  expect(screen.queryByText('0')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Create profile' })).toBeNull()
})

it('does not let an account buy a starter that it can not pay', async () => {
  await openConnected(PATH, { index: 3 })
  await click(() => screen.getByRole('radio', { name: 'Teatime' }))
  await expectEnabled(() => screen.getByRole('button', { name: 'Not enough DIAL' }), false)
})

it('shows on the profile what its account did on the NFT market', async () => {
  await openConnected('/profile', { index: 1 })
  const activity = within(await screen.findByTestId('nft-activity'))
  await activity.findAllByText(/^(Bought|Sold|Listed)$/)
  const [link] = await activity.findAllByRole('link', { name: /#\d+$/ })
  expect(link?.getAttribute('href')).toMatch(/^\/nfts\/collections\/0x[0-9a-f]{40}\/\d+$/)
})
