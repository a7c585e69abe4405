import { fromDeployment } from '@/config/deployment'
import { isLoopback } from '@/lib/webUrl'

const PUBLIC_GATEWAYS = ['https://ipfs.io', 'https://dweb.link', 'https://gateway.pinata.cloud'] as const
/** Gateways of IPFS, the network's own first; each is tried when the one before it fails. */
const getIpfsGateways = fromDeployment<readonly string[]>(({ services: { ipfs } }) =>
  ipfs === undefined ? PUBLIC_GATEWAYS : [ipfs, ...PUBLIC_GATEWAYS],
)

const IPFS = /^(ipfs|ipns):\/\/([\w-]+(?:\.[\w-]+)*)(\/[^\s]*)?$/i
/** Longer than any address of a list. */
export const MAX_URI_LENGTH = 2048

/** The addresses at which the content of a URI can be had over the web, best first; none for other schemes. */
export function webUrls(uri: string): readonly string[] {
  if (uri.length > MAX_URI_LENGTH) return []
  const ipfs = IPFS.exec(uri)
  if (ipfs !== null) {
    const [, scheme = '', id = '', path = ''] = ipfs
    return getIpfsGateways().map((gateway) => `${gateway}/${scheme.toLowerCase()}/${id}${path}`)
  }
  if (!URL.canParse(uri)) return []
  const url = new URL(uri)
  // A password in an address has no place in a list of lists.
  if (url.username !== '' || url.password !== '') return []
  if (url.protocol === 'https:') return [url.href]
  if (url.protocol !== 'http:') return []
  if (isLoopback(url.hostname)) return [url.href]
  url.protocol = 'https:'
  return [url.href]
}
