import { file, inlined } from 'virtual:deployment'
import type { Deployment } from './deployment'

/**
 * Loads the deployment that the site was built for. Its shape is validated at build time, and a fetched file by its
 * hash.
 * @throws if it cannot be fetched
 */
export async function loadDeployment(): Promise<Deployment> {
  if (file === undefined) return inlined as Deployment
  const answer = await fetch(file.url, { integrity: file.integrity })
  return (await answer.json()) as Deployment
}
