import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { useChain } from '../integration/chain'
import { AUCTION_ADDRESS, AUCTION_TOKEN, bidderAddress, runAuction, WEI } from '../support/auction'
import { click, clickAndConfirm, expectEnabled, fill, reviewSheet } from './support/confirm'
import { accountAt, openConnected, openPage } from './support/openPage'
import { refuseRequests } from './support/refuseRequests'

const PATH = '/farms/auction'
const REVERTING_CODE = '0x5f5ffd'
/** The first user is Fulcrom, the second CorgiAI; the third is not whitelisted. */
const [FULCROM, CORGI, WATCHER] = [0, 1, 2]

const chain = useChain()
const run = runAuction(chain)

const auction = async () => within(await screen.findByTestId('auction'))
const table = async (name: string) => within(await screen.findByRole('table', { name }))
const balance = (index: number) => chain.balanceOf(AUCTION_TOKEN, accountAt(index))

async function openBid(typed: string) {
  await click(() => screen.getByRole('button', { name: 'Place a bid' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Place a bid' }))
  const field = await dialog.findByLabelText(/^(Your bid|Add to your bid)$/)
  await fill(field, typed)
  return { dialog, field }
}

it('shows the open auction to anyone: who leads, its terms, each bid, and who may bid', async () => {
  openPage(PATH)
  const card = await auction()
  await card.findByRole('heading', { name: 'Auction 2' })
  await card.findByText('Open')
  await card.findByText('Connect as a bidder')
  const leaders = await table('Leaderboard')
  const rows = leaders.getAllByRole('row').slice(1)
  expect(rows.map((row) => /Loaded Lions|Fulcrom|PhotonSwap/.exec(row.textContent)?.[0])).toEqual([
    'Loaded Lions',
    'Fulcrom',
    'PhotonSwap',
  ])
  expect(within(rows[1] ?? document.body).getByText('Winning')).toBeVisible()
  expect(within(rows[2] ?? document.body).getByText('Not winning')).toBeVisible()
  const log = await table('Bid history')
  expect(log.getAllByRole('row')).toHaveLength(4)
  expect(log.getByText('Ranks 2 · PhotonSwap is outbid')).toBeVisible()
  expect(screen.getByRole('img', { name: 'Highest bid: from 9,000 DIAL to 12,000 DIAL' })).toBeVisible()
  await userEvent.click(card.getByRole('button', { name: 'Whitelisted bidders' }))
  const bidders = within(await screen.findByRole('dialog', { name: 'Whitelisted bidders' }))
  expect(await bidders.findAllByText('CORGIAI-CRO LP')).not.toHaveLength(0)
})

it('bids with an exact approval, after refusing wrong amounts', async () => {
  await run.fund(accountAt(CORGI), 20_000)
  await openConnected(PATH, { index: CORGI })
  const { dialog, field } = await openBid('9995')
  await dialog.findAllByText('A bid must be a multiple of 10')
  await fill(field, '4990')
  await dialog.findAllByText('The first bid must be 5,000 DIAL or more')
  await fill(field, '99999999990')
  await dialog.findAllByText('Not enough DIAL')
  // One step above the second place.
  await dialog.findByText('Bid 10,510 DIAL to enter the top 2.')
  await userEvent.selectOptions(dialog.getByLabelText('Needed to enter the top'), 'Top 1 (wins)')
  await click(() => dialog.getByRole('button', { name: 'Use this amount' }))
  expect(field).toHaveValue('12010')
  await dialog.findByText('1, winning (the top 2 win)')
  await fill(field, '10510')
  await dialog.findByText('2, winning (the top 2 win)')
  expect(dialog.queryByRole('checkbox')).toBeNull()
  const before = await balance(CORGI)
  await clickAndConfirm(() => dialog.getByRole('button', { name: /^Approve/ }))
  await clickAndConfirm(() => dialog.getByRole('button', { name: 'Place bid' }))
  const card = await auction()
  await card.findByText('Your bid of 10,510 DIAL is winning')
  expect(before - (await balance(CORGI))).toBe(10_510n * WEI)
  const leaders = await table('Leaderboard')
  await waitFor(() => expect(leaders.getAllByRole('row')[2]).toHaveTextContent('CorgiAI'))
})

it('fills in parts of the balance in tens that never exceed it', async () => {
  await openConnected(PATH, { index: FULCROM })
  const { dialog, field } = await openBid('')
  const owned = await balance(FULCROM)
  for (const name of ['25 %', '50 %', '75 %', 'Max']) {
    await click(() => dialog.getByRole('button', { name }))
    const typed = BigInt((field as HTMLInputElement).value)
    expect(typed % 10n).toBe(0n)
    expect(typed * WEI).toBeLessThanOrEqual(owned)
  }
  // Closed by mistake, it loses nothing.
  const { value } = field as HTMLInputElement
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await click(() => screen.getByRole('button', { name: 'Place a bid' }))
  expect(await screen.findByLabelText('Add to your bid')).toHaveValue(value)
})

/** Types a bid that would win the second place and opens its review. */
async function reviewWinningBid() {
  await run.fund(accountAt(CORGI), 20_000)
  await openConnected(PATH, { index: CORGI })
  const { dialog } = await openBid('10510')
  await clickAndConfirm(() => dialog.getByRole('button', { name: /^Approve/ }))
  await click(() => dialog.getByRole('button', { name: 'Place bid' }))
  return within(await reviewSheet())
}

it('refuses a bid that was outbid meanwhile', async () => {
  const sheet = await reviewWinningBid()
  await sheet.findByText(/rank 2 of 2 winners/)
  await run.bid(bidderAddress('PhotonSwap'), 3_000)
  await sheet.findByText('Another project has outbid you')
  expect(sheet.queryByRole('button', { name: 'Confirm in wallet' })).toBeNull()
})

it('refuses a bid whose auction ended meanwhile', async () => {
  const sheet = await reviewWinningBid()
  await sheet.findByText(/rank 2 of 2 winners/)
  await run.endIn(1)
  await sheet.findAllByText('Bidding has ended')
  expect(sheet.queryByRole('button', { name: 'Confirm in wallet' })).toBeNull()
})

it('sends nothing and keeps the amount when the wallet rejects the bid', async () => {
  await run.fund(accountAt(CORGI), 20_000)
  const { wallet } = await openConnected(PATH, { index: CORGI })
  const { dialog, field } = await openBid('10510')
  await clickAndConfirm(() => dialog.getByRole('button', { name: /^Approve/ }))
  await expectEnabled(() => dialog.getByRole('button', { name: 'Place bid' }))
  wallet.rejectNext()
  await clickAndConfirm(() => dialog.getByRole('button', { name: 'Place bid' }))
  await screen.findByText('You rejected the request')
  expect(field).toHaveValue('10510')
  expect(await run.read('auctionBids', [2n, accountAt(CORGI)])).toBe(0n)
})

it('says that a bid reverted when it was mined, and restores the amount', async () => {
  await run.fund(accountAt(CORGI), 20_000)
  await openConnected(PATH, { index: CORGI })
  const { dialog } = await openBid('10510')
  await clickAndConfirm(() => dialog.getByRole('button', { name: /^Approve/ }))
  await expectEnabled(() => dialog.getByRole('button', { name: 'Place bid' }))
  await chain.pauseMining()
  await clickAndConfirm(() => dialog.getByRole('button', { name: 'Place bid' }))
  await chain.rpc('anvil_setCode', [AUCTION_ADDRESS, REVERTING_CODE])
  await chain.resumeMining()
  await screen.findByText('The bid failed. Your tokens were not transferred.')
})

it('takes back an unsuccessful bid of a past auction', async () => {
  await openConnected(PATH, { index: CORGI })
  const section = within(await screen.findByTestId('reclaim'))
  await section.findByText('Auction 1: 18,500 DIAL')
  const before = await balance(CORGI)
  await clickAndConfirm(() => section.getByRole('button', { name: 'Take back your bid of auction 1' }))
  await waitFor(() => expect(screen.queryByTestId('reclaim')).toBeNull())
  expect((await balance(CORGI)) - before).toBe(18_500n * WEI)
})

it('lets anyone close an auction that is over, congratulates winners, and releases the other bids', async () => {
  await run.bid(accountAt(CORGI), 9_500)
  await run.endIn(1)
  await openConnected(PATH, { index: FULCROM })
  const card = await auction()
  await card.findByText('Ended')
  await clickAndConfirm(() => card.getByRole('button', { name: 'Close the auction' }))
  await card.findByText('Congratulations! You won auction 2')
  expect(within(await screen.findByTestId('next-auction')).getByText('To be announced')).toBeVisible()
  const winners = within(await screen.findByTestId('winners'))
  await winners.findByText('Fulcrom')
  expect(await run.read('claimable', [2n, accountAt(CORGI)])).toBe(true)
  await clickAndConfirm(() => winners.getByRole('button', { name: 'Pay winning bids to the treasury' }))
  await waitFor(() => expect(winners.queryByRole('button', { name: /^Pay/ })).toBeNull())
})

it('shows an announced auction without bids', async () => {
  await run.finish()
  await run.start(50)
  await openConnected(PATH, { index: FULCROM })
  const card = await auction()
  await card.findByRole('heading', { name: 'Auction 3' })
  await card.findByText('Starts soon')
  await expectEnabled(() => card.getByRole('button', { name: 'Place a bid' }), false)
  await screen.findByText('No bids yet')
})

it('shows past auctions by the number in the address, with ties and what the farms became', async () => {
  openPage(`${PATH}?auction=1`)
  const card = await auction()
  await card.findByRole('heading', { name: 'Auction 1' })
  const rows = (await table('Leaderboard')).getAllByRole('row').slice(1)
  expect(rows.map((row) => /#\d+/.exec(row.textContent)?.[0])).toEqual(['#1', '#2', '#2', '#3'])
  expect(rows.map((row) => /Won|Lost, taken back|Lost/.exec(row.textContent)?.[0])).toEqual([
    'Won',
    'Won',
    'Lost',
    'Lost, taken back',
  ])
  const winners = within(await screen.findByTestId('winners'))
  await winners.findByText('Live')
  await winners.findByText('Finished')
  expect(winners.getByRole('link', { name: 'PHOTON-CRO LP farm' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/farms\?q=PHOTON-CRO/),
  )
  const number = screen.getByLabelText('Auction number')
  await fill(number, '7')
  await screen.findByText('Enter the number of a past auction, from 1 to 1')
})

it.each(['abc', '0', '-1', '2'])('says that past auction %s of an address does not exist', async (id) => {
  openPage(`${PATH}?auction=${id}`)
  await screen.findByText('Enter the number of a past auction, from 1 to 1')
})

it('lets an account that is not whitelisted watch', async () => {
  await openConnected(PATH, { index: WATCHER })
  const card = await auction()
  await card.findByText(/^This account is not whitelisted/)
  expect(card.queryByRole('button', { name: 'Place a bid' })).toBeNull()
})

it('works without its subgraph, and says that the history is missing', async () => {
  const refused = refuseRequests('number_gt')
  openPage(PATH)
  await screen.findByText('History is unavailable right now')
  const leaders = await table('Leaderboard')
  expect(leaders.getAllByRole('row')).toHaveLength(4)
  refused.mockRestore()
})

it('shows no bid where the contract can not be read', async () => {
  await chain.rpc('anvil_setCode', [AUCTION_ADDRESS, REVERTING_CODE])
  openPage(PATH)
  await screen.findByText('Could not load the auction')
  expect(screen.queryByText('No bids yet')).toBeNull()
})
