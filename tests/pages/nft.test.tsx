import { screen, waitFor, within } from '@testing-library/react'
import { Interface, parseUnits } from 'ethers'
import { expect, it } from 'vitest'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { useChain } from '../integration/chain'
import { click, clickAndConfirm, clickAndGoBack, expectEnabled, fill } from './support/confirm'
import { accountAt, openConnected, openPage } from './support/openPage'

const chain = useChain()

const PATH = '/nft'
const { product } = deployment.contracts
const { loyaltyClaim, loyaltyNft, optionNft, optionExercise } = deployment.nft.contracts
const REVERTING_CODE = '0x5f5ffd'
const AFTER_ALL_WINDOWS_SEC = 2_056_400_000
const option = new Interface(['function mint(uint256) payable'])
const CRO = (amount: number) => parseUnits(String(amount), 18)

type Block = 'nft-claim' | 'nft-loyalty' | 'nft-mint' | 'nft-use'

const block = (id: Block) => within(screen.getByTestId(id))
const button = (id: Block, name: string) => () => block(id).getByRole('button', { name })
const expectButton = (id: Block, name: string, isEnabled: boolean) => expectEnabled(button(id, name), isEnabled)

async function openNfts() {
  const page = await openConnected(PATH)
  await screen.findByTestId('nft-use')
  return page
}

async function mintOptions(quantity: string): Promise<void> {
  await fill(block('nft-mint').getByLabelText('Quantity'), quantity)
  await clickAndConfirm(button('nft-mint', 'Mint'))
  await screen.findByText(`You have minted ${quantity} Sundial NFT!`)
}

async function approve(): Promise<void> {
  await clickAndConfirm(button('nft-use', 'Approve'))
  await screen.findByText('You have approved!')
}

it('an option is minted, approved and exercised: it is burned for 300 tokens', async () => {
  const { account } = await openNfts()
  await waitFor(() => block('nft-use').getByText(/You have no NFTs yet\./))
  await mintOptions('2')
  await waitFor(() => block('nft-mint').getByText('2 of 1000 minted'))
  await expectButton('nft-use', 'Exercise #1', false)
  await approve()

  const before = await chain.balanceOf(product, account)
  await clickAndConfirm(button('nft-use', 'Exercise #1'))
  await screen.findByText('You have exercise #1!')
  expect((await chain.balanceOf(product, account)) - before).toBe(CRO(300))
  await waitFor(() => expect(block('nft-use').queryByRole('button', { name: 'Exercise #1' })).toBeNull())
  await expectButton('nft-use', 'Exercise #2', true)
})

it('a mint is capped at the remaining supply, and the sale ends', async () => {
  for (const quantity of [...Array<number>(33).fill(30), 8])
    await chain.send({
      from: accountAt(1),
      to: optionNft,
      value: CRO(100 * quantity),
      data: option.encodeFunctionData('mint', [quantity]),
    })
  const { account } = await openNfts()
  await waitFor(() => block('nft-mint').getByText('998 of 1000 minted'))
  const quantity = block('nft-mint').getByLabelText('Quantity')
  await fill(quantity, '')
  await expectButton('nft-mint', 'Enter a quantity', false)
  await fill(quantity, '-5')
  expect(quantity).toHaveValue('5')
  await waitFor(() => block('nft-mint').getByText('Only 2 left. You will mint 2.'))
  const before = await chain.nativeBalanceOf(account)
  await clickAndConfirm(button('nft-mint', 'Mint'))
  await screen.findByText('You have minted 2 Sundial NFT!')
  const paid = before - (await chain.nativeBalanceOf(account))
  expect(paid).toBeGreaterThan(CRO(200))
  expect(paid).toBeLessThan(CRO(201))
  await waitFor(() => block('nft-mint').getByText('Sale has Ended'))
  expect(block('nft-mint').queryByRole('button')).toBeNull()
})

it('an exercise without enough CRO says what is needed', async () => {
  const { account, wallet } = await openNfts()
  await mintOptions('1')
  await approve()
  const { length } = wallet.state().sent
  await chain.rpc('anvil_setBalance', [account, `0x${CRO(100).toString(16)}`])
  await chain.mine()
  await waitFor(() => block('nft-use').getByText(/You need more than 100 CRO/))
  await clickAndGoBack(button('nft-use', 'Exercise #1'), 'Failed to exercise #1. You need 100 CRO')
  expect(wallet.state().sent).toHaveLength(length)
})

it('transactions that the contracts would reject are not sent', async () => {
  const { wallet } = await openNfts()
  await mintOptions('1')
  await approve()
  await clickAndConfirm(button('nft-loyalty', 'Mint for 50 CRO'))
  await expectButton('nft-claim', 'Claim 100 WCRO', true)
  const { length } = wallet.state().sent

  await chain.rpc('anvil_setCode', [loyaltyClaim, REVERTING_CODE])
  await clickAndGoBack(button('nft-claim', 'Claim 100 WCRO'), 'Failed to claim')
  await chain.rpc('anvil_setCode', [optionExercise, REVERTING_CODE])
  await clickAndGoBack(button('nft-use', 'Exercise #1'), 'Failed to exercise #1')
  await chain.rpc('anvil_setCode', [optionNft, REVERTING_CODE])
  await clickAndGoBack(button('nft-mint', 'Mint'), 'Failed to mint')
  expect(wallet.state().sent).toHaveLength(length)
})

it('a loyalty mint or an approval that would revert says so', async () => {
  await openNfts()
  await mintOptions('1')
  await expectButton('nft-loyalty', 'Mint for 50 CRO', true)
  await chain.rpc('anvil_setCode', [loyaltyNft, REVERTING_CODE])
  await clickAndGoBack(button('nft-loyalty', 'Mint for 50 CRO'), 'Failed to mint')
  await expectButton('nft-use', 'Approve', true)
  await chain.rpc('anvil_setCode', [optionNft, REVERTING_CODE])
  await clickAndGoBack(button('nft-use', 'Approve'), 'Failed to approve')
})

it('a rejection in the wallet sends nothing', async () => {
  const { wallet } = await openNfts()
  for (const rejected of [button('nft-mint', 'Mint'), button('nft-loyalty', 'Mint for 50 CRO')]) {
    wallet.rejectNext()
    await clickAndConfirm(rejected)
    const toast = await screen.findByText('You rejected the request')
    await click(() => screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(toast).not.toBeInTheDocument())
  }
  expect(wallet.state().sent).toEqual([])
})

it('after their windows, nothing can be minted, claimed or exercised', async () => {
  await chain.rpc('evm_setNextBlockTimestamp', [AFTER_ALL_WINDOWS_SEC])
  await chain.mine()
  openPage('/nft/anything/below')
  await screen.findByTestId('nft-use')
  for (const id of ['nft-claim', 'nft-loyalty', 'nft-use'] as const) {
    await waitFor(() => block(id).getByText(/^Ended on /))
    expect(block(id).queryByRole('button')).toBeNull()
  }
  expect(block('nft-mint').getByRole('button')).toBeVisible()
})
