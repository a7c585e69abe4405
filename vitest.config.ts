import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { deploymentPlugin } from './scripts/vite/deployment.ts'
import { localesPlugin } from './scripts/vite/locales.ts'

const base = {
  plugins: [react(), deploymentPlugin(), localesPlugin()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
}

/** Tests that replace modules or load them anew: those that follow in the same world would meet what they left. */
const needsOwnModules = (file: string) => /vi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8'))

/**
 * The tests beside the code whose names end so. They share a world, which saves most of their time. Those that need
 * modules of their own load them anew, but stay in one process and one page: starting these cost more than the tests.
 */
function sourceTests(name: string, ending: RegExp, test: { environment?: 'jsdom'; setupFiles: string[] }): TestProjectConfiguration[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => ending.test(file)).map((file) => join('src', file))
  const own = files.filter(needsOwnModules)
  return [
    // None waits on a clock; a busy machine may take long over a large list.
    { ...base, test: { ...test, name, include: files.filter((file) => !own.includes(file)), isolate: false, testTimeout: 60_000 } },
    {
      ...base,
      test: { ...test, name: `${name} apart`, include: own, isolate: false, setupFiles: ['tests/support/apartSetup.ts', ...test.setupFiles], testTimeout: 60_000 },
    },
  ]
}

export default defineConfig({
  test: {
    // A shared machine may stall for longer than any wait; what fails once more is broken.
    retry: process.env['CI'] ? 1 : 0,
    projects: [
      // A page costs more than most tests: one without a component that needs it says `@vitest-environment jsdom`.
      ...sourceTests('unit', /\.test\.ts$/, { setupFiles: ['tests/support/unitSetup.ts'] }),
      ...sourceTests('component', /\.test\.tsx$/, {
        environment: 'jsdom',
        setupFiles: ['tests/support/unitSetup.ts', 'tests/support/componentSetup.ts'],
      }),
      { ...base, test: { name: 'devnet', include: ['devnet/**/*.test.ts'], isolate: false, testTimeout: 60_000, hookTimeout: 60_000 } },
      { ...base, test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts', 'scripts/**/*.test.ts'], testTimeout: 60_000 } },
      { ...base, test: { name: 'fault', include: ['tests/fault/**/*.test.ts'], testTimeout: 60_000 } },
      {
        ...base,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/integration/devnetSetup.ts'],
          // The files share one chain.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
