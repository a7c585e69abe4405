import { run } from '../../../scripts/support/processes.mjs'
import { CHAIN_ID, RPC_HOST, SERVICES_HOST, SITE_FOLDER } from './site'

/** Builds the production site once for all workers. */
export default async function buildSite(): Promise<void> {
  const { code, output } = await run(process.execPath, ['scripts/build.mjs', SITE_FOLDER], {
    env: {
      SUNDIAL_DEPLOYMENT: 'devnet',
      SUNDIAL_RPC_URL: `http://${RPC_HOST}`,
      SUNDIAL_SERVICES_URL: `http://${SERVICES_HOST}`,
      SUNDIAL_CHAIN_ID: String(CHAIN_ID),
    },
  })
  if (code !== 0) throw new Error(output)
}
