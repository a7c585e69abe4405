import { type ContractName, type Deployment, namedAddresses } from '@/config/deployment'

/** Contracts that swaps and liquidity need. */
export const EXCHANGE_CONTRACTS = ['multicall', 'factory', 'router', 'wcro'] as const satisfies readonly ContractName[]

/** The contracts of `needed` that the network lacks. */
export function missingContracts<N extends ContractName>(deployment: Deployment, needed: readonly N[]): readonly N[] {
  const contracts = namedAddresses(deployment)
  return needed.filter((name) => contracts[name] === undefined)
}
