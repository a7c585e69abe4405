import { contractCall } from '@/chain/calls/call'
import { callReading, combineReadings, constantReading, type Reading } from '@/chain/calls/reading'
import * as erc20 from '@/chain/generated/erc20'
import * as pair from '@/chain/generated/pair'
import { type Address, ZERO_ADDRESS } from '@/lib/hex'
import { NO_POOL, type Pool } from './model/pool'

/** True where A is the pair's own first token: the one of the lower address. */
function isInOrder(tokenA: Address, tokenB: Address): boolean {
  return BigInt(tokenA) < BigInt(tokenB)
}

/** The state of a pair as its tokens A and B see it. @param address what the factory says; the zero address where there is none */
export function poolReading(address: Address, tokenA: Address, tokenB: Address): Reading<Pool> {
  if (address === ZERO_ADDRESS) return constantReading(NO_POOL)
  const reserves = callReading(contractCall(address, pair.getReserves))
  const supply = callReading(contractCall(address, erc20.totalSupply))
  return combineReadings([reserves, supply], ({ reserve0, reserve1 }, total): Pool => {
    const [reserveA, reserveB] = isInOrder(tokenA, tokenB) ? [reserve0, reserve1] : [reserve1, reserve0]
    return { address, reserveA, reserveB, supply: total }
  })
}
