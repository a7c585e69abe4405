import type { Page } from '@playwright/test'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { isRpcRequest } from '../support/site'
import { clickAndConfirm, clickAndGoBack, confirmPreview } from './support/confirm'
import { openConnected } from './support/connected'
import { expect, expectAccessible, test } from './support/test'

const PATH = '/inscription'
const INDEXER = /\/indexer\//
const REVERTING_CODE = '0x5f5ffd'
const form = (id: 'transfer' | 'deploy' | 'anything') => `${PATH}?tab=${id}`
const toHex = (text: string) => `0x${Buffer.from(text, 'utf8').toString('hex')}`
const MINT = 'data:,{"p":"crc-20","op":"mint","tick":"cros","amt":"1000"}'

const balances = (page: Page) => page.getByTestId('inscription-balances')
const mint = (page: Page) => page.getByTestId('inscription-mint')
const transfer = (page: Page) => page.getByTestId('inscription-transfer')
const deploy = (page: Page) => page.getByTestId('inscription-deploy')
const anything = (page: Page) => page.getByTestId('inscription-anything')
const act = (card: ReturnType<typeof mint>, name: string) => card.getByRole('button', { name, exact: true })
const rowOf = (page: Page, tick: string) => balances(page).getByRole('row').filter({ hasText: tick })

test('mints to oneself with value 0 and the text as hex, and the balance follows', async ({ page, devnet }) => {
  const { account, ...wallet } = await openConnected(page, devnet, PATH)
  await expect(rowOf(page, 'cros')).toContainText('3,000')
  await expect(mint(page).getByText(MINT)).toBeHidden()
  await mint(page).getByText('Transaction details').click()
  await expect(mint(page).getByText(MINT)).toBeVisible()
  await expect(mint(page).getByText('59 bytes')).toBeVisible()
  await expect(
    mint(page)
      .getByText(/^2\d,\d{3}$/)
      .first(),
  ).toBeVisible()
  await clickAndConfirm(act(mint(page), 'Mint'))
  await expect(page.getByText(`Data sent: ${MINT}`)).toBeVisible()
  const [sent] = await wallet.sent()
  expect(sent?.data).toBe(toHex(MINT))
  expect(sent?.to?.toLowerCase()).toBe(account.toLowerCase())
  expect(BigInt(sent?.value ?? 0)).toBe(0n)
  await expect(rowOf(page, 'cros')).toContainText('4,000')
})

test('mints several times in parallel, and shows each result', async ({ page, devnet }) => {
  const { ...wallet } = await openConnected(page, devnet, PATH)
  await mint(page).getByLabel('Repeat').fill('3')
  await expect(mint(page).getByText('3,000 cros', { exact: true })).toBeVisible()
  await clickAndConfirm(act(mint(page), 'Mint'))
  await expect(page.getByText(`Done, Success 3 of 3, Fail 0times, Data sent: ${MINT}`)).toBeVisible()
  await expect(page.getByTestId('mint-results').getByText('Confirmed')).toHaveCount(3)
  expect((await wallet.sent()).map(({ data }) => data)).toEqual([toHex(MINT), toHex(MINT), toHex(MINT)])
  await expect(rowOf(page, 'cros')).toContainText('6,000')

  await wallet.rejectNext()
  await clickAndConfirm(act(mint(page), 'Mint'))
  await expect(page.getByText(`Done, Success 2 of 3, Fail 1times, Data sent: ${MINT}`)).toBeVisible()
  await expect(page.getByTestId('mint-results').getByText('Rejected')).toHaveCount(1)
  await expect(page.getByTestId('mint-results').getByText('Confirmed')).toHaveCount(2)
})

test('mints more than 50 times in batches, which are stopped, and resumed after a reload', async ({ page, devnet }) => {
  const wallet = await openConnected(page, devnet, PATH)
  // The wallet holds the first batch until the run is stopped.
  await page.evaluate(() => {
    const { ethereum } = window as unknown as {
      ethereum: { request: (call: { method: string }) => Promise<unknown> }
    }
    const { request } = ethereum
    const released = new Promise((resolve) => addEventListener('release', resolve, { once: true }))
    ethereum.request = async (call) => {
      if (call.method === 'eth_sendTransaction') await released
      return request(call)
    }
  })
  await mint(page).getByLabel('Repeat').fill('53')
  await expect(mint(page).getByText('Sent in batches of 50.', { exact: false })).toBeVisible()
  await act(mint(page), 'Mint').click()
  await expect(page.getByText('You confirm 53 transactions, one by one, in your wallet.')).toBeVisible()
  await confirmPreview(page)
  await expect(mint(page).getByText('0 of 53 sent')).toBeVisible()
  await act(mint(page), 'Stop').click()
  await page.evaluate(() => dispatchEvent(new Event('release')))
  await expect(act(mint(page), 'Resume (3 left)')).toBeVisible()
  expect(await wallet.sent()).toHaveLength(50)
  await expect(rowOf(page, 'cros')).toContainText('53,000 cros')

  await page.reload()
  await expect(mint(page).getByText('50 of 53 sent')).toBeVisible()
  await expect(page.getByTestId('mint-results').getByText('Confirmed')).toHaveCount(50)
  await expectAccessible(page)
  await clickAndConfirm(act(mint(page), 'Resume (3 left)'))
  await expect(page.getByText(`Done, Success 53 of 53, Fail 0times, Data sent: ${MINT}`)).toBeVisible()
  expect(await wallet.sent()).toHaveLength(53)
  await expect(rowOf(page, 'cros')).toContainText('56,000 cros')
  await page.reload()
  await expect(rowOf(page, 'cros')).toContainText('56,000 cros')
  await expect(mint(page).getByText('of 53 sent')).toHaveCount(0)
})

test('keeps the form in the URL, and what was typed into the others', async ({ page }) => {
  await page.goto(`${PATH}?tick=dawn`)
  await mint(page).getByLabel('Amount').fill('8000')
  await expect(mint(page).getByText('8,000 dawn', { exact: true })).toBeVisible()
  await page.getByRole('tab', { name: 'Deploy' }).click()
  await expect(page).toHaveURL(/\?tick=dawn&tab=deploy$/)
  await expect(mint(page)).toBeHidden()
  await expect(deploy(page).getByLabel('Tick')).toHaveValue('')
  await page.reload()
  await expect(deploy(page)).toBeVisible()
  await deploy(page).getByLabel('Tick').fill('noon')
  await page.getByRole('tab', { name: 'Mint' }).click()
  await expect(page).toHaveURL(/\?tick=dawn$/)
  await page.getByRole('tab', { name: 'Deploy' }).click()
  await expect(deploy(page).getByLabel('Tick')).toHaveValue('noon')
})

test('requires every field of a mint, and accepts digits only', async ({ page, devnet }) => {
  await openConnected(page, devnet, PATH)
  for (const label of ['Tick', 'Amount', 'Repeat']) {
    const field = mint(page).getByLabel(label)
    const value = await field.inputValue()
    await field.fill('')
    await expect(act(mint(page), 'Fill in all fields')).toBeDisabled()
    await field.fill(value)
    await expect(act(mint(page), 'Mint')).toBeEnabled()
  }
  await mint(page).getByLabel('Repeat').fill('')
  await mint(page).getByLabel('Repeat').pressSequentially('1x0')
  await expect(mint(page).getByLabel('Repeat')).toHaveValue('10')
  // 10.5 must not become 105.
  await mint(page).getByLabel('Repeat').pressSequentially('.5')
  await expect(mint(page).getByLabel('Repeat')).toHaveValue('10')
})

test('transfers to valid destinations only', async ({ page, devnet }) => {
  const { account, ...wallet } = await openConnected(page, devnet, `${form('transfer')}&tick=cros&amt=400`)
  const [, other = ''] = devnet.accounts
  const destination = transfer(page).getByLabel('Destination')
  await expect(transfer(page).getByLabel('Amount')).toHaveValue('400')
  await expect(act(transfer(page), 'Enter a destination')).toBeDisabled()
  for (const [typed, message] of [
    ['somebody.cro', 'Names are not supported here.'],
    [other.slice(0, -1), 'An address is 0x followed by 40 hex characters.'],
    ['0xF39fd6e51aad88F6F4ce6aB8827279cffFb92266', 'The address checksum does not match'],
  ] as const) {
    await destination.fill(typed)
    await expect(transfer(page).getByText(message)).toBeVisible()
    await expect(act(transfer(page), 'Not a valid address')).toBeDisabled()
  }
  const lookalike = `${account.slice(0, 6)}${'0'.repeat(32)}${account.slice(-4)}`.toLowerCase()
  await destination.fill(lookalike)
  await expect(transfer(page).getByText('This address looks like one you know, but is different')).toBeVisible()
  await act(transfer(page), 'Transfer').click()
  const compared = transfer(page).getByLabel('I have compared every character')
  await expect(compared).toBeFocused()
  await expect(compared).toHaveAccessibleDescription('Compare the address first')
  await compared.check()
  await expect(act(transfer(page), 'Transfer')).toBeEnabled()

  await destination.fill(` ${other.toLowerCase()} `)
  await clickAndConfirm(act(transfer(page), 'Transfer'))
  const text = 'data:,{"p":"crc-20","op":"transfer","tick":"cros","amt":"400"}'
  await expect(page.getByText(`Data sent: ${text}`)).toBeVisible()
  const [sent] = await wallet.sent()
  expect(sent?.to?.toLowerCase()).toBe(other.toLowerCase())
  expect(sent?.data).toBe(toHex(text))
  await expect(rowOf(page, 'cros')).toContainText('2,600')
})

test('remembers destinations, and flags addresses that imitate them', async ({ page, devnet }) => {
  await openConnected(page, devnet, form('transfer'))
  const [, , friend = ''] = devnet.accounts
  const destination = transfer(page).getByLabel('Destination')
  const lookalike = `${friend.slice(0, 5)}${'1'.repeat(34)}${friend.slice(-3)}`.toLowerCase()
  await destination.fill(lookalike)
  await expect(
    transfer(page).getByText('You have not sent to this address from this browser before.', { exact: false }),
  ).toBeVisible()
  await destination.fill(friend)
  await clickAndConfirm(act(transfer(page), 'Transfer'))
  await expect(page.getByText(/^Data sent: .*transfer/)).toBeVisible()

  // Beyond the transaction list, and on another visit.
  await page.evaluate(() => localStorage.removeItem('persist:transactions'))
  await page.reload()
  await destination.fill(friend.toLowerCase())
  await expect(transfer(page).getByText('You have sent to this address before.')).toBeVisible()
  await destination.fill(lookalike)
  await expect(transfer(page).getByText('This address looks like one you know, but is different')).toBeVisible()
  await expect(transfer(page).getByText(friend, { exact: true })).toBeVisible()
  await act(transfer(page), 'Transfer').click()
  await expect(transfer(page).getByLabel('I have compared every character')).toHaveAccessibleDescription(
    'Compare the address first',
  )
  await expectAccessible(page)
  await transfer(page).getByLabel('I have compared every character').check()
  await act(transfer(page), 'Transfer').click()
  // The review shows the whole address again.
  await expect(page.getByRole('dialog').getByText(lookalike)).toBeVisible()
})

test('deploys a tick, and lists it afterwards', async ({ page, devnet }) => {
  const { ...wallet } = await openConnected(page, devnet, form('deploy'))
  const tick = deploy(page).getByLabel('Tick')
  await expect(tick).toHaveValue('')
  await expect(act(deploy(page), 'Fill in all fields')).toBeDisabled()
  await tick.fill('cros')
  await expect(tick).toHaveAccessibleDescription('cros is already deployed. Only the first deploy counts.')
  await tick.fill('☀{"a":1}')
  await expect(deploy(page).getByText(/already deployed/)).toHaveCount(0)
  await clickAndConfirm(act(deploy(page), 'Deploy'))
  const text = 'data:,{"p":"crc-20","op":"deploy","tick":"☀{\\"a\\":1}","max":"21000000","lim":"1000"}'
  await expect(page.getByText(`Data sent: ${text}`)).toBeVisible()
  expect((await wallet.sent())[0]?.data).toBe(toHex(text))
  await expect(tick).toHaveAccessibleDescription('☀{"a":1} is already deployed. Only the first deploy counts.')
})

test('warns about inscriptions that would not count, but allows them', async ({ page, devnet }) => {
  await openConnected(page, devnet, PATH)
  const tick = mint(page).getByLabel('Tick')
  await tick.fill('moon')
  await expect(mint(page).getByText('No inscription moon has been deployed.')).toBeVisible()
  await tick.fill('dawn')
  await expect(mint(page).getByText('dawn is fully minted.')).toBeVisible()
  await tick.fill('cros')
  await mint(page).getByLabel('Amount').fill('1001')
  await expect(mint(page).getByText('The limit per mint is 1,000 cros.')).toBeVisible()
  await expect(act(mint(page), 'Mint')).toBeEnabled()
  await page.getByRole('tab', { name: 'Transfer' }).click()
  await transfer(page).getByLabel('Amount').fill('3001')
  await expect(transfer(page).getByText('You hold 3,000 cros.')).toBeVisible()
})

test('inscribes any text and any bytes, with both editors in sync', async ({ page, devnet }) => {
  const { account, ...wallet } = await openConnected(page, devnet, form('anything'))
  const text = anything(page).getByLabel('Text')
  const hex = anything(page).getByLabel('Hex')
  await text.fill('Grüße 😀')
  await expect(hex).toHaveValue(toHex('Grüße 😀'))
  await hex.fill('68 69')
  await expect(text).toHaveValue('hi')
  await hex.fill('0x686')
  await expect(anything(page).getByText('Error', { exact: true })).toBeVisible()
  await expect(act(anything(page), "This input can't be converted")).toBeDisabled()
  await expect(hex).toHaveValue('0x686')
  // A lone surrogate can't pass the browser protocol, so the page creates it.
  await text.evaluate((area: HTMLTextAreaElement) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
      area,
      String.fromCharCode(0xd800),
    )
    area.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await expect(anything(page).getByText('Error', { exact: true })).toBeVisible()
  await expect(act(anything(page), "This input can't be converted")).toBeDisabled()

  await hex.fill('0xff00')
  await expect(anything(page).getByText('These bytes are not valid text. You can still send them.')).toBeVisible()
  await clickAndConfirm(act(anything(page), 'Inscribe'))
  await expect(page.getByText('Data sent: 0xff00')).toBeVisible()
  const [, other = ''] = devnet.accounts
  await anything(page).getByLabel('Destination').fill('0x12')
  await expect(act(anything(page), 'Not a valid address')).toBeDisabled()
  await anything(page).getByLabel('Destination').fill(other)
  await text.fill('for you')
  await clickAndConfirm(act(anything(page), 'Inscribe'))
  await expect(page.getByText('Data sent: for you')).toBeVisible()
  const sent = await wallet.sent()
  expect(sent.map(({ data, to }) => [data, to?.toLowerCase()])).toEqual([
    ['0xff00', account.toLowerCase()],
    [toHex('for you'), other.toLowerCase()],
  ])
})

test('inscribes 100 kB', async ({ page, devnet }) => {
  const { ...wallet } = await openConnected(page, devnet, form('anything'))
  const text = '☀'.repeat(34_000)
  await anything(page).getByLabel('Text').fill(text)
  await anything(page).getByText('Transaction details').click()
  await expect(anything(page).getByText('102,000 bytes')).toBeVisible()
  await clickAndConfirm(act(anything(page), 'Inscribe'))
  await expect(page.getByText(/^Data sent: ☀+…$/)).toBeVisible()
  expect((await wallet.sent())[0]?.data).toBe(toHex(text))
  await anything(page).getByLabel('Text').fill('☀'.repeat(44_000))
  await expect(act(anything(page), 'Too long for one transaction')).toBeDisabled()
})

test('a rejection in the wallet sends nothing and keeps the form', async ({ page, devnet }) => {
  const wallet = await openConnected(page, devnet, PATH)
  await mint(page).getByLabel('Amount').fill('7')
  await wallet.rejectNext()
  await clickAndConfirm(act(mint(page), 'Mint'))
  await expect(page.getByText('You rejected the request')).toBeVisible()
  await expect(mint(page).getByLabel('Amount')).toHaveValue('7')
  expect(await wallet.sent()).toEqual([])
})

test('costs above the balance are an error', async ({ page, devnet, chain }) => {
  const { account } = await openConnected(page, devnet, PATH)
  await chain.rpc('anvil_setBalance', [account, '0x0'])
  await clickAndGoBack(act(mint(page), 'Mint'), 'Error inscription')
})

test.describe('an indexer that', () => {
  const faults = {
    'is down': (page: Page) => page.route(INDEXER, (route) => route.abort()),
    'returns HTML': (page: Page) =>
      page.route(INDEXER, (route) =>
        route.fulfill({ status: 200, contentType: 'text/html', body: '<html>Sorry</html>' }),
      ),
    'returns an error': (page: Page) => page.route(INDEXER, (route) => route.fulfill({ status: 500, body: 'no' })),
    'returns unexpected data': (page: Page) =>
      page.route(INDEXER, (route) => route.fulfill({ json: { content: {}, balances: 'x' } })),
  }
  // An invalid body is still a successful response to the browser.
  const isRefusal = (what: string) => what === 'is down' || what === 'returns an error'
  for (const [what, breakIt] of Object.entries(faults)) {
    test(`${what} blocks no transaction, and is retried`, async ({ page, devnet, expectedErrors }) => {
      if (isRefusal(what))
        expectedErrors.push(/^Failed to load resource: .* \(http:\/\/services\.sundial\.localhost\/indexer\//)
      await breakIt(page)
      await page.clock.install()
      await openConnected(page, devnet, PATH)
      await expect(balances(page).getByText('The inscription indexer is not responding')).toBeVisible()
      await clickAndConfirm(act(mint(page), 'Mint'))
      await expect(page.getByText(`Data sent: ${MINT}`)).toBeVisible()
      // No poll retries before the button: none starts while the clock is paused, and one that started before ends
      // before this request.
      await page.clock.pauseAt(Date.now() + 1_000)
      await page.evaluate((url) => fetch(url).catch(() => undefined), 'http://services.sundial.localhost/indexer/')
      await page.unroute(INDEXER)
      await balances(page).getByRole('button', { name: 'Retry' }).click()
      await page.clock.resume()
      await expect(rowOf(page, 'cros')).toContainText('4,000')
      await expect(balances(page).getByText('The inscription indexer is not responding')).toHaveCount(0)
    })
  }

  test('is slow blocks no transaction', async ({ page, devnet }) => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route(INDEXER, async (route) => {
      await held
      await route.continue()
    })
    await openConnected(page, devnet, PATH)
    await clickAndConfirm(act(mint(page), 'Mint'))
    await expect(page.getByText(`Data sent: ${MINT}`)).toBeVisible()
    answer()
    await expect(rowOf(page, 'cros')).toContainText('4,000')
  })
})

test('the URL prefills the forms, and an invalid amount is ignored', async ({ page }) => {
  await page.goto(`${PATH}?tick=dawn&amt=5`)
  await expect(mint(page).getByLabel('Tick')).toHaveValue('dawn')
  await expect(mint(page).getByLabel('Amount')).toHaveValue('5')
  await page.goto(`${PATH}?amt=5e3`)
  await expect(mint(page).getByLabel('Tick')).toHaveValue('cros')
  await expect(mint(page).getByLabel('Amount')).toHaveValue('1000')
  await expect(mint(page).getByLabel('Repeat')).toHaveValue('1')
  await expect(mint(page).getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
  await page.goto(form('deploy'))
  await expect(deploy(page).getByLabel('Max')).toHaveValue('21000000')
  await expect(deploy(page).getByLabel('Limit per mint')).toHaveValue('1000')
})

test('the bridge lists open and finished transactions', async ({ page }) => {
  await page.goto('/inscription/bridge/status')
  const waiting = page.getByTestId('bridge-waiting')
  const history = page.getByTestId('bridge-history')
  await expect(waiting.getByRole('row')).toHaveCount(4)
  await expect(waiting.getByRole('row').filter({ hasText: '#3' })).toContainText('dawn')
  await expect(waiting.getByRole('row').filter({ hasText: '#3' })).toContainText('Into Cronos')
  await expect(waiting.getByRole('row').filter({ hasText: '#2' })).toContainText('Waiting')
  await expect(history.getByRole('row')).toHaveCount(3)
  await expect(history.getByRole('row').filter({ hasText: '#1' })).toContainText('2,500')
})

test('the bridge shows Loading while it loads, and an error if it fails', async ({ page, chain }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(
    (url) => isRpcRequest(url.href),
    async (route) => {
      await held
      await route.continue()
    },
  )
  const code = await chain.rpc('eth_getCode', [deployment.inscriptions.contracts.bridge, 'latest'])
  await chain.rpc('anvil_setCode', [deployment.inscriptions.contracts.bridge, REVERTING_CODE])
  await page.goto('/inscription/bridge/status')
  await expect(page.getByRole('heading', { name: 'Bridge Status (beta)' })).toBeVisible()
  await expect(page.getByText('Loading', { exact: true })).toBeVisible()
  answer()
  await expect(page.getByText('Could not load the bridge status')).toBeVisible()
  await chain.rpc('anvil_setCode', [deployment.inscriptions.contracts.bridge, code])
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByTestId('bridge-waiting').getByRole('row')).toHaveCount(4)
})
