import type { Address } from '@/lib/hex'
import { useWallet } from './useWallet'

/** The account that can send here; undefined also on a wrong chain. */
export function useAccount(): Address | undefined {
  const wallet = useWallet()
  return wallet.status === 'connected' ? wallet.account : undefined
}
