import { screen, waitFor, within } from '@testing-library/react'
import { Interface, parseUnits } from 'ethers'
import { expect, it } from 'vitest'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { useChain } from '../integration/chain'
import { click, clickAndConfirm, clickAndGoBack, expectEnabled, fill } from './support/confirm'
import { accountAt, openConnected, openPage } from './support/openPage'

const chain = useChain()

const PATH = '/earn/cro-lock'
const LOCK = deployment.lock.contracts.croLock
const REVERTING_CODE = '0x5f5ffd'
const lock = new Interface(['function deposit(address) payable'])
const ZERO = `0x${'0'.repeat(40)}`

const depositCard = () => within(screen.getByTestId('lock-deposit'))
const locks = () => within(screen.getByTestId('lockings'))
const amount = () => screen.getByLabelText('Amount to lock')
const button = (name: string) => depositCard().getByRole('button', { name })
const deposit = () => button('Deposit')
const lockItem = (id: number) =>
  waitFor(() => {
    const item = locks()
      .getAllByRole('listitem')
      .find(({ textContent }) => textContent.includes(`Lock #${id}`))
    if (item === undefined) throw new Error(`No lock #${id}`)
    return item
  })

async function openLocks(path = PATH) {
  const page = await openConnected(path)
  await screen.findByTestId('lockings')
  await waitFor(() => depositCard().getByRole('button', { name: 'Deposit' }))
  return page
}

it('a rejection in the wallet sends nothing and keeps the form', async () => {
  const { wallet } = await openLocks()
  await fill(amount(), '7')
  wallet.rejectNext()
  await clickAndConfirm(deposit)
  await screen.findByText('You rejected the request')
  expect(amount()).toHaveValue('7')
  expect(wallet.state().sent).toEqual([])
})

it('a deposit that would revert is not sent', async () => {
  const { wallet } = await openLocks()
  await expectEnabled(deposit)
  await chain.rpc('anvil_setCode', [LOCK, REVERTING_CODE])
  await clickAndGoBack(deposit, 'Error CRO Locking')
  expect(wallet.state().sent).toEqual([])
})

it('a withdrawal that reverts when mined says so', async () => {
  await openLocks()
  const item = await lockItem(1)
  await chain.pauseMining()
  await clickAndConfirm(() => within(item).getByRole('button', { name: 'Withdraw' }))
  await screen.findByText('Transaction sent')
  await expectEnabled(() => within(item).getByRole('button', { name: 'Withdrawing' }), false)
  await chain.rpc('anvil_setCode', [LOCK, REVERTING_CODE])
  await chain.resumeMining()
  await screen.findByText('Error Withdrawing')
})

it('without a rate, deposits are disabled', async () => {
  const { account } = await openLocks()
  // The reward pool holds 100 CRO.
  const wealth = `0x${parseUnits('1000000000', 18).toString(16)}`
  await chain.rpc('anvil_setBalance', [account, wealth])
  await chain.rpc('anvil_setBalance', [deployment.contracts.wcro, wealth])
  await chain.mine()
  await fill(amount(), '100000000')
  await screen.findByText(/Currently unavailable/)
  await expectEnabled(deposit, false)
  await fill(amount(), '1000')
  await waitFor(() => expect(screen.queryByText(/Currently unavailable/)).toBeNull())
  await expectEnabled(deposit)
})

it("locks that cannot be read don't show as none", async () => {
  const code = await chain.rpc('eth_getCode', [LOCK, 'latest'])
  await chain.rpc('anvil_setCode', [LOCK, REVERTING_CODE])
  await openLocks()
  await waitFor(() => locks().getByText('Could not load your locks'))
  expect(locks().queryByText('No locks yet')).toBeNull()
  await waitFor(() => depositCard().getByText(/Currently unavailable/))
  await expectEnabled(deposit, false)
  await chain.rpc('anvil_setCode', [LOCK, code])
  await click(() => locks().getByRole('button', { name: 'Retry' }))
  await lockItem(1)
  await click(() => depositCard().getByRole('button', { name: 'Retry' }))
  await expectEnabled(deposit)
})

it('accepts digits only, up to the balance', async () => {
  await openLocks()
  await fill(amount(), '')
  await expectEnabled(() => button('Enter an amount'), false)
  await fill(amount(), '1x2e-3')
  expect(amount()).toHaveValue('123')
  // 5.5 must not become 55.
  await fill(amount(), '5.5')
  expect(amount()).toHaveValue('5')
  await fill(amount(), '9'.repeat(79))
  await expectEnabled(() => button('Not enough CRO'), false)
})

it('lists 30 locks, and more on request', async () => {
  const data = lock.encodeFunctionData('deposit', [ZERO])
  for (let count = 0; count < 31; count += 1)
    await chain.send({ from: accountAt(0), to: LOCK, value: parseUnits('1', 18), data })
  await openLocks()
  await waitFor(() => locks().getByText('30 of 32'))
  expect(locks().getAllByRole('listitem')).toHaveLength(30)
  await click(() => locks().getByRole('button', { name: 'Show more' }))
  await waitFor(() => locks().getByText('32 of 32'))
  expect(locks().getAllByRole('listitem')).toHaveLength(32)
  expect(locks().queryByRole('button', { name: 'Show more' })).toBeNull()
})

it('shows the rate without a wallet', async () => {
  openPage(PATH)
  await waitFor(() => expect(screen.getByTestId('lock-apr')).toHaveTextContent(/^12\s?%/))
  await waitFor(() => depositCard().getByRole('button', { name: 'Connect wallet' }))
})
