import { fromDeployment } from '@/config/deployment'
import { getIpfsGateways, webUrls } from './webUrls'

const getTrustedHosts = fromDeployment(
  ({ services }) => new Set([...getIpfsGateways(), ...Object.values(services)].map((url) => new URL(url).host)),
)
/** A path of an IPFS gateway. */
const GATEWAY_PATH = /^\/(ipfs|ipns)\/([\w.-]+)(\/.*)?$/
/** A host of an IPFS gateway that gives each content an origin of its own. */
const GATEWAY_HOST = /^([\w-]+)\.(ipfs|ipns)\.[\w.-]+$/

/** The `ipfs:` or `ipns:` URI of a gateway's URL, whichever the gateway; undefined for other URLs. */
function ipfsUri({ hostname, pathname }: URL): string | undefined {
  const [, scheme, id, path = ''] = GATEWAY_PATH.exec(pathname) ?? []
  if (scheme !== undefined && id !== undefined) return `${scheme}://${id}${path}`
  const [, hostId, hostScheme] = GATEWAY_HOST.exec(hostname) ?? []
  return hostId === undefined || hostScheme === undefined ? undefined : `${hostScheme}://${hostId}${pathname}`
}

/**
 * The URLs of a URI's content on hosts that this site trusts, best first: IPFS content from the site's own gateways,
 * whatever gateway the URI names, and files of the deployment's services. Empty for anything else.
 */
export function trustedUrls(uri: string): readonly string[] {
  const urls = webUrls(uri)
  if (/^ip[fn]s:/i.test(uri)) return urls
  const [first] = urls
  if (first === undefined) return []
  const url = new URL(first)
  const ipfs = ipfsUri(url)
  if (ipfs !== undefined) return webUrls(ipfs)
  return getTrustedHosts().has(url.host) ? [first] : []
}
