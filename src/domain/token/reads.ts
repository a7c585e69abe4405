import { contractCall } from '@/chain/calls/call'
import { callReading, type Reading } from '@/chain/calls/reading'
import * as erc20 from '@/chain/generated/erc20'
import * as multicall from '@/chain/generated/multicall'
import type { Deployment } from '@/config/deployment'
import type { Address } from '@/lib/hex'

/** What an account holds of a token, in base units. */
export function tokenBalanceReading(token: Address, account: Address): Reading<bigint> {
  return callReading(contractCall(token, erc20.balanceOf, account))
}

/** What an account holds of the native coin, in base units; undefined where the network has no multicall to ask. */
export function nativeBalanceReading(network: Deployment, account: Address): Reading<bigint> | undefined {
  const { multicall: at } = network.contracts
  return at === undefined ? undefined : callReading(contractCall(at, multicall.getEthBalance, account))
}
