import { bridgeTable } from '../tables/campaigns.ts'
import type { Roles } from './accounts.ts'
import type { Deployed, Script } from './script.ts'

/** Deploys the bridge's record with a few open and finished transactions. */
export function deployBridge(script: Script, { users, treasury, borrower, traders }: Roles): Deployed {
  const bridge = script.deploy('BridgeStatus')
  script.call(bridge, 'addWallets', [[treasury, borrower, ...traders, ...users]])
  for (const { user, tick, amount, isBridgeOut } of bridgeTable) {
    script.call(bridge, 'openTransaction', [users[user], tick, amount, isBridgeOut])
  }
  for (const [index, { isFinished }] of bridgeTable.entries())
    if (isFinished) script.call(bridge, 'finishTransaction', [index])
  return bridge
}
