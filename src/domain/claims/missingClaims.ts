import type { ContractName, Deployment } from '@/config/deployment'

/** What campaigns need and the network lacks; 'claims' stands for their own contracts. */
export function missingClaims(network: Deployment): readonly ('claims' | ContractName)[] {
  const { multicall, product } = network.contracts
  const { profile, bunnies } = network.profile?.contracts ?? {}
  const needed: readonly (readonly ['claims' | ContractName, unknown])[] = [
    ['multicall', multicall],
    ['product', product],
    ['profile', profile],
    ['bunnies', bunnies],
    ['claims', network.claims],
  ]
  return needed.flatMap(([name, part]) => (part === undefined ? [name] : []))
}
