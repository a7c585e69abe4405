/**
 * npm run deploy -- --network cronos-testnet --key-file <file>: deploys the contracts to a public network, or goes on with
 * an interrupted deployment, and writes the network's deployment file (docs/running-sundial.md).
 */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { getAddress, parseEther, parseUnits } from 'ethers'
import { readKeyFile } from './deploy/keyFile'
import { networkFile } from './deploy/networkFile'
import { publish } from './deploy/publish'

const USAGE = `Deploys the contracts that the app needs to a public network. Run it again to go on after an interruption.
  --network <name>     deployment in src/config/deployments, such as cronos-testnet
  --key-file <path>    file with nothing but the deployer's private key in hex, which only its owner can read
  --rpc <url>          JSON-RPC node; the deployment's first one by default
  --journal <path>     record of what was done (.deploy/<network>.jsonl); keep it until the deployment is complete
  --out <path>         where to write the deployment (the network's file)
  --treasury <address> receives fees; the deployer by default
  --operator <address> account of npm run keeper; the deployer by default
  --liquidity <CRO>    for pools, lending markets and first stakes (200)
  --vaults <ids>       only these vaults, separated by commas; all by default
  --max-gwei <n>       most that a unit of gas may cost (20000)
  --i-know, --audit <text>
                       for Cronos itself: that it is meant, and who has audited the contracts`

function readOptions() {
  const { values } = parseArgs({
    options: {
      network: { type: 'string' },
      'key-file': { type: 'string' },
      rpc: { type: 'string' },
      journal: { type: 'string' },
      out: { type: 'string' },
      treasury: { type: 'string' },
      operator: { type: 'string' },
      liquidity: { type: 'string', default: '200' },
      vaults: { type: 'string' },
      'max-gwei': { type: 'string', default: '20000' },
      'i-know': { type: 'boolean', default: false },
      audit: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  return values
}

async function main(): Promise<void> {
  const values = readOptions()
  const { network, 'key-file': keyFile, rpc, out, treasury, operator, audit } = values
  if (values.help === true || network === undefined || keyFile === undefined) {
    console.log(USAGE)
    process.exitCode = values.help === true ? 0 : 1
    return
  }
  const journalFile = values.journal ?? fileURLToPath(new URL(`../.deploy/${network}.jsonl`, import.meta.url))
  mkdirSync(dirname(journalFile), { recursive: true })
  await publish({
    file: networkFile(network),
    wallet: readKeyFile(keyFile),
    journalFile,
    liquidityWei: parseEther(values.liquidity),
    maxPriceWei: parseUnits(values['max-gwei'], 'gwei'),
    isMainnetMeant: values['i-know'],
    log: (line) => console.log(line),
    ...(values.vaults === undefined ? {} : { vaults: values.vaults.split(',') }),
    ...(rpc === undefined ? {} : { rpcUrl: rpc }),
    ...(out === undefined ? {} : { out }),
    ...(audit === undefined ? {} : { audit }),
    ...(treasury === undefined ? {} : { treasury: getAddress(treasury) }),
    ...(operator === undefined ? {} : { operator: getAddress(operator) }),
  })
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
