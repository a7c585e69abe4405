/**
 * npm run check:config [-- --network cronos | --file <path>]: compares a deployment with its chain. Exits with 1 if anything differs.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createFallbackNodes } from '@/chain/rpc/fallbackNodes'
import { createRpcClient } from '@/chain/rpc/rpcClient'
import type { Deployment } from '@/config/deployment'
import { vaultTable } from '@/config/vaultTable'
import { networkFile } from './deploy/networkFile'
import { checkDeployment } from './doctor/checkDeployment'
import { describeErrors, overrideDeployment, validateDeployment } from './vite/deploymentJson'

function readDeployment(path: string): Deployment {
  const deployment = overrideDeployment(JSON.parse(readFileSync(path, 'utf8')), process.env)
  const errors = validateDeployment(deployment)
  if (errors.length > 0) throw new Error(`${path} is not a valid deployment:\n${describeErrors(errors)}`)
  return deployment as Deployment
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { network: { type: 'string', default: 'devnet' }, file: { type: 'string' } },
  })
  const deployment = readDeployment(values.file ?? networkFile(values.network))
  const { findings, asked } = await checkDeployment(
    deployment,
    vaultTable,
    createRpcClient(createFallbackNodes(deployment.rpcUrls, undefined)),
  )
  for (const { field, problem } of findings) console.log(`${field}: ${problem}`)
  const { vaults, farms } = deployment
  const counts = `${Object.keys(vaults.list).length} vaults, ${farms.list.length} farms, ${farms.pools.length} pools`
  console.log(`${deployment.network}: ${counts}, ${asked} contract calls, ${findings.length} findings.`)
  if (findings.length > 0) process.exitCode = 1
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
