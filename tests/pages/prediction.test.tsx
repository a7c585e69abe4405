import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Interface } from 'ethers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useChain } from '../integration/chain'
import { createMarket } from '../support/market'
import { click, clickAndConfirm, fill, reviewSheet } from './support/confirm'
import { exactFigure } from './support/figures'
import { accountAt, closePages, openConnected, openPage } from './support/openPage'
import { acceptRisks, bet, card, happens, openMarket } from './support/predictionPage'
import { refuseRequests } from './support/refuseRequests'

const chain = useChain()
const CRO = 10n ** 18n
const HOUR_MS = 3_600_000

beforeEach(() => {
  localStorage.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('rounds', () => {
  it('are played from the bet to the collection, with the payout that the form promised', async () => {
    const market = await createMarket(chain)
    await market.start()
    const epoch = await market.currentEpoch()
    const [trader] = market.traders
    await market.send(trader, 'betBear', [epoch], 30n * CRO)
    const { account } = await openMarket()
    await screen.findByTestId(`round-${epoch}`)
    await click(() => card(epoch).getByRole('button', { name: 'Bet up' }))
    await fill(bet().getByLabelText('Amount to bet'), '10')
    // 10 of 40 CRO, less 3 %: 38.8.
    expect(await bet().findByText('38.8')).toBeVisible()
    await acceptRisks()
    await clickAndConfirm(() => bet().getByRole('button', { name: 'Bet up' }))
    await screen.findByText(`Bet 10 CRO on up in round ${epoch}`)
    await waitFor(() => expect(card(epoch).getByText('Your bet: Up, 10 CRO')).toBeVisible())
    expect(bet().getByRole('button', { name: 'You have bet on this round' })).toBeVisible()

    await happens(() => market.lockFirst())
    await happens(() => market.movePrice('up'))
    await waitFor(() => expect(card(epoch).getByText('Live')).toBeVisible())
    await happens(() => market.next())
    await waitFor(() => expect(card(epoch).getByText('You won 38.8 CRO.')).toBeVisible())
    const before = await chain.nativeBalanceOf(account)
    // The refunds of the seeded rounds are collected together with it.
    const collect = await screen.findByTestId('collect')
    await clickAndConfirm(() => within(collect).getByRole('button', { name: 'Collect all' }))
    await screen.findByText(/^Collected .* CRO$/)
    expect((await chain.nativeBalanceOf(account)) - before).toBeGreaterThan(38n * CRO)
    expect((await market.call('ledger', [epoch, account]))[2]).toBe(true)
    await waitFor(() => expect(screen.queryByTestId('collect')).toBeNull())
  })

  it('say that the market is halted after a missed round, and take no bets', async () => {
    await openMarket()
    expect(await screen.findByText('Markets paused after an error.', { selector: 'p' })).toBeVisible()
    expect(bet().getByRole('button', { name: 'Markets paused after an error.' })).toHaveAttribute('aria-disabled')
    const epoch = await (await createMarket(chain)).currentEpoch()
    expect(card(epoch).getByText('Canceled')).toBeVisible()
    expect(card(epoch + 2).getByText('Starts after the restart')).toBeVisible()
    expect(screen.queryByTestId(`round-${epoch + 3}`)).toBeNull()
    expect(screen.getByTestId(`round-${epoch - 5}`)).toBeVisible()
  })

  it('say that they are paused, and go on after the restart without a reload', async () => {
    const market = await createMarket(chain)
    await market.start()
    openPage('/prediction')
    const epoch = await market.currentEpoch()
    await screen.findByTestId(`round-${epoch}`)
    await happens(() => market.pause())
    expect(await screen.findByText('Markets paused', { selector: 'p' })).toBeVisible()
    expect(card(epoch).getByText('Canceled')).toBeVisible()
    await happens(() => market.unpause())
    await happens(() => market.start())
    await waitFor(() => expect(card(epoch + 1).getByText('Next')).toBeVisible())
    expect(screen.getByTestId(`round-${epoch + 3}`)).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Markets paused', { selector: 'p' })).toBeNull())
  })
})

describe('a bet', () => {
  it('is refused below the minimum, and asks for the risks once', async () => {
    const market = await createMarket(chain)
    await market.start()
    await openMarket()
    await screen.findByTestId(`round-${await market.currentEpoch()}`)
    expect(await bet().findByRole('button', { name: 'Choose up or down' })).toBeVisible()
    await userEvent.click(bet().getByRole('radio', { name: /Down/ }))
    expect(bet().getByRole('button', { name: 'Enter an amount' })).toBeVisible()
    await fill(bet().getByLabelText('Amount to bet'), '0.5')
    expect(bet().getByRole('button', { name: 'A minimum amount of 1 CRO is required' })).toBeVisible()
    await fill(bet().getByLabelText('Amount to bet'), '999999999')
    expect(bet().getByRole('button', { name: 'Insufficient CRO balance' })).toBeVisible()
    await fill(bet().getByLabelText('Amount to bet'), '5')
    expect(bet().getByText(/Nobody has bet on the other side/)).toBeVisible()
    await userEvent.click(bet().getByRole('button', { name: 'Bet down' }))
    expect(bet().getByText('Tick this box to bet.')).toBeVisible()
    await acceptRisks()
    expect(bet().queryByRole('checkbox')).toBeNull()
  })

  it('asks before it goes past the limit of the day', async () => {
    const market = await createMarket(chain)
    await market.start()
    await openMarket()
    await screen.findByTestId(`round-${await market.currentEpoch()}`)
    await acceptRisks()
    await userEvent.type(screen.getByLabelText('Limit per day, in dollars'), '1')
    expect(bet().queryByText(/past your daily limit/)).toBeNull()
    await userEvent.click(bet().getByRole('radio', { name: /Up/ }))
    await fill(bet().getByLabelText('Amount to bet'), '5')
    // Until its value is known, an amount counts as past the limit.
    await waitFor(() => expect(bet().queryByText(/past your daily limit/)).toBeNull())
    await fill(bet().getByLabelText('Amount to bet'), '500')
    expect(await bet().findByText('This goes past your daily limit of $1')).toBeVisible()
    await userEvent.click(bet().getByRole('button', { name: 'Bet up' }))
    expect(screen.queryByText('Maximum network fee')).toBeNull()
    await userEvent.click(bet().getByRole('checkbox', { name: 'I want to play past my limit today' }))
    await userEvent.click(bet().getByRole('button', { name: 'Bet up' }))
    await reviewSheet()
  })

  it('is not taken in the last seconds before the lock, also if the clock of the computer is an hour ahead', async () => {
    const market = await createMarket(chain)
    await market.start()
    const { lockTimestamp } = await market.readRound(await market.currentEpoch())
    await chain.increaseTime(Number(lockTimestamp) - (await market.nowSec()) - 15)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS })
    await openMarket()
    expect(await screen.findByText('Your bet may come too late')).toBeVisible()
    await happens(() => chain.increaseTime(12))
    await waitFor(() => expect(bet().getByRole('button', { name: 'This round takes no more bets' })).toBeVisible())
  })
})

describe('the history', () => {
  it('has the seeded bets with their results, and collects one round', async () => {
    await openMarket()
    const history = within(await screen.findByTestId('bet-history'))
    const row = (epoch: number) =>
      within(history.getByRole('link', { name: `Round ${epoch}` }).closest('tr') ?? document.body)
    await history.findByRole('link', { name: 'Round 2' })
    expect(row(8).getByText('Lost')).toBeVisible()
    await waitFor(() => expect(row(13).getByText('Refunded')).toBeVisible())
    await clickAndConfirm(() => row(2).getByRole('button', { name: 'Collect round 2' }))
    await screen.findByText(/^Collected .* CRO$/)
    await waitFor(() => expect(row(2).getByText('Collected')).toBeVisible())
    await userEvent.click(history.getByRole('button', { name: 'Collected' }))
    expect(history.getAllByRole('link')).toHaveLength(1)
    await userEvent.click(history.getByRole('button', { name: 'Close: Your bets' }))
    await userEvent.click(history.getByRole('button', { name: 'Open: Your bets' }))
    await waitFor(() => expect(history.getAllByRole('link').length).toBeGreaterThan(1))
    await userEvent.click(history.getByRole('tab', { name: 'Profit and loss' }))
    expect(await history.findByText('3 won, 1 lost')).toBeVisible()
  })

  it('says what the clock alone has canceled before the chain is read', async () => {
    const ledger = new Interface(['function ledger(uint256, address)'])
    refuseRequests(ledger.encodeFunctionData('ledger', [13, accountAt(0)]).slice(2))
    await openMarket()
    const link = await screen.findByRole('link', { name: 'Round 13' })
    expect(within(link.closest('tr') ?? document.body).getByText('Refunded')).toBeVisible()
    expect(within(screen.getByTestId('bet-history')).queryByText('Open')).toBeNull()
  })

  it('comes from the chain where the index is down', async () => {
    refuseRequests('query bets')
    await openMarket()
    expect(await screen.findByText('The index is not available')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Round 2' })).toBeVisible()
    expect(within(screen.getByTestId('bet-history')).getAllByRole('link')).toHaveLength(6)
  })
})

describe('what was won', () => {
  it('is on the home page and in the portfolio, and leads to the market', async () => {
    const market = await createMarket(chain)
    await market.start()
    const { account } = await openConnected('/')
    await market.send(account, 'betBull', [await market.currentEpoch()], 25n * CRO)
    const rewards = within(await screen.findByTestId('home-unclaimed'))
    const all = rewards.queryByRole('button', { name: /^Show all/ })
    if (all !== null) await userEvent.click(all)
    const onHome = exactFigure(rewards.getByRole('link', { name: 'Prediction' }).closest('li') ?? document.body)
    closePages()
    await openConnected('/portfolio')
    const games = within(await screen.findByTestId('portfolio-games'))
    const row = (await games.findByRole('link', { name: 'Prediction' })).closest('tr') ?? document.body
    expect(within(row).getByText('25')).toBeVisible()
    const [, winnings] = within(row).getAllByRole('cell')
    expect(winnings?.querySelector<HTMLElement>('[data-figure]')?.dataset['figure']).toContain(onHome)
    await userEvent.click(games.getByRole('link', { name: 'Prediction' }))
    const collect = within(await screen.findByTestId('collect'))
    expect(collect.getByText(/^You can collect .* CRO from 5 rounds$/)).toBeVisible()
  })
})

describe('a history that is not indexed yet', () => {
  it('is completed from the chain, which says so', async () => {
    const send = globalThis.fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) =>
      typeof init?.body === 'string' && init.body.includes('query bets')
        ? Promise.resolve(Response.json({ data: { user: null, bets: [], uncollected: [], _meta: null } }))
        : send(url, init),
    )
    await openMarket()
    expect(await screen.findByText(/^The index is behind the chain: the newest 6 bets/)).toBeVisible()
    expect(within(screen.getByTestId('bet-history')).getAllByRole('link')).toHaveLength(6)
  })
})

describe('the first version', () => {
  it('pays what was left in it, round by round', async () => {
    const { account } = await openMarket()
    const older = within(await screen.findByTestId('prediction-v1'))
    await userEvent.click(older.getByRole('button', { name: 'Check now' }))
    expect(await older.findByText('Round 1')).toBeVisible()
    expect(older.getByText('Round 6')).toBeVisible()
    const before = await chain.nativeBalanceOf(account)
    await clickAndConfirm(() => older.getByRole('button', { name: 'Collect round 6' }))
    await screen.findByText('Collected 10 CRO')
    expect((await chain.nativeBalanceOf(account)) - before).toBeGreaterThan(9n * CRO)
    await waitFor(() => expect(older.queryByText('Round 6')).toBeNull())
  })
})

describe('the leaderboard', () => {
  it('ranks players with ten bets, and shows anyone who is looked up', async () => {
    openPage('/prediction/leaderboard')
    const table = await screen.findByRole('table', { name: 'Leaderboard' })
    expect(within(table).getAllByRole('row').length).toBeGreaterThan(1)
    await userEvent.click(screen.getByRole('button', { name: 'Rounds played' }))
    await waitFor(() => expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(4))
    await userEvent.type(screen.getByLabelText('Address'), accountAt(1))
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText('1 of 3')).toBeVisible()
    closePages()
  })

  it('says what an address that never bet is, and what is no address', async () => {
    openPage(`/prediction/leaderboard?address=0x${'1'.repeat(40)}`)
    expect(await screen.findByText('This address has not bet')).toBeVisible()
    closePages()
    openPage('/prediction/leaderboard?address=me')
    expect(await screen.findByText(/Not a valid address/)).toBeVisible()
  })

  it('is computed from the events where the index is down', async () => {
    refuseRequests('query player')
    openPage('/prediction/leaderboard?order=totalBets')
    expect(await screen.findByText('The index is not available')).toBeVisible()
    await waitFor(() => expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(4))
    await userEvent.click(within(screen.getByRole('table')).getAllByRole('link', { name: /^Player .*0x/ })[0]!)
    expect(await within(await screen.findByRole('dialog')).findByText('Last bets')).toBeVisible()
  })
})

describe('a verification', () => {
  it('compares a round with the oracle', async () => {
    openPage('/prediction/round/3')
    const checks = within(await screen.findByRole('region', { name: 'Checks' }))
    await waitFor(() => expect(checks.getAllByText('Passed')).toHaveLength(7))
    expect(checks.queryByText('Failed')).toBeNull()
    expect(screen.getByText('Winner')).toBeVisible()
  })

  it('takes the times of a round from the chain where the index is down', async () => {
    refuseRequests('query round')
    openPage('/prediction/round/3')
    const checks = within(await screen.findByRole('region', { name: 'Checks' }))
    await waitFor(() => expect(checks.getAllByText('Passed')).toHaveLength(7))
    expect(screen.getAllByRole('link', { name: /Transaction on explorer/ })).toHaveLength(2)
  })

  it.each(['0', 'x', '-1', '1e3', '1.5', '9999999999999'])('of round %s is not found', async (epoch) => {
    openPage(`/prediction/round/${epoch}`)
    expect(await screen.findByRole('link', { name: 'Back Home' })).toBeVisible()
  })

  it('of a round to come says which one takes bets', async () => {
    openPage('/prediction/round/999')
    expect(await screen.findByText('Round 999 does not exist yet')).toBeVisible()
  })
})
