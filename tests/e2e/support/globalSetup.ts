import { freePort } from '../../../scripts/support/ports.mjs'
import { serveStatic } from '../../../scripts/support/staticServer.mjs'
import { buildSite } from '../../support/site'

/** Build folder of the browser tests, relative to the project. */
export const SITE_FOLDER = '.cache/e2e-dist'
/** Environment variable with the site's URL for the workers. */
export const SITE_URL = 'E2E_SITE_URL'

/** Builds and serves the site once for all workers. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildSite(SITE_FOLDER)
  const { url, close } = await serveStatic(SITE_FOLDER, await freePort(0))
  process.env[SITE_URL] = url
  return close
}
