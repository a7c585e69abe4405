import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useChain } from '../integration/chain'
import { IFO_LP_TOKEN, offeringOf, POINT_CENTER, runOffering } from '../support/ifo'
import { click, clickAndConfirm, expectEnabled, fill, reviewSheet } from './support/confirm'
import { exactFigure } from './support/figures'
import { accountAt, openConnected, openPage } from './support/openPage'
import { happens } from './support/predictionPage'
import { refuseRequests } from './support/refuseRequests'

const REVERTING_CODE = '0x5f5ffd'
const WEI = 10n ** 18n
const CONFIRM = 'Confirm in wallet'

const chain = useChain()
const azimuth = runOffering(chain, 'azimuth')
const perihelion = runOffering(chain, 'perihelion')
const almanac = runOffering(chain, 'almanac')

const sale = async (id: string) => within(await screen.findByTestId(`ifo-${id}`))
const pool = async (id: string, name: 'basic' | 'unlimited') => within(await screen.findByTestId(`ifo-${id}-${name}`))
const claims = async () => within(await screen.findByTestId('ifo-claims'))
const lpOf = (account: string) => chain.balanceOf(IFO_LP_TOKEN, account)

afterEach(() => {
  vi.restoreAllMocks()
})

/** Opens the form of a pool with an amount typed. */
async function openCommitment(id: string, name: 'basic' | 'unlimited', amount: string) {
  const opened = await pool(id, name)
  await click(() => opened.getByRole('button', { name: /^Commit/ }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Commit to/ }))
  await fill(dialog.getByLabelText('Amount to commit'), amount)
  return dialog
}

/** A sale that is live for some blocks, with LP tokens for the first account. */
async function startAlmanac(length = 200) {
  await almanac.schedule(length)
  await almanac.giveLp(accountAt(0), 1_000n * WEI)
  await almanac.start()
}

describe('the page', () => {
  it('shows the live sale first, the next one, and past ones on their tab', async () => {
    openPage('/ifo')
    const live = await sale('analemma')
    await live.findByText('Live')
    await live.findByText(/^Ends in/)
    const next = await sale('almanac')
    expect(next.getByText('Coming soon')).toBeVisible()
    expect(next.getByText(/^Starts in/)).toBeVisible()
    expect(next.queryByRole('button', { name: /^Commit/ })).toBeNull()
    const { total } = await runOffering(chain, 'analemma').pool(1)
    const unlimited = await pool('analemma', 'unlimited')
    await unlimited.findByText('Tax on refunds')
    expect(total).toBeGreaterThan(0n)
    await userEvent.click(screen.getByRole('tab', { name: 'Past' }))
    await sale('perihelion')
    await sale('azimuth')
    expect(screen.queryByTestId('ifo-analemma')).toBeNull()
  })

  it('follows a sale through its phases by the blocks of the chain', async () => {
    await almanac.schedule(20)
    openPage('/ifo')
    await (await sale('almanac')).findByText('Coming soon')
    await happens(() => almanac.start())
    await (await sale('almanac')).findByText('Live')
    await happens(() => almanac.end())
    await waitFor(() => expect(screen.queryByTestId('ifo-almanac')).toBeNull())
    await userEvent.click(screen.getByRole('tab', { name: 'Past' }))
    await (await sale('almanac')).findByText('Finished')
  })

  it('shows no figure of a sale that can not be read, and keeps the others', async () => {
    await chain.rpc('anvil_setCode', [offeringOf('analemma').contract, REVERTING_CODE])
    openPage('/ifo')
    const broken = await sale('analemma')
    await broken.findByText('Could not load the sale')
    expect(broken.queryByText(/% committed/)).toBeNull()
    await (await pool('almanac', 'basic')).findByText('0% committed')
  })

  it('leaves out points that can not be read, without an error', async () => {
    await chain.rpc('anvil_setCode', [POINT_CENTER, REVERTING_CODE])
    await openConnected('/ifo?tab=past')
    const past = await sale('azimuth')
    await userEvent.click(past.getByText('Pools, your commitment and claims'))
    await past.findByText('Funds to raise')
    expect(past.queryByText('Achievement')).toBeNull()
    expect(past.queryByText(/^Could not/)).toBeNull()
  })

  it('lists who took part and what the owner took, and says where a node has no logs', async () => {
    openPage('/ifo?tab=past')
    const past = await sale('perihelion')
    await userEvent.click(past.getByText('Pools, your commitment and claims'))
    await past.findByText('Yes: the contract holds the tokens that are still to be claimed.')
    const refused = refuseRequests('eth_getLogs')
    await userEvent.click(past.getByText('Participants and withdrawals of the owner'))
    await past.findByText('Could not load the record of this sale')
    refused.mockRestore()
    await click(() => past.getByRole('button', { name: 'Retry' }))
    const participants = await past.findByText('Participants')
    // Three traders and two users.
    expect(participants.nextElementSibling).toHaveTextContent('5')
    expect(within(past.getByRole('list', { name: 'Withdrawals of the owner' })).getAllByRole('listitem')).toHaveLength(
      1,
    )
  })
})

describe('a commitment', () => {
  it('shows what it means as it is typed, and is sent after its approval', async () => {
    await startAlmanac()
    await almanac.tradersCommit(1, (await almanac.pool(1)).raising * 4n)
    await openConnected('/ifo')
    const dialog = await openCommitment('almanac', 'unlimited', '5')
    await dialog.findByText('If the sale closed now, you would get')
    const { raising, offering, total } = await almanac.pool(1)
    const tokens = (5n * WEI * offering) / (total + 5n * WEI)
    const row = () => dialog.getByText('Tokens').nextElementSibling as HTMLElement
    const { decimals } = offeringOf('almanac').token
    await waitFor(() => expect(Number(exactFigure(row()))).toBeCloseTo(Number(tokens) / 10 ** decimals, decimals))
    expect(total).toBeGreaterThan(raising)
    expect(dialog.getByText('Tax')).toBeVisible()
    await clickAndConfirm(() => dialog.getByRole('button', { name: /^Approve/ }))
    const before = await lpOf(accountAt(0))
    await clickAndConfirm(() => dialog.getByRole('button', { name: 'Commit' }))
    await waitFor(async () => expect((await almanac.own(accountAt(0))).amounts[1]).toBe(5n * WEI))
    expect(before - (await lpOf(accountAt(0)))).toBe(5n * WEI)
    await dialog.findByText('If the sale closed now, with what you committed before, you would get')
  })

  it('is bound by the limit of the basic sale, which can be reached exactly', async () => {
    await startAlmanac()
    const { limit } = await almanac.pool(0)
    await openConnected('/ifo')
    const dialog = await openCommitment('almanac', 'basic', '999')
    await dialog.findAllByText('More than the limit per account')
    await click(() => dialog.getByRole('button', { name: 'Max' }))
    await clickAndConfirm(() => dialog.getByRole('button', { name: /^Approve/ }))
    await clickAndConfirm(() => dialog.getByRole('button', { name: 'Commit' }))
    await waitFor(async () => expect((await almanac.own(accountAt(0))).amounts[0]).toBe(limit))
    await dialog.findByRole('button', { name: 'You have reached the limit per account' })
  })

  it('is asked again where others commit while it is reviewed, and refused once the sale is over', async () => {
    await startAlmanac(60)
    const { raising } = await almanac.pool(1)
    await almanac.tradersCommit(1, raising * 2n)
    const { wallet } = await openConnected('/ifo')
    const dialog = await openCommitment('almanac', 'unlimited', '5')
    await clickAndConfirm(() => dialog.getByRole('button', { name: /^Approve/ }))
    await click(() => dialog.getByRole('button', { name: 'Commit' }))
    const sheet = within(await reviewSheet())
    await expectEnabled(() => sheet.getByRole('button', { name: CONFIRM }))
    await happens(() => almanac.tradersCommit(1, raising))
    await click(() => sheet.getByRole('button', { name: /^Accept/ }))
    await expectEnabled(() => sheet.getByRole('button', { name: CONFIRM }))
    await happens(() => almanac.end())
    await sheet.findByText('The sale has ended')
    expect(sheet.queryByRole('button', { name: CONFIRM })).toBeNull()
    expect(wallet.state().sent).toHaveLength(1)
  })

  it('that the wallet rejects keeps its amount', async () => {
    await startAlmanac()
    const { wallet } = await openConnected('/ifo')
    const dialog = await openCommitment('almanac', 'unlimited', '5')
    wallet.rejectNext()
    await clickAndConfirm(() => dialog.getByRole('button', { name: /^Approve/ }))
    await screen.findByText('You rejected the request')
    expect(dialog.getByLabelText('Amount to commit')).toHaveValue('5')
    expect(wallet.state().sent).toEqual([])
  })

  it('that reverts when mined says so, and gets its amount back', async () => {
    await startAlmanac()
    await openConnected('/ifo')
    const dialog = await openCommitment('almanac', 'unlimited', '5')
    await clickAndConfirm(() => dialog.getByRole('button', { name: /^Approve/ }))
    await expectEnabled(() => dialog.getByRole('button', { name: 'Commit' }))
    await chain.pauseMining()
    await clickAndConfirm(() => dialog.getByRole('button', { name: 'Commit' }))
    await screen.findByText('Transaction sent')
    await chain.rpc('anvil_setCode', [offeringOf('almanac').contract, REVERTING_CODE])
    await chain.resumeMining()
    await screen.findByText('Could not commit')
    await waitFor(() => expect(dialog.getByLabelText('Amount to commit')).toHaveValue('5'))
  })

  it('needs an active profile', async () => {
    await startAlmanac()
    await almanac.pauseProfile(accountAt(0))
    await openConnected('/ifo')
    const steps = await sale('almanac')
    await steps.findByRole('link', { name: 'Go to profile' })
    const dialog = await openCommitment('almanac', 'unlimited', '5')
    await expectEnabled(() => dialog.getByRole('button', { name: 'You need an active profile to commit' }), false)
  })
})

describe('claims', () => {
  it('of all past sales are found and made one after the other', async () => {
    await openConnected('/ifo', { index: 1 })
    const found = await claims()
    await waitFor(() => expect(found.getAllByRole('listitem')).toHaveLength(2))
    const before = await lpOf(accountAt(1))
    await click(() => found.getByRole('button', { name: 'Claim all (2)' }))
    for (let sent = 0; sent < 2; sent++) {
      const sheet = within(await reviewSheet())
      await click(() => sheet.getByRole('button', { name: CONFIRM }))
      await waitFor(async () =>
        expect(
          [
            await azimuth.hasHarvestedFirst(accountAt(1)),
            (await perihelion.own(accountAt(1))).hasHarvested[1] === true,
          ].filter(Boolean).length,
        ).toBeGreaterThan(sent),
      )
    }
    await waitFor(() => expect(screen.queryByTestId('ifo-claims')).toBeNull())
    expect(await lpOf(accountAt(1))).toBeGreaterThan(before)
    expect(await chain.balanceOf(offeringOf('azimuth').token.address, accountAt(1))).toBeGreaterThan(0n)
  })

  it('of one pool are made on its card, and give the points', async () => {
    await openConnected('/ifo?tab=past')
    const past = await sale('perihelion')
    await userEvent.click(past.getByText('Pools, your commitment and claims'))
    await past.findByText('You get the points with your first claim.')
    const points = await perihelion.pointsOf(accountAt(0))
    const basic = await pool('perihelion', 'basic')
    await clickAndConfirm(() => basic.getByRole('button', { name: 'Claim' }))
    await basic.findByText('Claimed')
    expect((await perihelion.own(accountAt(0))).hasHarvested).toEqual([true, false])
    expect(await perihelion.pointsOf(accountAt(0))).toBe(points + 200n)
    await past.findByText('You have these points.')
  })

  it('that another tab made first are not sent', async () => {
    const { wallet } = await openConnected('/ifo?tab=past')
    const past = await sale('perihelion')
    await userEvent.click(past.getByText('Pools, your commitment and claims'))
    const basic = await pool('perihelion', 'basic')
    await click(() => basic.getByRole('button', { name: 'Claim' }))
    const sheet = within(await reviewSheet())
    await expectEnabled(() => sheet.getByRole('button', { name: CONFIRM }))
    await happens(() => perihelion.harvest(accountAt(0), 0))
    await sheet.findByText('Nothing to claim any more')
    expect(sheet.queryByRole('button', { name: CONFIRM })).toBeNull()
    expect(wallet.state().sent).toEqual([])
  })

  it('refund all of it where the minimum was missed', async () => {
    await startAlmanac(30)
    await openConnected('/ifo')
    const dialog = await openCommitment('almanac', 'unlimited', '5')
    await dialog.findByText('The minimum is not raised yet: if the sale closed now, all of it would come back.')
    await clickAndConfirm(() => dialog.getByRole('button', { name: /^Approve/ }))
    await clickAndConfirm(() => dialog.getByRole('button', { name: 'Commit' }))
    await waitFor(async () => expect((await almanac.own(accountAt(0))).amounts[1]).toBe(5n * WEI))
    await click(() => dialog.getByRole('button', { name: 'Close' }))
    await happens(() => almanac.end())
    await userEvent.click(screen.getByRole('tab', { name: 'Past' }))
    const past = await sale('almanac')
    await userEvent.click(past.getByText('Pools, your commitment and claims'))
    await past.findByText('The minimum was not raised')
    const before = await lpOf(accountAt(0))
    const unlimited = await pool('almanac', 'unlimited')
    await clickAndConfirm(() => unlimited.getByRole('button', { name: 'Claim refund' }))
    await waitFor(async () => expect((await almanac.own(accountAt(0))).hasHarvested[1]).toBe(true))
    expect((await lpOf(accountAt(0))) - before).toBe(5n * WEI)
  })

  it('of points come from the point center for the first version', async () => {
    await openConnected('/ifo?tab=past')
    const past = await sale('azimuth')
    await userEvent.click(past.getByText('Pools, your commitment and claims'))
    const points = await azimuth.pointsOf(accountAt(0))
    await clickAndConfirm(() => past.getByRole('button', { name: 'Claim 100 points' }))
    await past.findByText('You have these points.')
    expect(await azimuth.pointsOf(accountAt(0))).toBe(points + 100n)
  })
})
