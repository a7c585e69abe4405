import type { DeployedVault, Deployment } from '@/config/deployment'
import type { VaultDefinition } from '@/config/vaultDefinition'
import { isSameAddress } from '@/lib/hex'
import type { Finding } from './check'
import { compareFarms } from './farmChecks'

const LENDING: ReadonlySet<string> = new Set(['supplyRatePerBlock', 'supplyRatePerTimestamp', 'interestRate'])

/** Finds contradictions within and between the vault table and the deployment, without a chain. */
export function compareTables(deployment: Deployment, table: readonly VaultDefinition[]): readonly Finding[] {
  const definitions = new Map(table.map((definition) => [definition.id, definition]))
  const ofVaults = Object.entries(deployment.vaults.list).flatMap(([id, deployed]) => {
    const definition = definitions.get(id)
    return definition === undefined
      ? [{ field: `vaults/list/${id}`, problem: 'is not in the vault table' }]
      : [...compareVault(deployment, definition, deployed), ...unknownNames(deployment, id, deployed)]
  })
  return [...unknownBaseTokens(deployment), ...compareFarms(deployment), ...ofVaults]
}

function unknownBaseTokens({ exchange, tokens }: Deployment): Finding[] {
  const unknown = exchange?.baseTokens.filter((symbol) => tokens[symbol] === undefined) ?? []
  return unknown.map((symbol) => ({ field: 'exchange/baseTokens', problem: `no token ${symbol} in this deployment` }))
}

function compareVault(
  { contracts, windows }: Deployment,
  definition: VaultDefinition,
  deployed: DeployedVault,
): Finding[] {
  const { id } = definition
  const { kind } = deployed.yieldSource
  const findings: Finding[] = []
  const report = (field: string, problem: string) => findings.push({ field: `vaults/list/${id}/${field}`, problem })
  const isPair = deployed.pairTokens !== undefined || kind === 'ferro'
  if (isPair !== (definition.group === 'lp')) report('pairTokens', `do not match the group ${definition.group}`)
  if (LENDING.has(kind) !== (definition.strategyDescription === 'lending')) {
    report('yieldSource/kind', `${kind} does not match the strategy ${definition.strategyDescription}`)
  }
  if (definition.isNative && !isSameAddress(deployed.underlying, contracts.wcro ?? ''))
    report('underlying', 'of a native vault is not WCRO')
  if (definition.boostWindow !== undefined && windows[definition.boostWindow] === undefined) {
    findings.push({ field: `windows/${definition.boostWindow}`, problem: `is missing, but ${id} has a bonus in it` })
  }
  return findings
}

/** Symbols and subgraphs that the entry references and the deployment lacks. */
function unknownNames({ tokens, subgraphs }: Deployment, id: string, deployed: DeployedVault): Finding[] {
  const { pairTokens = [], yieldSource: source } = deployed
  const symbols: [field: string, symbol: string][] = pairTokens.map((symbol, index) => [`pairTokens/${index}`, symbol])
  if ('rewardToken' in source) symbols.push(['yieldSource/rewardToken', source.rewardToken])
  if ('rewarders' in source) {
    source.rewarders.forEach(({ rewardToken }, index) =>
      symbols.push([`yieldSource/rewarders/${index}/rewardToken`, rewardToken]),
    )
  }
  if (source.kind === 'ferro') symbols.push(['yieldSource/peg', source.peg])
  const findings = symbols
    .filter(([, symbol]) => tokens[symbol] === undefined)
    .map(([field, symbol]) => ({
      field: `vaults/list/${id}/${field}`,
      problem: `no token ${symbol} in this deployment`,
    }))
  const isPriced =
    pairTokens.length > 0 ||
    source.kind === 'ferro' ||
    Object.values(tokens).some(({ address }) => isSameAddress(address, deployed.underlying))
  if (!isPriced) findings.push({ field: `vaults/list/${id}/underlying`, problem: 'is no token of this deployment' })
  if (source.kind === 'staking' && subgraphs[source.subgraph] === undefined) {
    findings.push({
      field: `vaults/list/${id}/yieldSource/subgraph`,
      problem: `no subgraph ${source.subgraph} in this deployment`,
    })
  }
  return findings
}
