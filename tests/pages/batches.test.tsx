import { screen, waitFor, within } from '@testing-library/react'
import { parseUnits } from 'ethers'
import { expect, it } from 'vitest'
import { deployedVault, depositOf } from '../e2e/support/vaults'
import { useChain } from '../integration/chain'
import { click, clickAndConfirm, fill, reviewSheet } from './support/confirm'
import { openConnected } from './support/openPage'

const chain = useChain()

const PATH = '/compound/vvs-cro-usdc'
const amount = () => screen.getByLabelText('Amount to deposit')
const button = (name: string) => () => within(screen.getByTestId('deposit-card')).getByRole('button', { name })
const allowanceData = (owner: string, spender: string) =>
  `0xdd62ed3e${[owner, spender].map((address) => address.slice(2).toLowerCase().padStart(64, '0')).join('')}`

it('a wallet that supports batches approves the exact amount and deposits it in one confirmation', async () => {
  const { shareToken, underlying } = deployedVault('vvs-cro-usdc')
  const { account, wallet } = await openConnected(PATH, { takesBatches: true })
  await screen.findByLabelText('Amount to deposit')
  await fill(amount(), '0.01')
  await click(button('Approve and Deposit'))
  const sheet = await reviewSheet()
  await waitFor(() => expect(sheet).toHaveTextContent('CRO-USDC LP vault (VVS)'))
  expect(sheet).toHaveTextContent(/You send\s*0\.01\s*CRO-USDC LP/)
  expect(sheet).toHaveTextContent(/Can spend\s*0\.01\s*CRO-USDC LP/)

  wallet.rejectNext()
  await click(() => within(sheet).getByRole('button', { name: 'Confirm in wallet' }))
  await screen.findByText('You rejected the request')
  expect(amount()).toHaveValue('0.01')
  expect(wallet.state().sent).toEqual([])

  await clickAndConfirm(button('Approve and Deposit'))
  await screen.findByText('You have successfully deposit! Enjoy earning!')
  expect(await depositOf(chain, shareToken, account)).toBeGreaterThan(parseUnits('0.0099', 18))
  const allowance = await chain.rpc('eth_call', [
    { to: underlying, data: allowanceData(account, shareToken) },
    'latest',
  ])
  expect(BigInt(allowance)).toBe(0n)
  expect(wallet.state().methods.filter((method) => method === 'wallet_sendCalls')).toHaveLength(2)
})

it('a wallet without batch support approves first', async () => {
  await openConnected(PATH)
  await screen.findByLabelText('Amount to deposit')
  await fill(amount(), '0.01')
  await waitFor(button('Approve'))
})
