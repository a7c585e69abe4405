import { fileURLToPath } from 'node:url'

const fromRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** Absolute paths of the folders that the devnet reads and writes. */
export const paths = {
  root: fromRoot(''),
  contracts: fromRoot('devnet/contracts'),
  interfaces: fromRoot('devnet/contracts/interfaces'),
  nodeModules: fromRoot('node_modules'),
  abis: fromRoot('abis'),
  cache: fromRoot('.cache/devnet'),
  deploymentFile: fromRoot('src/config/deployments/devnet.json'),
} as const
