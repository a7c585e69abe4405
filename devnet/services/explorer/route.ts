import type { Rpc } from '../../chain/rpc.ts'
import type { DevnetDeployment } from '../../deploy/deploymentJson.ts'
import { html, type Route } from '../route.ts'
import { addressPage } from './addressPage.ts'
import { namesOf } from './names.ts'
import { tokenPage } from './tokenPage.ts'
import { txPage } from './txPage.ts'

/** Block explorer pages: /explorer/tx/{hash}, /explorer/address/{address}, /explorer/token/{address}. */
export function explorerRoute(rpc: Rpc, deployment: DevnetDeployment): Route {
  const names = namesOf(deployment)
  return async ({ pathname }) => {
    const [, area, kind, id, ...rest] = pathname.split('/')
    if (area !== 'explorer') return undefined
    if (kind === 'tx' && rest.length === 0 && /^0x[0-9a-fA-F]{64}$/.test(id ?? '')) return txPage(rpc, names, id ?? '')
    if (rest.length === 0 && /^0x[0-9a-fA-F]{40}$/.test(id ?? '')) {
      if (kind === 'address') return addressPage(rpc, names, id ?? '')
      if (kind === 'token') return tokenPage(rpc, names, id ?? '')
    }
    return html(
      404,
      'Not found',
      '<p>Ask for /explorer/tx/, /explorer/address/ or /explorer/token/ with a hash or an address.</p>',
    )
  }
}
