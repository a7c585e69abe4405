import { useSyncExternalStore } from 'react'
import { getDeployment } from '@/config/deployment'
import { type Address, isSameAddress } from '@/lib/hex'
import { login, logout, switchNetwork } from '@/wallet/login'
import { type WalletSession, walletSession } from '@/wallet/session'

/** The wallet's state and actions. */
export interface WalletView {
  readonly status: WalletSession['status']
  /** The connected account; also on a wrong chain, if the wallet exposes it. */
  readonly account?: Address
  /** True for an account that the deployment blocks; it only sees the text 'Blocked address'. */
  readonly isBlocked: boolean
  /** Connects a wallet. Never rejects: the outcome is in the session. */
  readonly connect: (choiceId: string) => Promise<void>
  readonly disconnect: () => void
  /** Asks the wallet to switch to the deployment's chain; false if it did not. */
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

/** The wallet session and its actions; referentially stable per session. */
export function useWallet(): WalletView {
  return toView(useSyncExternalStore(walletSession.subscribe, walletSession.getSnapshot))
}
