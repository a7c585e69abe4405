import { screen, waitFor, within } from '@testing-library/react'
import { parseUnits } from 'ethers'
import { expect, inject, it } from 'vitest'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { buyFromPool, oddToken, sellToPool } from '../e2e/support/swapPage'
import { deployedVault } from '../e2e/support/vaults'
import { tokenAddress } from '../e2e/support/zapPage'
import { useChain } from '../integration/chain'
import { click, clickAndConfirm, clickAndGoBack, expectEnabled, fill, reviewSheet } from './support/confirm'
import { exactFigure } from './support/figures'
import { openConnected } from './support/openPage'

const chain = useChain()
const devnet = { accounts: inject('accounts') }

const REVERTING_CODE = '0x5f5ffd'
const VVS = tokenAddress('VVS')
const { zap } = deployment.zap.contracts
const { factory } = deployment.exchange.contracts

const CRO = (amount: string) => parseUnits(amount, 18)
const card = () => within(screen.getByTestId('zap-card'))
const amount = () => card().getByLabelText('Amount')
const button =
  (name: string | RegExp = 'Zap') =>
  () =>
    card().getByRole('button', { name })

async function openZap(query: string, typed = '5') {
  const page = await openConnected(`/zap?${query}`)
  await screen.findByTestId('zap-card')
  await fill(amount(), typed)
  return page
}

it('a rejection in the wallet sends nothing and keeps the amount', async () => {
  const { wallet } = await openZap(`outputCurrency=${VVS}`)
  await expectEnabled(button())
  wallet.rejectNext()
  await clickAndConfirm(button())
  await screen.findByText('You rejected the request')
  expect(amount()).toHaveValue('5')
  expect(wallet.state().sent).toEqual([])
})

it('a zap that would revert is disabled, and one that reverts at the last moment is not sent', async () => {
  const { wallet } = await openZap(`outputCurrency=${VVS}`)
  await expectEnabled(button())
  await chain.rpc('anvil_setCode', [zap, REVERTING_CODE])
  await clickAndGoBack(button(), 'Error Zapping')
  expect(amount()).toHaveValue('5')
  await chain.mine()
  await screen.findByText('The simulation failed')
  await expectEnabled(button('This zap would fail now'), false)
  expect(wallet.state().sent).toEqual([])
})

it('an LP token is zapped after an approval, with at least the minimum gas', async () => {
  const { underlying } = deployedVault('vvs-lion-usdc')
  const { account, wallet } = await openZap(`inputCurrency=${underlying}&outputCurrency=CRO`, '0.01')
  await waitFor(() => card().getByText('Estimated from the pools'))
  await clickAndConfirm(button('Approve'))
  await screen.findByText('You have approved!')
  await waitFor(() => card().getByText('Simulated on chain'))
  const before = await chain.nativeBalanceOf(account)
  await clickAndConfirm(button())
  await screen.findByText('Zapped')
  expect(await chain.nativeBalanceOf(account)).toBeGreaterThan(before)
  const sent = wallet.state().sent.at(-1)
  expect(sent?.to?.toLowerCase()).toBe(zap.toLowerCase())
  expect(Number(sent?.gas)).toBeGreaterThanOrEqual(700_000)
})

it('is not sent at a different price than reviewed, and not at all beyond the limit', async () => {
  const token = await oddToken(chain, 'noSymbol')
  // The pool holds 20,000 CRO; this raises it to 100,000.
  await buyFromPool(chain, devnet, token, CRO('80000'))
  const { account, wallet } = await openZap(`outputCurrency=${token}`, '5000')
  await chain.rpc('anvil_setBalance', [account, `0x${(10n ** 24n).toString(16)}`])
  await chain.mine()
  await click(() => screen.getByLabelText('I understand'))
  await click(button())
  const sheet = within(await reviewSheet())
  const confirm = () => sheet.getByRole('button', { name: 'Confirm in wallet' })
  await waitFor(() => expect(sheet.getByTestId('review-loss')).toHaveTextContent(/^4\.\d+/))
  await expectEnabled(confirm)
  const receives = () => {
    const row = sheet.getByText('You receive about').closest('div')
    return row === null ? NaN : Number(exactFigure(row))
  }
  const before = receives()

  await buyFromPool(chain, devnet, token, CRO('100000'))
  await sheet.findByText('The amounts changed')
  expect(receives()).toBeLessThan(before * 0.5)
  await expectEnabled(confirm, false)
  await click(() => sheet.getByRole('button', { name: 'Accept' }))
  await expectEnabled(confirm)

  await sellToPool(chain, devnet, token)
  await sheet.findByText('The price impact is above 15%')
  expect(sheet.queryByRole('button', { name: 'Confirm in wallet' })).toBeNull()
  await click(() => sheet.getByRole('button', { name: 'Go back' }))
  expect(wallet.state().sent).toEqual([])
})

it('says that the pools cannot be read, and is disabled', async () => {
  await chain.rpc('anvil_setCode', [factory, REVERTING_CODE])
  await openZap(`outputCurrency=${VVS}`)
  await expectEnabled(button(/^Could not load the pools$|^This zap would fail now$/), false)
})
