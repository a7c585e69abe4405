import { Web3ReactProvider } from '@web3-react/core'
import { memo } from 'react'
import { toEip1193 } from './legacyProvider'
import { SessionBridge } from './SessionBridge'

/** web3-react and the connectors; loaded when somebody wants a wallet. Writes what it knows into the session store. */
function WalletHost() {
  return (
    <Web3ReactProvider getLibrary={toEip1193}>
      <SessionBridge />
    </Web3ReactProvider>
  )
}

// web3-react drops a login during which its provider was drawn again, so no parent may cause that.
export default memo(WalletHost)
