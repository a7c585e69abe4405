import { Interface, MaxUint256, parseUnits } from 'ethers'
import { expect, inject, it } from 'vitest'
import { getDeployment } from '@/config/deployment'
import { getExchange } from '@/domain/pair/exchange'
import { findToken } from '@/domain/token/token'
import { TRANSACTION_GAS } from '@/features/farms/model/handCompounding'
import { useChain } from './chain'

const chain = useChain()

const [account = ''] = inject('accounts')
const DEADLINE = 10_000_000_000n
/** The model's figures are rounded, and the gas of a call depends on which storage it writes first. */
const TOLERANCE = 0.15
const token = new Interface(['function approve(address, uint256)', 'function withdraw(uint256)'])
const router = new Interface([
  'function swapExactTokensForTokens(uint256, uint256, address[], address, uint256)',
  'function addLiquidity(address, address, uint256, uint256, uint256, uint256, address, uint256)',
])
const farm = new Interface(['function deposit(uint256, uint256)'])

it('a compounding by hand takes the gas that the farms assume', async () => {
  const network = getDeployment()
  const { masterChef = '' } = network.farms.contracts
  const listed = network.farms.list.find(({ pid }) => pid === 2)
  const addresses = ['DIAL', 'USDC', 'WCRO'].map((symbol) => findToken(network, symbol)?.address ?? '')
  const [dial = '', usdc = '', wcro = ''] = addresses
  const exchange = getExchange()?.router ?? ''
  const lp = listed?.lpToken ?? ''
  const gasOf = async (to: string, data: string) => Number((await chain.send({ from: account, to, data })).gasUsed)
  for (const [asset, spender] of [
    ...addresses.map((address) => [address, exchange] as const),
    [lp, masterChef] as const,
  ])
    await gasOf(asset, token.encodeFunctionData('approve', [spender, MaxUint256]))
  // A first balance takes more gas than a larger one.
  await gasOf(wcro, token.encodeFunctionData('withdraw', [await chain.balanceOf(wcro, account)]))
  await chain.mine(20)

  const amount = parseUnits('1', 18)
  const harvest = await gasOf(masterChef, farm.encodeFunctionData('deposit', [2, 0]))
  const swapped = await gasOf(
    exchange,
    router.encodeFunctionData('swapExactTokensForTokens', [amount, 0, [dial, wcro], account, DEADLINE]),
  )
  const croWei = await chain.balanceOf(wcro, account)
  const usdcWei = await chain.balanceOf(usdc, account)
  const added = await gasOf(
    exchange,
    router.encodeFunctionData('addLiquidity', [usdc, wcro, usdcWei, croWei / 2n, 0, 0, account, DEADLINE]),
  )
  const staked = await gasOf(masterChef, farm.encodeFunctionData('deposit', [2, await chain.balanceOf(lp, account)]))

  const measured = [
    ['harvest', harvest, TRANSACTION_GAS.harvest],
    ['swap', swapped, TRANSACTION_GAS.swap],
    ['add liquidity', added, TRANSACTION_GAS.addLiquidity],
    ['stake', staked, TRANSACTION_GAS.stake],
  ] as const
  const isOff = (gas: number, assumed: bigint) => Math.abs(gas / Number(assumed) - 1) > TOLERANCE
  expect(measured.flatMap(([name, gas, assumed]) => (isOff(gas, assumed) ? `${name}: ${gas}` : []))).toEqual([])
})
