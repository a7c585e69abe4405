import { describe, expect, it } from 'vitest'
import { type Deployment, getDeployment } from '@/config/deployment'
import { siteHosts } from './siteHosts'

const deployment: Deployment = {
  ...getDeployment(),
  rpcUrls: ['https://node.test', 'https://second.test/rpc'],
  subgraphs: {
    exchange: ['https://graph.test/exchange', 'https://graph.test/copy'],
    vaults: ['https://node.test/graph'],
  },
  services: { dexInfo: 'https://info.test/dex', tokenImages: 'https://info.test/images', ipfs: 'https://ipfs.test' },
  walletConnect: { projectId: 'none', relayUrl: 'wss://relay.test' },
}

describe('hosts of the site', () => {
  it('are listed once, with all that they are used for', () => {
    expect(siteHosts(deployment)).toEqual([
      { host: 'node.test', uses: ['node', 'subgraph'] },
      { host: 'second.test', uses: ['node'] },
      { host: 'graph.test', uses: ['subgraph'] },
      { host: 'info.test', uses: ['service', 'images'] },
      { host: 'ipfs.test', uses: ['images'] },
      { host: 'relay.test', uses: ['relay'] },
    ])
  })

  it('include every URL of the deployment that the site requests', () => {
    const named = new Set(siteHosts(getDeployment()).map(({ host }) => host))
    const { rpcUrls, services, subgraphs } = getDeployment()
    const urls = [...rpcUrls, ...Object.values(services), ...Object.values(subgraphs).flat()]
    expect(urls.length).toBeGreaterThan(3)
    expect(urls.filter((url) => !named.has(new URL(url).host))).toEqual([])
  })
})
