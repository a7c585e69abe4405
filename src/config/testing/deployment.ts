import type { Deployment } from '@/config/deployment'

/** A network without contracts, tokens or services, for tests to add what they need. */
export const emptyDeployment: Deployment = {
  network: 'devnet',
  chainName: 'Test',
  chainId: 31337,
  nativeCurrency: { name: 'Cronos', symbol: 'CRO', decimals: 18 },
  rpcUrls: [],
  explorerUrl: 'http://127.0.0.1',
  defaultBlockTimeSec: 6,
  startBlock: 0,
  contracts: {},
  prices: { contracts: {} },
  farms: { contracts: {}, list: [], pools: [] },
  lock: { contracts: {} },
  nft: { contracts: {} },
  zap: { contracts: {} },
  inscriptions: { contracts: {} },
  prediction: { contracts: {} },
  lottery: { contracts: {} },
  tokens: {},
  vaults: { contracts: {}, list: {} },
  services: {},
  subgraphs: {},
  windows: {},
  blockedAddresses: [],
}
