import type { Address } from '@/lib/hex'
import { useWallet } from './useWallet'

/** The account that can read and send here; undefined on a wrong chain too. */
export function useAccount(): Address | undefined {
  const wallet = useWallet()
  return wallet.status === 'connected' ? wallet.account : undefined
}
