import { useSyncExternalStore } from 'react'
import { getDeployment } from '@/config/deployment'
import { type Address, isSameAddress } from '@/lib/hex'
import { login, logout, switchNetwork } from '@/wallet/login'
import { type WalletSession, walletSession } from '@/wallet/session'

/** The wallet as views see it. */
export interface WalletView {
  readonly status: WalletSession['status']
  /** The connected account; on a wrong chain too, where the wallet told it. */
  readonly account?: Address
  /** True for an account that the deployment blocks: it sees only the text 'Blocked address'. */
  readonly isBlocked: boolean
  /** Connects a wallet choice. Never rejects: the session says how it ended. */
  readonly connect: (choiceId: string) => Promise<void>
  readonly disconnect: () => void
  /** Asks the wallet to change to this deployment's chain; false where it did not. */
  readonly switchNetwork: () => Promise<boolean>
}

const ACTIONS = {
  connect: login,
  disconnect: () => void logout(),
  switchNetwork,
}
const views = new WeakMap<WalletSession, WalletView>()

function toView(session: WalletSession): WalletView {
  const known = views.get(session)
  if (known !== undefined) return known
  const account = 'account' in session ? session.account : undefined
  const isBlocked =
    account !== undefined && getDeployment().blockedAddresses.some((blocked) => isSameAddress(blocked, account))
  const view: WalletView = {
    status: session.status,
    isBlocked,
    ...(account === undefined ? {} : { account }),
    ...ACTIONS,
  }
  views.set(session, view)
  return view
}

/** The wallet session and what can be done with it. The view object is the same while the session is. */
export function useWallet(): WalletView {
  return toView(useSyncExternalStore(walletSession.subscribe, walletSession.getSnapshot))
}
