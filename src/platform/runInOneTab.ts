/**
 * Runs a task unless another tab is running one of this name. Browsers without Web Locks, and pages without HTTPS, run
 * it at once.
 * @returns whether it ran
 */
export async function runInOneTab(name: string, task: () => Promise<void>): Promise<boolean> {
  if (!('locks' in navigator)) {
    await task()
    return true
  }
  return navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock === null) return false
    await task()
    return true
  })
}
