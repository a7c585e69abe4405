import { buildSite } from '../../support/site'

/** Where the browser tests' build stands, from the project's folder. */
export const SITE_FOLDER = '.cache/e2e-dist'

/** Builds the site once for all workers. */
export default async function globalSetup(): Promise<void> {
  await buildSite(SITE_FOLDER)
}
