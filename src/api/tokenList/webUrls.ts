import { fromDeployment } from '@/config/deployment'
import { isLoopback, parseUrl } from '@/lib/webUrl'

const PUBLIC_GATEWAYS = ['https://ipfs.io', 'https://dweb.link', 'https://gateway.pinata.cloud'] as const
/** IPFS gateways, the deployment's own first, tried in order. */
export const getIpfsGateways = fromDeployment<readonly string[]>(({ services: { ipfs } }) =>
  ipfs === undefined ? PUBLIC_GATEWAYS : [ipfs, ...PUBLIC_GATEWAYS],
)

const IPFS = /^(ipfs|ipns):\/\/([\w-]+(?:\.[\w-]+)*)(\/[^\s]*)?$/i
/** Limit for URIs. */
export const MAX_URI_LENGTH = 2048

/** The http(s) URLs of a URI's content, best first; empty for unsupported schemes. */
export function webUrls(uri: string): readonly string[] {
  if (uri.length > MAX_URI_LENGTH) return []
  const ipfs = IPFS.exec(uri)
  if (ipfs !== null) {
    const [, scheme = '', id = '', path = ''] = ipfs
    return getIpfsGateways().map((gateway) => `${gateway}/${scheme.toLowerCase()}/${id}${path}`)
  }
  const url = parseUrl(uri)
  // Reject URLs with credentials.
  if (url === undefined || url.username !== '' || url.password !== '') return []
  if (url.protocol === 'https:') return [url.href]
  if (url.protocol !== 'http:') return []
  if (isLoopback(url.hostname)) return [url.href]
  url.protocol = 'https:'
  return [url.href]
}
