import { lazy, Suspense, useEffect } from 'react'
import { useWallet } from '@/hooks/useWallet'
import type { ButtonVariant } from '@/ui/buttonStyles'
import { ConnectButton } from './ConnectButton'

// Not needed without a wallet; otherwise fetched while the wallet connects.
const loadAccountMenu = async () => ({ default: (await import('./AccountMenu')).AccountMenu })
const AccountMenu = lazy(loadAccountMenu)

export interface UserMenuProps {
  /** `primary` only if connecting is the main action of the screen. */
  readonly connectVariant?: ButtonVariant
}

/** Connect button, or the account menu when connected. */
export function UserMenu({ connectVariant = 'primary' }: UserMenuProps) {
  const { status } = useWallet()
  useEffect(() => {
    if (status === 'connecting') loadAccountMenu().catch(() => undefined)
  }, [status])
  const connect = <ConnectButton size="sm" variant={connectVariant} />
  if (status === 'disconnected' || status === 'connecting') return connect
  return (
    <Suspense fallback={connect}>
      <AccountMenu />
    </Suspense>
  )
}
