import type { Deployment } from '@/config/deployment'

/** What a host is used for, in the order of the page. */
export const hostUses = ['node', 'subgraph', 'service', 'images', 'relay'] as const
export type HostUse = (typeof hostUses)[number]

export interface SiteHost {
  readonly host: string
  readonly uses: readonly HostUse[]
}

/** Services that only serve images and the files of IPFS. */
const IMAGES: readonly string[] = ['tokenImages', 'ipfs']

function urlsOf(deployment: Deployment): readonly (readonly [url: string, use: HostUse])[] {
  const { rpcUrls, subgraphs, services, walletConnect, walletConnectV1 } = deployment
  return [
    ...rpcUrls.map((url) => [url, 'node'] as const),
    ...Object.values(subgraphs).flatMap((urls) => urls.map((url) => [url, 'subgraph'] as const)),
    ...Object.entries(services).map(([name, url]) => [url, IMAGES.includes(name) ? 'images' : 'service'] as const),
    ...(walletConnect === undefined ? [] : [[walletConnect.relayUrl, 'relay'] as const]),
    ...(walletConnectV1 === undefined ? [] : [[walletConnectV1.bridgeUrl, 'relay'] as const]),
  ]
}

/** The hosts that the site itself talks to on a network, each once, by their first use. */
export function siteHosts(deployment: Deployment): readonly SiteHost[] {
  const usesByHost = new Map<string, HostUse[]>()
  for (const [url, use] of urlsOf(deployment)) {
    const { host } = new URL(url)
    const uses = usesByHost.get(host) ?? []
    if (!uses.includes(use)) uses.push(use)
    usesByHost.set(host, uses)
  }
  return [...usesByHost].map(([host, uses]) => ({ host, uses }))
}
