import { webUrls } from '@/api/tokenList/webUrls'
import type { Deployment } from '@/config/deployment'
import { type Currency, tokenOf } from '../currency'

/**
 * Where an image of a currency may be, best first: this network's image host, then what its list says (https and
 * ipfs only). An LP token has none of its own.
 */
export function imageUrls(
  { address, logoURI, pair }: Pick<Currency, 'address' | 'logoURI' | 'pair'>,
  network: Deployment,
): readonly string[] {
  const host = network.services.tokenImages
  const token = tokenOf(address, network)
  const own = host === undefined || token === undefined || pair !== undefined ? [] : [`${host}/${token}.png`]
  return logoURI === undefined ? own : [...own, ...webUrls(logoURI)]
}
