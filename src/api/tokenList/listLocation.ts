import { deployment } from '@/config/deployment'
import { isLoopback } from '@/lib/webUrl'

/** Where a token list is. */
export type ListLocation =
  /** Addresses to try in turn. */
  | { readonly kind: 'web'; readonly urls: readonly string[] }
  /** A name that a name service translates. */
  | { readonly kind: 'name'; readonly name: string; readonly path: string }

const PUBLIC_GATEWAYS = ['https://ipfs.io', 'https://dweb.link', 'https://gateway.pinata.cloud'] as const
const { ipfs } = deployment.services
/** Gateways of IPFS, the network's own first; each is tried when the one before it fails. */
const IPFS_GATEWAYS: readonly string[] = ipfs === undefined ? PUBLIC_GATEWAYS : [ipfs, ...PUBLIC_GATEWAYS]

const IPFS = /^(ipfs|ipns):\/\/([\w-]+(?:\.[\w-]+)*)(\/[^\s]*)?$/i
/** Which letters a name may have, the name service itself says; what controls a text is none. */
const NAME = /^((?:[^\s./:\p{Cc}]+\.)+eth)(\/\S*)?$/iu
const MAX_LENGTH = 2048

/** The addresses at which the content of a URI can be had over the web, best first; none for other schemes. */
export function webUrls(uri: string): readonly string[] {
  if (uri.length > MAX_LENGTH) return []
  const ipfs = IPFS.exec(uri)
  if (ipfs !== null) {
    const [, scheme = '', id = '', path = ''] = ipfs
    return IPFS_GATEWAYS.map((gateway) => `${gateway}/${scheme.toLowerCase()}/${id}${path}`)
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

/** What a typed text says about where a list is: https, ipfs, ipns or a name that ends in eth, with or without a path; undefined for anything else. */
export function parseListLocation(text: string): ListLocation | undefined {
  const [, name, path = ''] = (text.length <= MAX_LENGTH ? NAME.exec(text) : undefined) ?? []
  if (name !== undefined) return { kind: 'name', name: name.toLowerCase(), path }
  const urls = webUrls(text)
  return urls.length === 0 ? undefined : { kind: 'web', urls }
}
