import { Web3ReactProvider } from '@web3-react/core'
import { memo } from 'react'
import { toEip1193 } from './legacyProvider'
import { SessionBridge } from './SessionBridge'

/** Loads web3-react and the connectors on the first use of a wallet, and writes their state to the session store. */
function WalletHost() {
  return (
    <Web3ReactProvider getLibrary={toEip1193}>
      <SessionBridge />
    </Web3ReactProvider>
  )
}

// Memoized, because web3-react drops a pending login if its provider re-renders.
export default memo(WalletHost)
