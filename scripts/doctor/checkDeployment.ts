import type { RpcClient } from '@/chain/rpc/rpcClient'
import type { Deployment } from '@/config/deployment'
import type { VaultDefinition } from '@/config/vaultDefinition'
import { chainChecks } from './chainChecks'
import { type Finding, runChecks } from './check'
import { checkRates } from './rateChecks'
import { compareTables } from './tableChecks'

export interface CheckResult {
  readonly findings: readonly Finding[]
  /** Number of contract calls. */
  readonly asked: number
}

/** Compares a deployment with the vault table and with its chain. Never throws: unreadable values are findings. */
export async function checkDeployment(
  deployment: Deployment,
  table: readonly VaultDefinition[],
  client: RpcClient,
): Promise<CheckResult> {
  const findings = [...compareTables(deployment, table), ...(await checkChainId(deployment, client))]
  const { multicall } = deployment.contracts
  if (multicall === undefined) {
    findings.push({ field: 'contracts/multicall', problem: 'is missing, so nothing can be asked' })
    return { findings, asked: 0 }
  }
  const checks = chainChecks(deployment)
  findings.push(...(await runChecks(client, multicall, checks)), ...(await checkRates(client, multicall, deployment)))
  return { findings, asked: checks.length }
}

async function checkChainId({ chainId }: Deployment, client: RpcClient): Promise<Finding[]> {
  try {
    const is = await client.request('eth_chainId', [], Number)
    return is === chainId ? [] : [{ field: 'chainId', problem: `is ${is} on the chain, not ${chainId}` }]
  } catch (error) {
    return [
      { field: 'rpcUrls', problem: `no node responds: ${error instanceof Error ? error.message : String(error)}` },
    ]
  }
}
