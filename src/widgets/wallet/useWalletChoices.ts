import { useMemo, useState, useSyncExternalStore } from 'react'
import { isWithoutExtensions, listChoices, type WalletChoice } from '@/wallet/choices'
import { announcedWallets } from '@/wallet/discovery'
import { readRecentChoices } from '@/wallet/loginKey'

export interface WalletChoices {
  /** Recent first. */
  readonly choices: readonly WalletChoice[]
  readonly recentIds: readonly string[]
  /** This browser can hold no wallet: a phone's, and none is in it. */
  readonly isWithoutExtensions: boolean
}

/** The wallets that can be chosen now; grows as wallets announce themselves. */
export function useWalletChoices(): WalletChoices {
  const announced = useSyncExternalStore(announcedWallets.subscribe, announcedWallets.getSnapshot)
  const [recentIds] = useState(readRecentChoices)
  return useMemo(
    () => ({
      choices: listChoices(announced, recentIds),
      recentIds,
      isWithoutExtensions: isWithoutExtensions(announced),
    }),
    [announced, recentIds],
  )
}
