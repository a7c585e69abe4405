import type { ContractName, Deployment } from '@/config/deployment'

/** What the router's swaps and liquidity are sent and read with. */
export const EXCHANGE_CONTRACTS = ['multicall', 'factory', 'router', 'wcro'] as const satisfies readonly ContractName[]

/** Which of the contracts that an area needs are not deployed on the network, in the order given. */
export function missingContracts<N extends ContractName>(
  { contracts }: Pick<Deployment, 'contracts'>,
  needed: readonly N[],
): readonly N[] {
  return needed.filter((name) => contracts[name] === undefined)
}
