import type { Address, Hex } from '@/lib/hex'
import { getDeployment } from './deployment'

export function addressLink(address: Address): string {
  return `${getDeployment().explorerUrl}/address/${address}`
}

export function transactionLink(hash: Hex): string {
  return `${getDeployment().explorerUrl}/tx/${hash}`
}
