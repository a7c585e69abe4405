import type { TestProject } from 'vitest/node'
import { startDevnet } from '../../devnet/startDevnet'
import { freePort } from '../../scripts/support/ports.mjs'
import { seedHub } from '../support/seedHub'

declare module 'vitest' {
  interface ProvidedContext {
    rpcUrl: string
    servicesUrl: string
    accounts: readonly string[]
  }
}

/** Starts one local Cronos for all integration tests and points the app's modules at it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const devnet = await startDevnet({
    port: await freePort(0),
    servicesPort: await freePort(0),
    traders: false,
    blockTimeSec: 'automine',
  })
  await seedHub(devnet.servicesUrl)
  process.env['SUNDIAL_RPC_URL'] = devnet.rpcUrl
  process.env['SUNDIAL_SERVICES_URL'] = devnet.servicesUrl
  project.provide('rpcUrl', devnet.rpcUrl)
  project.provide('servicesUrl', devnet.servicesUrl)
  project.provide('accounts', devnet.accounts)
  return () => devnet.stop()
}
