import { createExternalStore } from '@/lib/externalStore'

/** Which wallet dialog is open: there is one of each, wherever it is opened from. */
export const walletDialog = createExternalStore<'connect' | 'wallet' | 'transactions' | undefined>(undefined)
