import type { Address, Hex } from '@/lib/hex'
import { deployment } from './deployment'

export function addressLink(address: Address): string {
  return `${deployment.explorerUrl}/address/${address}`
}

export function transactionLink(hash: Hex): string {
  return `${deployment.explorerUrl}/tx/${hash}`
}
