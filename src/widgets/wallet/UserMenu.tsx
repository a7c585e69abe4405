import { lazy, Suspense, useEffect } from 'react'
import { useWallet } from '@/hooks/useWallet'
import type { ButtonVariant } from '@/ui/buttonStyles'
import { ConnectButton } from './ConnectButton'

// Most first visits have no wallet; for the others it is fetched while the wallet connects.
const loadAccountMenu = async () => ({ default: (await import('./AccountMenu')).AccountMenu })
const AccountMenu = lazy(loadAccountMenu)

export interface UserMenuProps {
  /** The look of the connect button: `primary` only where connecting is the next act of the screen. */
  readonly connectVariant?: ButtonVariant
}

/** The wallet's place in the top bar: the connect button, or the account with its menu. */
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
