import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { useChain } from '../integration/chain'
import { createMarket } from '../support/market'
import { clickAndConfirm, clickAndGoBack, expectEnabled, fill } from './support/confirm'
import { accountAt, openPage } from './support/openPage'
import { acceptRisks, bet, card, happens, openMarket } from './support/predictionPage'

const chain = useChain()
const CRO = 10n ** 18n
const REVERTING_CODE = '0x5f5ffd'
const MANY_BLOCKS = 20
const { prediction, oracle } = deployment.prediction.contracts

/** A market that takes bets. */
async function startMarket() {
  const market = await createMarket(chain)
  await market.start()
  return { ...market, epoch: await market.currentEpoch() }
}

/** A market with a round that is live, with bets on both sides: 10 CRO of the account on up, 30 on down. */
async function startLiveRound(account: string) {
  const market = await startMarket()
  await market.send(account, 'betBull', [market.epoch], 10n * CRO)
  await market.send(market.traders[0], 'betBear', [market.epoch], 30n * CRO)
  await market.lockFirst()
  await market.movePrice('up')
  return market
}

/** A bet of 10 CRO on up, ready to be sent. */
async function enterBet() {
  await userEvent.click(bet().getByRole('radio', { name: /Up/ }))
  await fill(bet().getByLabelText('Amount to bet'), '10')
  await acceptRisks()
}
const betUp = () => bet().getByRole('button', { name: 'Bet up' })

beforeEach(() => {
  localStorage.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('a bet', () => {
  it('that the wallet rejects is not sent, and keeps its side and amount', async () => {
    await startMarket()
    const { wallet } = await openMarket()
    await enterBet()
    wallet.rejectNext()
    await clickAndConfirm(betUp)
    await screen.findByText('You rejected the request')
    expect(bet().getByLabelText('Amount to bet')).toHaveValue('10')
    expect(bet().getByRole('radio', { name: /Up/ })).toBeChecked()
    expect(wallet.state().sent).toEqual([])
  })

  it('that would revert is not sent', async () => {
    await startMarket()
    const { wallet } = await openMarket()
    await enterBet()
    await expectEnabled(betUp)
    await chain.rpc('anvil_setCode', [prediction, REVERTING_CODE])
    await clickAndGoBack(betUp, 'An error occurred, unable to enter your position.')
    expect(wallet.state().sent).toEqual([])
  })

  it('that comes after the lock reverts, says so and restores the amount', async () => {
    const market = await startMarket()
    const { account } = await openMarket()
    await enterBet()
    await chain.pauseMining()
    await clickAndConfirm(betUp)
    await screen.findByText('Transaction sent')
    const { lockTimestamp } = await market.readRound(market.epoch)
    await chain.rpc('evm_setNextBlockTimestamp', [Number(lockTimestamp)])
    await chain.resumeMining()
    await screen.findByText('An error occurred, unable to enter your position.')
    await waitFor(() => expect(bet().getByLabelText('Amount to bet')).toHaveValue('10'))
    expect((await market.call('ledger', [market.epoch, account]))[1]).toBe(0n)
  })
})

describe('a round', () => {
  it('that is canceled by a pause is refunded once that is due', async () => {
    const { account } = await openMarket()
    const market = await startMarket()
    await market.send(account, 'betBull', [market.epoch], 10n * CRO)
    await happens(() => market.pause())
    await waitFor(() => expect(card(market.epoch).getByText('Your 10 CRO is refunded.')).toBeVisible())
    expect(card(market.epoch).getAllByText(/You can collect your refund in/)[0]).toBeVisible()
    expect(await screen.findByText('1 refund is not due yet.')).toBeVisible()
    const { closeTimestamp } = await market.readRound(market.epoch)
    await happens(async () => chain.increaseTime(Number(closeTimestamp) - (await market.nowSec()) + 61))
    await waitFor(() => expect(card(market.epoch).getByText(/You can collect your refund now/)).toBeVisible())
    const row = (await screen.findByRole('link', { name: `Round ${market.epoch}` })).closest('tr') ?? document.body
    await clickAndConfirm(() => within(row).getByRole('button', { name: `Collect round ${market.epoch}` }))
    await screen.findByText('Collected 10 CRO')
    expect((await market.call('ledger', [market.epoch, account]))[2]).toBe(true)
  })

  it('that nobody has bet on has a result, and no payouts', async () => {
    const market = await startMarket()
    await market.lockFirst()
    await market.movePrice('down')
    await market.next()
    openPage('/prediction')
    await screen.findByTestId(`round-${market.epoch}`)
    expect(await card(market.epoch).findByText('Expired')).toBeVisible()
    expect(card(market.epoch).getAllByText('No bets')).toHaveLength(2)
    expect(card(market.epoch).getByText(/^Down \$/)).toBeVisible()
  })

  it('whose end a reorganization undoes is live again', async () => {
    const { account } = await openMarket()
    const market = await startLiveRound(account)
    const before = await chain.snapshot()
    await happens(() => market.next())
    await waitFor(() => expect(card(market.epoch).getByText('You won 38.8 CRO.')).toBeVisible())
    await happens(async () => {
      await chain.revert(before)
      await chain.mine(MANY_BLOCKS)
    })
    await waitFor(() => expect(card(market.epoch).getByText('Live')).toBeVisible())
    expect(card(market.epoch).queryByText('You won 38.8 CRO.')).toBeNull()
  })

  it('that was collected in another window is not offered any more', async () => {
    const { account } = await openMarket()
    const market = await createMarket(chain)
    await market.start()
    const collect = within(await screen.findByTestId('collect'))
    await collect.findByText(/from 5 rounds$/)
    await happens(() => market.send(account, 'claim', [[2, 3]]))
    expect(await collect.findByText(/from 3 rounds$/)).toBeVisible()
    await happens(() => market.send(account, 'claim', [[4, 13, 14]]))
    await waitFor(() => expect(screen.queryByTestId('collect')).toBeNull())
  })
})

describe('an index that is behind', () => {
  it('is said on the leaderboard, and in the card of a player', async () => {
    const { fetch: send } = globalThis
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
      const response = await send(url, init)
      if (typeof init?.body !== 'string' || !init.body.includes('query player')) return response
      const { data } = (await response.json()) as { readonly data: object }
      return Response.json({ data: { ...data, _meta: { block: { number: 5, timestamp: 1_600_000_000 } } } })
    })
    openPage('/prediction/leaderboard?order=totalBets')
    expect(await screen.findByText(/^Indexed to block 5,/)).toBeVisible()
    await userEvent.click((await screen.findAllByRole('link', { name: /^Player .*0x/ }))[0]!)
    expect(await within(await screen.findByRole('dialog')).findByText(/^Indexed to block 5,/)).toBeVisible()
  })
})

describe('what fails', () => {
  it('is said of an oracle that has stopped', async () => {
    openPage('/prediction')
    expect(await screen.findByText(/^The oracle's last answer is from/)).toBeVisible()
  })

  it('is said of an oracle that does not answer: bets are still taken', async () => {
    const market = await startLiveRound(accountAt(0))
    await chain.rpc('anvil_setCode', [oracle, REVERTING_CODE])
    await openMarket()
    await waitFor(() => expect(card(market.epoch).getByText("Could not load the oracle's price")).toBeVisible())
    expect(card(market.epoch).queryByText('Live price')).toBeNull()
    await userEvent.click(bet().getByRole('radio', { name: /Up/ }))
    expect(await bet().findByRole('button', { name: 'Enter an amount' })).toBeVisible()
  })

  it('is said of a market that can not be read, which is read again', async () => {
    const code = await chain.rpc('eth_getCode', [prediction, 'latest'])
    await chain.rpc('anvil_setCode', [prediction, REVERTING_CODE])
    openPage('/prediction')
    expect(await screen.findByText('Could not load the market')).toBeVisible()
    await chain.rpc('anvil_setCode', [prediction, code])
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Markets paused after an error.', { selector: 'p' })).toBeVisible()
  })
})
