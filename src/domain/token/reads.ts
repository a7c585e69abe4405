import { callReading, type Reading } from '@/chain/calls/reading'
import { erc20Contract } from '@/chain/contracts/erc20'
import { multicallContract } from '@/chain/contracts/multicall'
import type { Deployment } from '@/config/deployment'
import type { Address } from '@/lib/hex'

/** An account's token balance in base units. */
export function tokenBalanceReading(token: Address, account: Address): Reading<bigint> {
  return callReading(erc20Contract(token).balanceOf(account))
}

/** An account's native balance in base units; undefined without a Multicall contract. */
export function nativeBalanceReading(network: Deployment, account: Address): Reading<bigint> | undefined {
  const { multicall: at } = network.contracts
  return at === undefined ? undefined : callReading(multicallContract(at).getEthBalance(account))
}
