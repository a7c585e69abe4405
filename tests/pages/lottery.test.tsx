import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { useChain } from '../integration/chain'
import { LOTTERY_ADDRESS, LOTTERY_TOKEN, numberOf, runLottery } from '../support/lottery'
import { click, clickAndConfirm, clickAndGoBack, expectEnabled, fill, reviewSheet } from './support/confirm'
import { exactFigure } from './support/figures'
import { accountAt, closePages, openConnected, openPage } from './support/openPage'
import { refuseRequests } from './support/refuseRequests'

const PATH = '/lottery'
const MISSING = 'The lottery number you provided does not exist.'
/** Of `viewUserInfoForLotteryId`. */
const TICKETS_SELECTOR = '05531eeb'
const REVERTING_CODE = '0x5f5ffd'
const WEI = 10n ** 18n

const chain = useChain()
const run = runLottery(chain)

/** Starts a lottery that will draw these digits; the one before is finished. */
async function startWith(digits: string): Promise<bigint> {
  await run.finish()
  await run.chooseNumber(digits)
  return run.start()
}

const nextDraw = () => within(screen.getByTestId('next-draw'))
const prizes = () => within(screen.getByTestId('prizes'))
const draw = () => within(screen.getByTestId('draw'))
const shownNumber = (place: HTMLElement) => place.querySelector('[data-number]')?.getAttribute('data-number')

const purchase = async () => within(await screen.findByRole('dialog', { name: 'Buy tickets' }))

/** Opens the dialog and types a number of tickets. */
async function openPurchase(count: string) {
  await click(() => nextDraw().getByRole('button', { name: 'Buy tickets' }))
  const dialog = await purchase()
  await fill(dialog.getByLabelText('Number of tickets'), count)
  return dialog
}

async function confirmNext(): Promise<void> {
  const sheet = within(await reviewSheet())
  await click(() => sheet.getByRole('button', { name: 'Confirm in wallet' }))
}

it('buys tickets with numbers of the user, shows what they cost, and then the tickets', async () => {
  const id = await startWith('987654')
  await openConnected(PATH)
  await screen.findByRole('heading', { name: `Lottery ${id}` })
  await nextDraw().findByText('Open')
  let dialog = await openPurchase('3')
  // 3 x 100 less 2 / 2000.
  await dialog.findByText('0.1 %')
  await dialog.findByText('299.7')
  await dialog.findByText('Expected prizes')
  await userEvent.click(dialog.getByRole('button', { name: 'Edit numbers' }))
  const fields = dialog.getAllByRole('textbox', { name: /^Ticket/ })
  expect(fields).toHaveLength(3)
  await fill(dialog.getByLabelText('Ticket 1'), '12345')
  expect(dialog.getByLabelText('Ticket 1')).toHaveAccessibleDescription('Enter six digits')
  await expectEnabled(() => dialog.getByRole('button', { name: 'Enter six digits for each ticket' }), false)
  // Closed by mistake, it loses nothing.
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await click(() => nextDraw().getByRole('button', { name: 'Buy tickets' }))
  dialog = await purchase()
  await userEvent.click(dialog.getByRole('button', { name: 'Edit numbers' }))
  expect(dialog.getByLabelText('Ticket 1')).toHaveValue('12345')
  await fill(dialog.getByLabelText('Ticket 1'), '987654')
  await fill(dialog.getByLabelText('Ticket 2'), '987654')
  await dialog.findByText('2 tickets have numbers that you have more than once. They would share a prize.')
  await clickAndConfirm(() => dialog.getByRole('button', { name: /^Approve/ }))
  await clickAndConfirm(() => dialog.getByRole('button', { name: 'Buy tickets' }))
  await screen.findByText('You have bought 3 tickets')
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? screen.getByRole('dialog'))
  await click(() => nextDraw().getByRole('button', { name: 'View 3 tickets' }))
  const list = await screen.findByRole('list', { name: `Your tickets of lottery ${id}` })
  const strips = within(list).getAllByRole('img')
  expect(strips.slice(0, 2).map((strip) => strip.getAttribute('data-number'))).toEqual(['987654', '987654'])
})

it('gives the numbers of a purchase back that fails after its dialog was closed', async () => {
  await startWith('987654')
  await run.buy(accountAt(0), ['111111'])
  await openConnected(PATH)
  let dialog = await openPurchase('2')
  await userEvent.click(dialog.getByRole('button', { name: 'Edit numbers' }))
  await fill(dialog.getByLabelText('Ticket 1'), '123456')
  await chain.pauseMining()
  await clickAndConfirm(() => dialog.getByRole('button', { name: 'Buy tickets' }))
  await dialog.findByText('Waiting for confirmation')
  // The dialog's own button, not that of a toast.
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body)
  expect(screen.queryByRole('dialog')).toBeNull()
  const code = await chain.rpc('eth_getCode', [LOTTERY_ADDRESS, 'latest'])
  await chain.rpc('anvil_setCode', [LOTTERY_ADDRESS, REVERTING_CODE])
  await chain.mine(1)
  await chain.rpc('anvil_setCode', [LOTTERY_ADDRESS, code])
  await chain.resumeMining()
  await screen.findByText('Could not buy tickets')
  await click(() => nextDraw().getByRole('button', { name: 'Buy tickets' }))
  dialog = await purchase()
  expect(dialog.getByLabelText('Number of tickets')).toHaveValue('2')
  await userEvent.click(dialog.getByRole('button', { name: 'Edit numbers' }))
  expect(dialog.getByLabelText('Ticket 1')).toHaveValue('123456')
})

it('refuses more tickets than a purchase can have, and more than the balance pays for', async () => {
  await startWith('987654')
  await openConnected(PATH)
  const dialog = await openPurchase('101')
  await dialog.findAllByText('You can buy at most 100 tickets at once')
  const balance = await chain.balanceOf(LOTTERY_TOKEN, accountAt(0))
  const drain = `0xa9059cbb${accountAt(1).slice(2).padStart(64, '0')}${(balance - 150n * WEI).toString(16).padStart(64, '0')}`
  await chain.send({ from: accountAt(0), to: LOTTERY_TOKEN, data: drain })
  await fill(dialog.getByLabelText('Number of tickets'), '2')
  await dialog.findAllByText('Not enough DIAL')
  await click(() => dialog.getByRole('button', { name: 'Max (1)' }))
  expect(dialog.getByLabelText('Number of tickets')).toHaveValue('1')
})

it('asks before a purchase passes the limit that the user has set for a day', async () => {
  await startWith('987654')
  await openConnected(PATH)
  const limit = within(await screen.findByTestId('play-limit'))
  await userEvent.type(limit.getByLabelText('Limit per day, in dollars'), '0')
  const dialog = await openPurchase('1')
  await dialog.findByText('This goes past your daily limit of $0')
  await clickAndConfirm(() => dialog.getByRole('button', { name: /^Approve/ }))
  await click(() => dialog.getByRole('button', { name: 'Buy tickets' }))
  await dialog.findByText('Tick this box to go past your limit.')
  await userEvent.click(dialog.getByRole('checkbox', { name: 'I want to play past my limit today' }))
  await clickAndConfirm(() => dialog.getByRole('button', { name: 'Buy tickets' }))
  await screen.findByText('You have bought 1 ticket')
  await waitFor(() => expect(limit.getByText(/^Played today: \$/)).not.toHaveTextContent('$0.00'))
})

it('keeps the numbers of a purchase while one lottery ends, and the next one starts without a reload', async () => {
  const id = await startWith('987654')
  await openConnected(PATH)
  await screen.findByRole('heading', { name: `Lottery ${id}` })
  const dialog = await openPurchase('2')
  await userEvent.click(dialog.getByRole('button', { name: 'Edit numbers' }))
  await fill(dialog.getByLabelText('Ticket 1'), '111111')
  await run.passEnd()
  await dialog.findAllByText('Sales of this lottery have ended')
  await nextDraw().findByText('Closing')
  await run.close()
  await nextDraw().findByText('Drawing')
  await run.draw()
  await nextDraw().findByText('Drawn')
  await run.start()
  await nextDraw().findByText(`Lottery ${id + 1n}`)
  await nextDraw().findByText('Open')
  expect(dialog.getByLabelText('Ticket 1')).toHaveValue('111111')
})

it('finds prizes of every bracket, also in older lotteries, and claims them', async () => {
  const id = await startWith('987654')
  await run.buy(accountAt(0), ['987654', '987650', '987600', '987000', '980000', '900000', '012345'])
  await run.finish()
  await run.start()
  await run.finish()
  await openConnected(PATH)
  await click(() => prizes().getByRole('button', { name: 'Check now' }))
  await prizes().findByText(new RegExp(`^Lottery ${id}, 6 tickets:`))
  const before = await chain.balanceOf(LOTTERY_TOKEN, accountAt(0))
  await clickAndConfirm(() => prizes().getByRole('button', { name: `Claim the prizes of lottery ${id}` }))
  await screen.findByText(new RegExp(`^Claimed .* DIAL of lottery ${id}$`))
  expect(await chain.balanceOf(LOTTERY_TOKEN, accountAt(0))).toBeGreaterThan(before)
  await waitFor(() => expect(prizes().queryByText(new RegExp(`^Lottery ${id},`))).toBeNull())
})

it('finds what a later draw has won by itself, once the prizes were checked', async () => {
  const id = await startWith('987654')
  await run.buy(accountAt(0), ['900000'])
  await openConnected(PATH)
  await click(() => prizes().getByRole('button', { name: 'Check now' }))
  await prizes().findByRole('button', { name: 'Check again' })
  expect(prizes().queryByText(new RegExp(`^Lottery ${id},`))).toBeNull()
  await run.finish()
  await prizes().findByText(new RegExp(`^Lottery ${id}, 1 ticket:`))
})

it('follows a reorganization that undoes a draw: the lottery is drawn again, and its prizes are not offered', async () => {
  const id = await startWith('987654')
  await run.buy(accountAt(0), ['900000'])
  await run.passEnd()
  await run.close()
  const beforeDraw = await chain.snapshot()
  await run.draw()
  await openConnected(PATH)
  await nextDraw().findByText('Drawn')
  await click(() => prizes().getByRole('button', { name: 'Check now' }))
  await prizes().findByText(new RegExp(`^Lottery ${id}, 1 ticket:`))
  await chain.revert(beforeDraw)
  // The other chain is longer.
  await chain.mine(5)
  await nextDraw().findByText('Drawing')
  await waitFor(() => expect(prizes().queryByText(new RegExp(`^Lottery ${id},`))).toBeNull())
})

it('is on the home page and in the portfolio, with prizes and tickets in play', async () => {
  const id = await startWith('987654')
  await run.buy(accountAt(0), ['987654'])
  await run.finish()
  await run.start()
  await run.buy(accountAt(0), ['111111', '222222'])
  await openConnected('/')
  const rewards = within(await screen.findByTestId('home-unclaimed'))
  const all = rewards.queryByRole('button', { name: /^Show all/ })
  if (all !== null) await userEvent.click(all)
  const onHome = exactFigure(rewards.getByRole('link', { name: 'Lottery' }).closest('li') ?? document.body)
  const { cakePerBracket } = (await run.read('viewLottery', [id])) as { readonly cakePerBracket: readonly bigint[] }
  expect(Number(onHome)).toBeGreaterThan(Number((cakePerBracket[5] ?? 0n) / WEI))
  closePages()
  await openConnected('/portfolio')
  const games = within(await screen.findByTestId('portfolio-games'))
  const row = (await games.findByRole('link', { name: 'Lottery' })).closest('tr') ?? document.body
  expect(within(row).getByText('2')).toBeVisible()
  const [, winnings] = within(row).getAllByRole('cell')
  expect(winnings?.querySelector<HTMLElement>('[data-figure]')?.dataset['figure']?.replaceAll(',', '')).toContain(
    onHome,
  )
})

it('fails alone in the portfolio where tickets can not be read', async () => {
  const refused = refuseRequests(TICKETS_SELECTOR)
  await openConnected('/portfolio')
  const games = within(await screen.findByTestId('portfolio-games'))
  const row = (await games.findByRole('link', { name: 'Lottery' })).closest('tr') ?? document.body
  await waitFor(() => expect(row).toHaveTextContent(/Retry|Could not load/))
  await games.findByRole('link', { name: 'Prediction' })
  refused.mockRestore()
})

it('claims what does not fit one transaction in pieces, one after the other', async () => {
  const id = await startWith('900000')
  const winning = Array.from({ length: 100 }, (_, index) => `9${String(index + 10_000)}`)
  for (let purchase = 0; purchase < 2; purchase += 1) await run.buy(accountAt(0), winning)
  await run.finish()
  await openConnected(PATH)
  await click(() => prizes().getByRole('button', { name: 'Check now' }))
  await prizes().findByText(new RegExp(`^Lottery ${id}, 200 tickets:`))
  await click(() => prizes().getByRole('button', { name: `Claim the prizes of lottery ${id}` }))
  await prizes().findByText('Claim 1 of 2')
  await confirmNext()
  await prizes().findByText('Claim 2 of 2')
  await confirmNext()
  await waitFor(() => expect(prizes().queryByText(new RegExp(`^Lottery ${id},`))).toBeNull())
})

it('says that prizes were claimed in another tab, and sends nothing', async () => {
  const id = await startWith('987654')
  await run.buy(accountAt(0), ['987654'])
  const { firstTicketId } = (await run.read('viewLottery', [id])) as { readonly firstTicketId: bigint }
  await run.finish()
  const { wallet } = await openConnected(PATH)
  await click(() => prizes().getByRole('button', { name: 'Check now' }))
  await prizes().findByText(new RegExp(`^Lottery ${id}, 1 ticket:`))
  await run.claim(accountAt(0), id, [firstTicketId], [5n])
  await clickAndGoBack(
    () => prizes().getByRole('button', { name: `Claim the prizes of lottery ${id}` }),
    'These prizes are claimed already',
  )
  expect(wallet.state().sent).toHaveLength(0)
})

it('shows exact chances, and what a ticket is expected to lose', async () => {
  await startWith('987654')
  openPage(PATH)
  const odds = within(await screen.findByTestId('odds'))
  for (const chance of ['0.0001 %', '0.0009 %', '0.009 %', '0.09 %', '0.9 %', '9 %']) await odds.findByText(chance)
  await odds.findByText(/^A ticket costs 100 DIAL and wins .* DIAL on average/)
})

it('shows a past draw with its number, winners and prizes, and says which number does not exist', async () => {
  const id = await startWith('987654')
  await run.buy(accountAt(1), ['987650', '900000'])
  await run.finish()
  openPage(`${PATH}?round=${id}`)
  await waitFor(() => expect(shownNumber(screen.getByTestId('draw'))).toBe('987654'))
  const row = await draw().findByRole('row', { name: /First 5 digits/ })
  expect(row).toHaveTextContent('1')
  expect(await draw().findAllByText('To the next lottery')).toHaveLength(4)
  await fill(screen.getByLabelText('Lottery number'), '99999')
  await click(() => screen.getByRole('button', { name: 'Show draw' }))
  await screen.findByText(MISSING)
  await fill(screen.getByLabelText('Lottery number'), '1')
  await click(() => screen.getByRole('button', { name: 'Show draw' }))
  await draw().findByRole('heading', { name: 'Lottery 1' })
})

it.each(['abc', '0', '-1', '1e9', '99999999999999999999'])(
  'says that lottery %s of an address does not exist',
  async (id) => {
    openPage(`${PATH}?round=${id}`)
    await screen.findByText(MISSING)
  },
)

it('reads draws and history from the chain while the subgraph is down, and says so', async () => {
  const id = await startWith('987654')
  await run.buy(accountAt(0), ['987654'])
  await run.finish()
  const refused = refuseRequests('totalTickets')
  await openConnected(`${PATH}?tab=history`)
  await screen.findByText('Read from the chain')
  const table = await screen.findByRole('table', { name: 'Your history' })
  await within(table).findByText(`Lottery ${id}`)
  await userEvent.click(screen.getByRole('tab', { name: 'Past draws' }))
  const draws = await screen.findByRole('table', { name: 'All draws' })
  await within(draws).findByText(`Lottery ${id}`)
  expect(within(draws).getAllByText('Unknown').length).toBeGreaterThan(0)
  refused.mockRestore()
})

it('keeps a placeholder in place of a lottery that can not be read, and no 0', async () => {
  await chain.rpc('anvil_setCode', [LOTTERY_ADDRESS, REVERTING_CODE])
  openPage(PATH)
  await screen.findAllByText('Could not load the lottery')
  expect(nextDraw().getByRole('heading', { name: 'Next lottery' })).toBeVisible()
  expect(nextDraw().queryByText('0')).toBeNull()
  await expectEnabled(() => nextDraw().getByRole('button', { name: 'Buy tickets' }), false)
})

it('verifies a draw in the browser, and says what it can not verify', async () => {
  await run.finish()
  const id = await run.currentId()
  openPage(`${PATH}/draw/${id}`)
  await screen.findByText('This draw is correct: every step matches.')
  const proof = screen.getByTestId('proof')
  const { finalNumber } = (await run.read('viewLottery', [id])) as { readonly finalNumber: bigint }
  expect(numberOf(shownNumber(proof) ?? '')).toBe(finalNumber)
  expect(within(proof).getAllByText('Matches')).toHaveLength(4)
})

it('does not verify the number of another generator', async () => {
  const id = await startWith('987654')
  await run.finish()
  openPage(`${PATH}/draw/${id}`)
  await screen.findByText('Another contract drew this number, which this page cannot verify.')
  expect(screen.queryByText(/Matches|This draw is correct/)).toBeNull()
})

it.each(['abc', '99999'])('says that draw %s does not exist', async (id) => {
  openPage(`${PATH}/draw/${id}`)
  await screen.findByText(MISSING)
})
