import { file, inlined } from 'virtual:deployment'

let loaded: unknown = inlined

/** Fetches the deployment of a build; until then nothing may import config/deployment. @throws where it cannot be fetched */
export async function loadDeployment(): Promise<void> {
  if (file === undefined) return
  const answer = await fetch(file.url, { integrity: file.integrity })
  loaded = await answer.json()
}

/** What was loaded; its shape was checked when the app was built, its hash when it was fetched. */
export function loadedDeployment(): unknown {
  if (loaded === undefined) throw new Error('The deployment is not loaded')
  return loaded
}
