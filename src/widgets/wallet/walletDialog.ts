import { createExternalStore } from '@/lib/externalStore'

/** The open wallet dialog, shared by all components that open it. */
export const walletDialog = createExternalStore<'connect' | 'wallet' | 'transactions' | undefined>(undefined)
