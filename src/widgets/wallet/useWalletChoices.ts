import { useMemo, useState, useSyncExternalStore } from 'react'
import { listChoices, type WalletChoice } from '@/wallet/choices'
import { announcedWallets } from '@/wallet/discovery'
import { readRecentChoices } from '@/wallet/loginKey'

export interface WalletChoices {
  /** Recent first. */
  readonly choices: readonly WalletChoice[]
  readonly recentIds: readonly string[]
}

/** The wallets that can be chosen now; grows as wallets announce themselves. */
export function useWalletChoices(): WalletChoices {
  const announced = useSyncExternalStore(announcedWallets.subscribe, announcedWallets.getSnapshot)
  const [recentIds] = useState(readRecentChoices)
  return useMemo(() => ({ choices: listChoices(announced, recentIds), recentIds }), [announced, recentIds])
}
