import { reloadOnceFor } from '@/app/chunkReload'
import { goToRootOnce } from '@/app/rootPath'
import { setDeployment } from '@/config/deployment'
import { loadDeployment } from '@/config/loadDeployment'

function elementById(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (element === null) throw new Error(`index.html has no #${id}`)
  return element
}

/** Modules ran just now: a slow phone may answer a touch before it goes on. */
const nextTask = () => new Promise<void>((next) => setTimeout(next))

/** Fetches the app and the deployment together. */
async function boot(): Promise<void> {
  window.addEventListener('vite:preloadError', (event) => {
    reloadOnceFor(event.payload)
  })
  try {
    // The libraries run in a task of their own, before the app.
    const [deployment] = await Promise.all([loadDeployment(), import('@/app/drawInSlices')])
    setDeployment(deployment)
    await nextTask()
    const { start } = await import('@/app/start')
    await nextTask()
    await start(elementById('root'))
  } catch (error) {
    elementById('start-failure').hidden = false
    throw error
  }
}

if (!goToRootOnce(window.location, import.meta.env.BASE_URL)) void boot()
