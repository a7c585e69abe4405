import { deployment } from './deployment'
import type { Address, Hex } from '@/lib/hex'

export function addressLink(address: Address): string {
  return `${deployment.explorerUrl}/address/${address}`
}

export function transactionLink(hash: Hex): string {
  return `${deployment.explorerUrl}/tx/${hash}`
}
