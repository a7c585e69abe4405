import type { AbstractConnector } from '@web3-react/abstract-connector'
import { useWeb3React } from '@web3-react/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { rememberAddress } from '@/platform/rememberedAddresses'
import { attemptLogin } from './attemptLogin'
import { deriveSession, type LoginState } from './deriveSession'
import { Eip1193Connector } from './Eip1193Connector'
import type { Eip1193Provider } from './eip1193'
import type { FoundWallet } from './findWallet'
import { registerWalletHost } from './host'
import { forgetLogin, rememberLogin } from './loginKey'
import { openLogoutChannel } from './logoutChannel'
import { walletSession } from './session'
import { setupNetwork } from './setupNetwork'

const choiceIds = new WeakMap<AbstractConnector, string>()

/** Passes logins to web3-react, and its state to the session store. Renders nothing. */
export function SessionBridge() {
  const { activate, deactivate, active, account, chainId, library, connector, error } = useWeb3React<Eip1193Provider>()
  const [login, setLogin] = useState<LoginState>()
  const running = useRef<Promise<boolean>>(undefined)
  const opened = useRef<FoundWallet>(undefined)

  const runLogin = useCallback(
    async (choiceId: string, isRestored: boolean): Promise<boolean> => {
      setLogin({ status: 'pending', choiceId })
      const named = (made: AbstractConnector) => {
        choiceIds.set(made, choiceId)
        return made
      }
      const outcome = await attemptLogin({
        choiceId,
        isRestored,
        activate: (made) => activate(named(made), undefined, true),
        activateAnyChain: (made) => activate(named(made)),
      })
      if ('wallet' in outcome) {
        if (opened.current?.provider !== outcome.wallet.provider) void opened.current?.close?.()
        opened.current = outcome.wallet
      }
      const failure = outcome.status === 'failed' ? outcome.failure : undefined
      if (failure !== undefined || outcome.status === 'over') forgetLogin()
      setLogin({ status: 'idle', ...(failure === undefined ? {} : { failure }) })
      return outcome.status === 'connected'
    },
    [activate],
  )

  useEffect(() => {
    // One login at a time: web3-react drops the first if a second one starts.
    const start = (choiceId: string, isRestored: boolean): Promise<boolean> => {
      running.current ??= runLogin(choiceId, isRestored).finally(() => {
        running.current = undefined
      })
      return running.current
    }
    const disconnect = () => {
      deactivate()
      void opened.current?.close?.()
      opened.current = undefined
    }
    const otherTabs = openLogoutChannel(disconnect)
    const unregister = registerWalletHost({
      login: (choiceId) => start(choiceId, false),
      restore: (choiceId) => start(choiceId, true),
      logout() {
        disconnect()
        otherTabs.announce()
      },
      async switchNetwork() {
        const session = walletSession.getSnapshot()
        return session.status === 'wrongChain' ? start(session.choiceId, false) : setupNetwork(opened.current?.provider)
      },
    })
    return () => {
      unregister()
      otherTabs.close()
    }
  }, [runLogin, deactivate])

  useEffect(() => {
    // Before the first login, the host knows no more than the session.
    if (login === undefined) return
    const choiceId = connector === undefined ? undefined : choiceIds.get(connector)
    const lastAccount = connector instanceof Eip1193Connector ? connector.lastAccount : undefined
    const next = deriveSession({ active, account, chainId, library, connector, error }, login, choiceId, lastAccount)
    const previous = walletSession.getSnapshot()
    if (next.status === 'connected' && choiceId !== undefined) rememberLogin(choiceId)
    if (next.status === 'connected') rememberAddress('accounts', next.account)
    if (next.status === 'disconnected' && (previous.status === 'connected' || previous.status === 'wrongChain'))
      forgetLogin()
    walletSession.set(next)
  }, [active, account, chainId, library, connector, error, login])

  return null
}
