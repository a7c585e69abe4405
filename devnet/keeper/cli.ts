import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { keccak256 } from 'ethers'
import { Rpc } from '../chain/rpc.ts'
import { paths } from '../paths.ts'
import { keeperRoute } from '../services/keeper.ts'
import { serveRoutes } from '../services/server.ts'
import { keyAccount } from './account.ts'
import { LOTTERY_SEC, REFRESH_SEC } from './games.ts'
import { type KeeperDeployment, keeperJobs } from './jobs.ts'
import { runKeeper } from './keeper.ts'

const USAGE = `Runs the rounds, lotteries and auctions of a network, and draws its squads and raffles.
  --network <name>         deployment in src/config/deployments (devnet)
  --rpc <url>              JSON-RPC node; the deployment's first one by default
  --key-file <path>        file with the private key of the operator, in hex
  --lottery-seconds <n>    time between draws (${LOTTERY_SEC})
  --health-port <n>        port of http://127.0.0.1/keeper, which reports its health (8601)`

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      network: { type: 'string', default: 'devnet' },
      rpc: { type: 'string' },
      'key-file': { type: 'string' },
      'lottery-seconds': { type: 'string', default: String(LOTTERY_SEC) },
      'health-port': { type: 'string', default: '8601' },
      help: { type: 'boolean' },
    },
  })
  const keyFile = values['key-file']
  if (values.help === true || keyFile === undefined) {
    console.log(USAGE)
    return
  }
  const file = join(paths.root, 'src/config/deployments', `${values.network}.json`)
  const deployment = JSON.parse(readFileSync(file, 'utf8')) as KeeperDeployment & {
    readonly rpcUrls: readonly string[]
  }
  const rpc = new Rpc(values.rpc ?? deployment.rpcUrls[0] ?? '')
  const chainId = Number(await rpc.send('eth_chainId'))
  if (chainId !== deployment.chainId) throw new Error(`The node is on chain ${chainId}, not ${deployment.chainId}`)
  const key = `0x${readFileSync(keyFile, 'utf8').trim().replace(/^0x/, '')}`
  const jobs = keeperJobs(rpc, deployment, {
    lotterySec: Number(values['lottery-seconds']),
    refreshSec: REFRESH_SEC,
    // Nobody can compute the secrets without the key, and they are the same after a restart.
    seed: keccak256(keccak256(key)),
  })
  if (jobs.length === 0) throw new Error(`${values.network} has nothing for a keeper to do`)
  const account = keyAccount(rpc, key, chainId)
  const log = (line: string) => console.log(`${new Date().toISOString()} ${line}`)
  log(`Keeper ${account.address} on chain ${chainId}: ${jobs.map(({ name }) => name).join(', ')}.`)
  const running = runKeeper({ rpc, account, jobs, log })
  await serveRoutes([keeperRoute(running.keeper)], Number(values['health-port']))
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void running.stop().then(() => process.exit(0)))
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
