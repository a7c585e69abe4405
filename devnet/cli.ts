import { parseArgs } from 'node:util'
import { type DevnetOptions, startDevnet } from './startDevnet.ts'

const USAGE = `The local Cronos and its services.
  --port <n>             JSON-RPC port (8545)
  --services-port <n>    port of the services and the explorer (8600)
  --chain-id <n>         chain id (31337)
  --block-time <s>       seconds between blocks, or 'automine' (2)
  --no-traders           no market activity
  --no-keeper            no rounds of the prediction market and the lottery
  --round-seconds <n>    length of a round of the prediction market (300)
  --lottery-seconds <n>  time between draws of the lottery (43200)`

function readOptions(): DevnetOptions | undefined {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      'services-port': { type: 'string' },
      'chain-id': { type: 'string' },
      'block-time': { type: 'string' },
      'no-traders': { type: 'boolean' },
      'no-keeper': { type: 'boolean' },
      'round-seconds': { type: 'string' },
      'lottery-seconds': { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  if (values.help === true) return undefined
  const blockTime = values['block-time']
  return {
    ...numberOption('port', values.port),
    ...numberOption('servicesPort', values['services-port']),
    ...numberOption('chainId', values['chain-id']),
    ...(blockTime === 'automine' ? { blockTimeSec: blockTime } : numberOption('blockTimeSec', blockTime)),
    ...numberOption('roundSec', values['round-seconds']),
    ...numberOption('lotterySec', values['lottery-seconds']),
    traders: values['no-traders'] !== true,
    ...(values['no-keeper'] === true ? { keeper: false } : {}),
  }
}

function numberOption(name: string, text: string | undefined): Record<string, number> {
  if (text === undefined) return {}
  const value = Number(text)
  if (!Number.isFinite(value) || value <= 0) throw new Error(`${name} must be a number above 0, not ${text}`)
  return { [name]: value }
}

async function main(): Promise<void> {
  const options = readOptions()
  if (options === undefined) {
    console.log(USAGE)
    return
  }
  const startedAt = performance.now()
  const devnet = await startDevnet(options)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void devnet.stop().then(() => process.exit(0)))
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(
    `Local Cronos (chain id ${devnet.chainId}) at ${devnet.rpcUrl}, services at ${devnet.servicesUrl}, after ${seconds} s.`,
  )
  await devnet.ended
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
