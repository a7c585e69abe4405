import type { Address, Hex } from '@/lib/hex'
import { getDeployment } from './deployment'

/** Block explorer URL of an address. */
export function addressLink(address: Address): string {
  return `${getDeployment().explorerUrl}/address/${address}`
}

/** Block explorer URL of a transaction. */
export function transactionLink(hash: Hex): string {
  return `${getDeployment().explorerUrl}/tx/${hash}`
}
