import { type ContractName, type Deployment, namedAddresses } from '@/config/deployment'

/** What the router's swaps and liquidity are sent and read with. */
export const EXCHANGE_CONTRACTS = ['multicall', 'factory', 'router', 'wcro'] as const satisfies readonly ContractName[]

/** Which of the contracts that an area needs are not deployed on the network, in the order given. */
export function missingContracts<N extends ContractName>(deployment: Deployment, needed: readonly N[]): readonly N[] {
  const contracts = namedAddresses(deployment)
  return needed.filter((name) => contracts[name] === undefined)
}
