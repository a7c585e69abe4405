import { useMemo, useState, useSyncExternalStore } from 'react'
import { isWithoutExtensions, listChoices, type WalletChoice } from '@/wallet/choices'
import { announcedWallets } from '@/wallet/discovery'
import { readRecentChoices } from '@/wallet/loginKey'

export interface WalletChoices {
  /** Recently used first. */
  readonly choices: readonly WalletChoice[]
  readonly recentIds: readonly string[]
  /** A mobile browser without extensions and without an injected wallet. */
  readonly isWithoutExtensions: boolean
}

/** Available wallets; grows as wallets announce themselves (EIP-6963). */
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
