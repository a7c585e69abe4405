import { expect, it } from 'vitest'
import { readClient } from '@/chain/rpc/readClient'
import { approveTx } from '@/chain/tx/approveTx'
import { getDeployment } from '@/config/deployment'
import { getExchange } from '@/domain/pair/exchange'
import { pairAddress } from '@/domain/pair/pairAddress'
import { sortedAddressPair } from '@/domain/pair/userPairs'
import type { Currency } from '@/domain/token/currency'
import { addLiquidityTx } from '@/features/liquidity/model/addTx'
import { readOwnPools } from '@/features/liquidity/ownPools'
import { type Address, isAddress, ZERO_ADDRESS } from '@/lib/hex'
import { oddTokenAddress } from '../../devnet/deploy/oddTokens'
import { emptyPair } from '../../devnet/tables/oddTokens'
import { useChain } from './chain'
import { account, send } from './sending'

const exchange = getExchange()

/** The node's seventeenth account, which deploys nothing else. */
const ODD_DEPLOYER = '0x2546BcD3c84621e976D8185a91A922aE77ECEc30'
const {
  contracts: { multicall = ZERO_ADDRESS },
  startBlock,
} = getDeployment()

useChain()

it("finds an unlisted pool in the account's own logs, among tokens that are not pools", async () => {
  if (exchange === undefined) throw new Error('No exchange')
  const [tokenA, tokenB] = emptyPair.map((key): Address => {
    const address = oddTokenAddress(ODD_DEPLOYER, key)
    return isAddress(address) ? address : ZERO_ADDRESS
  })
  if (tokenA === undefined || tokenB === undefined) throw new Error('No tokens')
  const tokenPair = sortedAddressPair(tokenA, tokenB)
  const find = async () =>
    (await readOwnPools(readClient, multicall, account, startBlock)).tokenPairs.map((each) => each.join())
  expect(await find()).not.toContain(tokenPair.join())

  const currency = (address: Address, decimals: number): Currency => ({ address, symbol: 'X', name: 'X', decimals })
  for (const token of tokenPair)
    await send(approveTx({ token, tokenName: 'X', spender: exchange.router, amount: 10_000n }))
  const [a, b] = [currency(tokenA, 0), currency(tokenB, 2)]
  const added = {
    offeredA: 100n,
    offeredB: 20_000n,
    first: 'A',
    amountA: 100n,
    amountB: 20_000n,
    liquidity: 414n,
  } as const
  const pool = pairAddress(exchange, { address: tokenA }, { address: tokenB })
  await send(
    addLiquidityTx({
      venue: exchange,
      a,
      b,
      added,
      isFirst: true,
      slippageBps: 50,
      account,
      deadline: 10_000_000_000n,
      pool,
      texts: { amountA: '', amountB: '' },
    }),
  )
  expect(await find()).toContain(tokenPair.join())
})
