import { expect, it, vi } from 'vitest'

// main.tsx starts the app; the others need a test environment.
const modules = import.meta.glob<unknown>([
  '/src/**/*.{ts,tsx}',
  '!/src/main.tsx',
  '!/src/**/*.test.{ts,tsx}',
  '!/src/**/*.d.ts',
])

it('no module reads the deployment while it is evaluated', async () => {
  vi.resetModules()
  const { getDeployment } = await import('./deployment')
  expect(getDeployment).toThrow('before it is set')
  expect(Object.keys(modules).length).toBeGreaterThan(800)
  const failed: string[] = []
  for (const [path, load] of Object.entries(modules)) {
    try {
      await load()
    } catch (error) {
      failed.push(`${path}: ${String(error)}`)
    }
  }
  expect(failed).toEqual([])
})
