import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { describeErrors, overrideDeployment, validateDeployment } from '../../scripts/vite/deploymentJson'

const folder = new URL('../../src/config/deployments/', import.meta.url)
const read = (file: string) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Record<string, unknown>
const devnet = read('devnet.json')

function errorsWith(change: Record<string, unknown>): string {
  return describeErrors(validateDeployment({ ...devnet, ...change }))
}

describe('deployments', () => {
  it.each(readdirSync(folder))('%s is valid and has a matching name', (file) => {
    const deployment = read(file)
    expect(describeErrors(validateDeployment(deployment))).toBe('')
    expect(`${String(deployment['network'])}.json`).toBe(file)
  })

  it('reports an invalid field', () => {
    expect(errorsWith({ contracts: { multicall: '0x12' } })).toContain('/contracts/multicall')
    expect(errorsWith({ chainId: '25' })).toContain('/chainId')
    expect(errorsWith({ rpcUrls: ['evm.cronos.org'] })).toContain('/rpcUrls/0')
    expect(errorsWith({ rpcUrls: [] })).toContain('/rpcUrls')
    expect(errorsWith({ tokens: { USDC: { address: '0x', decimals: 6, name: 'USD Coin' } } })).toContain(
      '/tokens/USDC/address',
    )
    expect(errorsWith({ contracts: { lottery: `0x${'1'.repeat(40)}` } })).toContain('lottery')
  })

  it('reports a missing field', () => {
    expect(errorsWith({ explorerUrl: undefined })).toContain('explorerUrl')
  })

  it('applies the node, services and chain id of a test run', () => {
    const changed = overrideDeployment(
      {
        ...devnet,
        explorerUrl: 'http://127.0.0.1:1/explorer',
        services: { indexer: 'http://127.0.0.1:1/indexer' },
        subgraphs: { exchange: ['http://127.0.0.1:1/subgraphs/name/exchange'] },
      },
      { SUNDIAL_RPC_URL: 'http://rpc.test', SUNDIAL_SERVICES_URL: 'http://services.test:8080', SUNDIAL_CHAIN_ID: '25' },
    )
    expect(changed).toMatchObject({
      rpcUrls: ['http://rpc.test'],
      chainId: 25,
      explorerUrl: 'http://services.test:8080/explorer',
      services: { indexer: 'http://services.test:8080/indexer' },
      subgraphs: { exchange: ['http://services.test:8080/subgraphs/name/exchange'] },
    })
  })

  it("fills The Graph's API key into the URLs of subgraphs, and leaves out those that need a missing one", () => {
    const gateway = 'https://gateway.thegraph.com/api/$SUNDIAL_GRAPH_API_KEY/subgraphs/id/Qm'
    const own = 'https://graph.example/subgraphs/name/exchange'
    const deployment = { ...devnet, subgraphs: { exchange: [gateway, own], vaults: [gateway] } }
    expect(describeErrors(validateDeployment(deployment))).toBe('')
    expect(overrideDeployment(deployment, {})).toMatchObject({ subgraphs: { exchange: [own] } })
    expect(overrideDeployment(deployment, {})).not.toHaveProperty('subgraphs.vaults')
    const keyed = gateway.replace('$SUNDIAL_GRAPH_API_KEY', 'abc')
    expect(overrideDeployment(deployment, { SUNDIAL_GRAPH_API_KEY: 'abc' })).toMatchObject({
      subgraphs: { exchange: [keyed, own], vaults: [keyed] },
    })
    expect(
      describeErrors(validateDeployment(overrideDeployment(deployment, { SUNDIAL_GRAPH_API_KEY: 'a b' }))),
    ).toContain('/subgraphs/exchange/0')
    expect(errorsWith({ subgraphs: { exchange: [] } })).toContain('/subgraphs/exchange')
    expect(errorsWith({ subgraphs: { exchange: own } })).toContain('/subgraphs/exchange')
  })

  it('applies the WalletConnect services from the environment, and rejects invalid ones', () => {
    const projectId = '0123456789abcdef0123456789abcdef'
    const override = (environment: Record<string, string>) => overrideDeployment(devnet, environment)
    expect(override({})).not.toHaveProperty('walletConnect')
    expect(override({ SUNDIAL_WALLETCONNECT_PROJECT_ID: projectId })).toMatchObject({
      walletConnect: { projectId, relayUrl: 'wss://relay.walletconnect.org' },
    })
    const own = override({
      SUNDIAL_WALLETCONNECT_PROJECT_ID: projectId,
      SUNDIAL_WALLETCONNECT_RELAY_URL: 'wss://relay.example',
      SUNDIAL_WALLETCONNECT_BRIDGE_URL: 'wss://bridge.example',
    })
    expect(own).toMatchObject({
      walletConnect: { relayUrl: 'wss://relay.example' },
      walletConnectV1: { bridgeUrl: 'wss://bridge.example' },
    })
    expect(describeErrors(validateDeployment(own))).toBe('')
    expect(describeErrors(validateDeployment(override({ SUNDIAL_WALLETCONNECT_PROJECT_ID: 'mine' })))).toContain(
      '/walletConnect/projectId',
    )
    expect(
      describeErrors(validateDeployment(override({ SUNDIAL_WALLETCONNECT_BRIDGE_URL: 'javascript:1' }))),
    ).toContain('/walletConnectV1/bridgeUrl')
  })

  it('contains only real networks with a known chain id', () => {
    expect(read('cronos.json')['chainId']).toBe(25)
    expect(read('cronos-testnet.json')['chainId']).toBe(338)
    expect(devnet['chainId']).toBe(31337)
  })
})
