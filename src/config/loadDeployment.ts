import { file, inlined } from 'virtual:deployment'
import type { Deployment } from './deployment'

/**
 * The deployment that this site was built for. Its shape was checked when the site was built; a fetched file is checked
 * by its hash.
 * @throws if it cannot be fetched
 */
export async function loadDeployment(): Promise<Deployment> {
  if (file === undefined) return inlined as Deployment
  const answer = await fetch(file.url, { integrity: file.integrity })
  return (await answer.json()) as Deployment
}
